import type { AttackType, Condition, Effect, MoveKind, Range, Ref, Selector } from '@faultline/rules';
import { always, eachMayMove, grants, ONE_OWN, on, OWN, type Script, SELF, use } from '../src/script.ts';

/** Wordings that recur on several cards: one constructor each. */

/** Force Jump, Jet Pack, Force Speed: every character of the Unit may move in one way. */
export const moveAll = (move: MoveKind): Script => use(eachMayMove(move));

/** Dathomirian Dexterity: the same, twice in the own activation. */
export const moveAllTwice = (move: MoveKind): Script => [...moveAll(move), { clause: 'uses', times: 2 }];

/** Defensive Maneuver, Acrobatic Advance: all may move, and a Hunker token if anybody did. */
export const movesThenHunker = (move: MoveKind): Script =>
  use(eachMayMove(move), { do: 'if-did', effects: [{ do: 'hunker', who: 'self' }] });

/** Find the Shot: all may move, and a Focus action if anybody did. */
export const movesThenFocuses = (move: MoveKind): Script =>
  use(eachMayMove(move), { do: 'if-did', effects: [{ do: 'action', who: 'self', action: 'focus' }] });

export const defensiveManeuver: Script = movesThenHunker('dash');

/** Run and Gun, Tactical Advance: all may dash, and the Unit focuses if anybody did. */
export const dashesThenFocus: Script = movesThenFocuses('dash');

/** Deflect and Riposte: a failure in an attack roll against this Unit turns two damage back. */
export const turnBack = (attackType: AttackType): Script =>
  on(
    { on: 'attack.resolved', to: SELF, attackType },
    { test: 'roll-has', roll: 'attack', face: 'failure' },
    { do: 'suffer', who: 'attacker', amount: 2 },
  );

/** Countless, Lasan Honor Guard: up again after a wound, for so many Injured tokens. */
export const standsUp = (tokens: number): Script =>
  on(
    { on: 'wounded', to: SELF },
    null,
    { do: 'injure', who: 'self', tokens },
    { do: 'shed', who: 'self', wounded: 1, damage: 'all', conditions: 1 },
  );

/** Descendant of the Great House Vizsla, Karabast: no reserve for the Injured. */
export const noReserveWhileInjured: Script = [
  { clause: 'bar', what: 'reserving', where: { test: 'more', of: { count: 'injured', on: 'self' }, than: 0 } },
];

/** Brothers in Arms: Steadfast while the Unit has a Hunker token. */
export const brothersInArms: Script = always({ name: 'steadfast' }, { test: 'hunkered', who: 'self' });

/** A tactic: effects at the start of the activation. */
export const tactic = (...effects: readonly Effect[]): Script =>
  on({ on: 'activation.tactics', to: SELF }, null, ...effects);

/** A Unit by its name, and everyone in it. */
export const UNIT: Ref = { bound: 'unit' };
export const IN_UNIT: Selector = { of: 'character', side: 'allied', among: UNIT };
export const chooseUnit = (from: Omit<Selector, 'of'>): Effect => ({
  do: 'choose',
  bind: 'unit',
  from: { of: 'unit', ...from },
});

/** A tactic: at the start of the activation an ally of a kind may move. */
export const allyMayMove = (move: MoveKind, who: Omit<Selector, 'of' | 'side'>): Script =>
  on(
    { on: 'activation.tactics', to: SELF },
    null,
    { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', ...who } },
    { do: 'move', who: { bound: 'ally' }, move },
  );

/** This Unit and a chosen ally may move, in their player's order; where there is no ally, this Unit alone. */
export const together = (move: MoveKind, ally: Selector): readonly Effect[] => [
  {
    do: 'when',
    test: { test: 'some', who: ally },
    effects: [
      { do: 'choose', bind: 'ally', from: ally },
      eachMayMove(move, { ...SELF, or: { of: 'character', side: 'allied', among: { bound: 'ally' } } }),
    ],
    otherwise: [eachMayMove(move)],
  },
];

/** Pride of the Mandalore: another allied Mandalorian may jump. */
export const prideOfTheMandalore: Script = allyMayMove('jump', { tag: 'Mandalorian', besides: 'self' });

/** Mandalorians are Stronger Together: one near another Mandalorian, be it of their own Unit (R-CARD-15), and all focus. */
export const strongerTogether: Script = on(
  { on: 'action.made', by: SELF, action: 'move' },
  {
    test: 'some',
    who: { of: 'character', side: 'allied', tag: 'Mandalorian', within: { range: 2, from: 'self', other: true } },
  },
  { do: 'action', who: 'self', action: 'focus' },
);

/** First one of the own characters is fixed, then an enemy within Range 3 of it. */
export const graspEnemy = (...then: readonly Effect[]): Script =>
  use(
    ONE_OWN,
    { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', within: { range: 3, from: OWN } } },
    ...then,
  );

/** Force Push: Range 3 away. */
export const forcePush: Script = graspEnemy({ do: 'push', who: { bound: 'enemy' }, range: 3, origin: OWN });

/** Force Repulse: friend and foe around one of the own go flying. */
export const forceRepulse: Script = use(ONE_OWN, {
  do: 'each',
  bind: 'pushed',
  from: { of: 'character', side: 'any', within: { range: 2, from: OWN }, besides: OWN },
  effects: [{ do: 'push', who: { bound: 'pushed' }, range: 2, origin: OWN }],
});

/** An ally dashes, then takes cover, shakes off a condition or attacks. */
const dashThenAct = (from: Selector, bind = 'ally'): Script =>
  use(
    { do: 'choose', bind, from },
    { do: 'move', who: { bound: bind }, move: 'dash' },
    {
      do: 'pick',
      optional: true,
      among: [
        { name: 'hunker', effects: [{ do: 'hunker', who: { bound: bind } }] },
        { name: 'shed', effects: [{ do: 'shed', who: { bound: bind }, conditions: 1 }] },
        { name: 'attack', effects: [{ do: 'attack', who: { bound: bind }, dice: 5 }] },
      ],
    },
  );

/** Tactical Network: another droid. */
export const tacticalNetwork: Script = dashThenAct(
  { of: 'character', side: 'allied', tag: 'Battle Droid', within: { range: 4, from: 'self', other: true } },
  'droid',
);

/** I Will Have Results, Elder's Command: a Supporting ally of a kind. */
export const commandSupport = (tag: string): Script =>
  dashThenAct({ of: 'character', side: 'allied', tag, rank: ['supporting'], within: { range: 4, from: 'self' } });

/** Complete Analysis: its card goes to the reserve for one Force less. */
export const completeAnalysis: Script = [{ clause: 'cost', of: 'reserve', less: 1 }];

/** Answers the attack of another Unit's Combat action before dice are rolled, where this Unit is near its target. */
const helpAttack = (tag: string, range: Range, ...effects: readonly Effect[]): Script =>
  on(
    { on: 'attack.rolling', by: { of: 'character', side: 'other-allied', tag }, inCombatAction: true },
    { test: 'near', who: 'target', range, of: 'self' },
    ...effects,
  );

/** We Can Take Him Down Easy: two dice against a Primary. */
export const takeHimDown: Script = on(
  { on: 'attack.targeted', by: SELF, to: { of: 'character', side: 'enemy', rank: ['primary'] } },
  null,
  { do: 'add-dice', roll: 'attack', dice: 2 },
);

/** Coordinated Fire: within Range 5. */
export const coordinatedFire = (tag: string, ...effects: readonly Effect[]): Script => helpAttack(tag, 5, ...effects);

/** Supporting Fire: answers the attack of another Unit's Combat action when it is over, with the attacker within Range 5. */
export const supportingFire = (tag: string, ...effects: readonly Effect[]): Script =>
  on(
    { on: 'attack.resolved', by: { of: 'character', side: 'other-allied', tag }, inCombatAction: true },
    { test: 'near', who: 'attacker', range: 5, of: 'self' },
    ...effects,
  );

/** Enfeeble: within Range 4 the target of another Inquisitor gains a condition. */
export const enfeeble = (condition: Condition): Script =>
  helpAttack('Inquisitorius', 4, { do: 'gain', who: 'target', condition });

/** Resolve, Conqueror's Resolve: who contests an Active objective has Protection and Steadfast. */
export const resolve: Script = [
  ...grants({ ...SELF, contesting: true }, { name: 'protection' }),
  ...grants({ ...SELF, contesting: true }, { name: 'steadfast' }),
];

/** Inquisitorial Mandate: its player wins ties at an objective this Unit contests. */
export const winsTies: Script = [{ clause: 'control', rule: 'wins-ties' }];

/** Swift Retreat: an advance may be a reposition. */
export const swiftRetreat: Script = [{ clause: 'swap', move: 'advance', into: 'reposition' }];

/** Only Imperial Stormtroopers Are So Precise. */
export const soPrecise: Script = always({ name: 'sharpshooter', value: 1 });

/** Assault Tactics: all may dash, and for a damage the Unit focuses. */
export const assaultTactics: Script = use(eachMayMove('dash'), {
  do: 'may',
  effects: [
    { do: 'suffer', who: 'self', amount: 1 },
    { do: 'if-did', effects: [{ do: 'action', who: 'self', action: 'focus' }] },
  ],
});

/** For the Empire!: an enemy is pushed away from an ally it fights, and the Unit is open to blows. */
export const forTheEmpire: Script = use(
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', engagedWith: 'self' } },
  { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', engagedWith: { bound: 'enemy' } } },
  { do: 'push', who: { bound: 'enemy' }, range: 2, origin: { bound: 'ally' } },
  { do: 'gain', who: 'self', condition: 'exposed' },
);

/** Deadeye: Sharpshooter 2, and no Cover for its targets. */
export const deadeye: Script = [...always({ name: 'sharpshooter', value: 2 }), { clause: 'pierce', cover: 'all' }];

/** Trick Shot: nobody Engaged, one damage for somebody in sight, and no Hunker tokens. */
export const trickShot: Script = on(
  { on: 'activation.tactics', to: SELF },
  { test: 'not', that: { test: 'some', who: { ...SELF, engaged: true } } },
  { do: 'choose', bind: 'enemy', from: { of: 'unit', side: 'enemy', seenBy: 'self' } },
  { do: 'suffer', who: { bound: 'enemy' }, amount: 1 },
  { do: 'drop-hunker', who: { bound: 'enemy' }, tokens: 'all' },
);

/** Pack Hunter: two dice more against somebody whom another ally of the kind fights, be it of its Unit (R-CARD-15). */
export const packHunter = (tag: string): Script => [
  {
    clause: 'pool',
    roll: 'attack',
    attackType: 'melee',
    dice: 2,
    where: { test: 'some', who: { of: 'character', side: 'allied', tag, engagedWith: 'target', besides: 'attacker' } },
  },
];

/** String 'Em Along, Riptide: a die in a Combat action for each other Unit of a kind within Range 5 and sight of the target. */
export const diceForAlliesNear = (attacker: string, helpers: string): Script =>
  on({ on: 'attack.rolling', by: { of: 'character', side: 'allied', tag: attacker }, inCombatAction: true }, null, {
    do: 'add-dice',
    roll: 'attack',
    dice: {
      count: 'found',
      of: {
        of: 'unit',
        side: 'allied',
        tag: helpers,
        within: { range: 5, from: 'target' },
        seenBy: 'target',
        besides: 'attacker',
      },
    },
  });

/** I'm Here To Rescue You, Fan Out: one of this Unit's own, or another ally of a kind, may move. */
export const ownOrAllyMayMove = (move: MoveKind, tag: string): Script =>
  on(
    { on: 'activation.tactics', to: SELF },
    null,
    { do: 'choose', bind: 'ally', from: { ...SELF, or: { of: 'character', side: 'other-allied', tag } } },
    { do: 'move', who: { bound: 'ally' }, move },
  );

/** Payday, I Expect To Be Well Paid: a Tag of its player's choice for this Turn. */
export const payday: Script = on(
  { on: 'card.revealed', player: 'own' },
  null,
  { do: 'choose-tag', bind: 'tag', of: 'any' },
  { do: 'tag', who: 'self', tag: { bound: 'tag' }, until: 'turn' },
);

/** Is That One of Ours?, Opportunistic Usurper: no Ranged attacks while the Order Card is not yet used. */
export const untouchableInReserve: Script = [
  {
    clause: 'forbid',
    targeting: { by: { of: 'character', side: 'enemy' }, target: SELF, attackType: 'ranged' },
    where: { test: 'order-card', of: 'self', in: ['deck', 'reserve'] },
  },
];

/** Exit Strategy: they climb out of a fight. */
export const exitStrategy: Script = [{ clause: 'permit', what: 'climb-while-engaged' }];

/** I've Got You in My Sights, Say Goodnight, Sonar Detection: Cover that the target goes without; CR-COVER-01: of Ranged attacks. */
export const ignoresCover = (cover: number | 'all'): Script => [{ clause: 'pierce', cover }];

/** The card in reserve goes back to the deck, and the one just revealed takes its place without a price. */
const intoReserveInstead: readonly Effect[] = [
  {
    do: 'pick',
    among: [
      { name: 'deck-top', effects: [{ do: 'order-card', of: 'reserved', to: 'deck-top' }] },
      { name: 'deck-bottom', effects: [{ do: 'order-card', of: 'reserved', to: 'deck-bottom' }] },
    ],
  },
  { do: 'order-card', of: 'self', to: 'reserve' },
];

/** Submerge: where the reserve holds the card of such a Unit. */
export const submerge = (a: Selector): Script =>
  on({ on: 'card.revealed', to: SELF }, { test: 'zone-holds', zone: 'reserve', a }, ...intoReserveInstead);

/** Patience, Opportunistic Usurper: where it holds any. */
export const patience: Script = on(
  { on: 'card.revealed', to: SELF },
  { test: 'zone-holds', zone: 'reserve' },
  { do: 'may', effects: intoReserveInstead },
);

/** Each may dash; what follows is for a Unit of which one ended its dash within such a Range of an enemy. */
const dashesUpToEnemy = (range: Range, ...then: readonly Effect[]): Script =>
  use(
    {
      do: 'each',
      bind: 'mover',
      from: SELF,
      effects: [
        { do: 'move', who: { bound: 'mover' }, move: 'dash' },
        {
          do: 'if-did',
          effects: [
            {
              do: 'check',
              test: {
                test: 'some',
                who: { of: 'character', side: 'enemy', within: { range, from: { bound: 'mover' } } },
              },
            },
          ],
        },
      ],
    },
    { do: 'if-did', effects: then },
  );

/** Covert Operations, R-CARD-41: Sharpshooter until the Turn ends, and a Focus action with it. */
export const covertOperations: Script = dashesUpToEnemy(
  4,
  { do: 'grant', who: 'self', keyword: { name: 'sharpshooter', value: 1 }, until: 'turn' },
  { do: 'action', who: 'self', action: 'focus' },
);

/** Commando Doctrines: a Focus action and a Hunker token. */
export const commandoDoctrines: Script = dashesUpToEnemy(
  4,
  { do: 'action', who: 'self', action: 'focus' },
  { do: 'hunker', who: 'self' },
);

/** Headlong Assault: nearer, a Focus action and Impact. */
export const headlongAssault: Script = dashesUpToEnemy(
  2,
  { do: 'grant', who: 'self', keyword: { name: 'impact', value: 1 }, until: 'turn' },
  { do: 'action', who: 'self', action: 'focus' },
);

/** Infiltration: deployed within Range 2. */
export const infiltration: Script = [{ clause: 'deploy', range: 2 }];

/** Long Live the Empire: troops are driven on, and those who fall to it get up again. */
export const longLiveTheEmpire: Script = use(
  { do: 'choose', bind: 'objective', from: { of: 'objective' } },
  { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'allied', tag: 'Galactic Empire', rank: ['supporting'] } },
  { do: 'choose', bind: 'mover', from: { of: 'character', side: 'allied', among: UNIT } },
  { do: 'move', who: { bound: 'mover' }, move: 'reposition', toward: { bound: 'objective' } },
  { do: 'suffer', who: UNIT, amount: 2 },
  {
    do: 'when',
    test: { test: 'wounded-by-this', who: UNIT },
    effects: [
      {
        do: 'may',
        effects: [
          { do: 'shed', who: UNIT, wounded: 1, damage: 'all', conditions: 1 },
          { do: 'if-did', effects: [{ do: 'injure', who: UNIT, tokens: 1 }] },
        ],
      },
    ],
  },
);
/** Commanding Presence, Imperial Discipline, R-CARD-7: a damage in place of a condition, for those near who have these Tags. */
export const damageForCondition = (...tags: readonly string[]): Script =>
  on(
    {
      on: 'condition.gaining',
      to: { of: 'character', side: 'allied', allTags: tags, within: { range: 3, from: 'self' } },
    },
    { test: 'not', that: { test: 'wounded', who: 'event-unit' } },
    { do: 'may', effects: [{ do: 'instead' }, { do: 'suffer', who: 'event-unit', amount: 1 }] },
  );

/** Hit and Run: after an attack of a Combat action one of the Unit may reposition. */
export const hitAndRun: Script = on({ on: 'attack.resolved', by: SELF, inCombatAction: true }, null, ONE_OWN, {
  do: 'move',
  who: OWN,
  move: 'reposition',
});

/** On the Trail: each may dash toward an enemy of its own. */
export const onTheTrail: Script = tactic({
  do: 'each',
  bind: 'mover',
  from: SELF,
  effects: [
    { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy' } },
    { do: 'move', who: { bound: 'mover' }, move: 'dash', toward: { bound: 'enemy' } },
  ],
});

/** No Mercy, Imperial Detention: whoever advances or dashes out of Engagement with them suffers for it. */
export const noMercy: Script = on(
  { on: 'moved', by: { of: 'character', side: 'enemy' }, moves: ['advance', 'dash'] },
  {
    test: 'all',
    of: [
      { test: 'was-engaged', who: 'self' },
      { test: 'not', that: { test: 'engaged', who: 'mover', with: 'self' } },
    ],
  },
  { do: 'suffer', who: 'mover', amount: 2 },
);
