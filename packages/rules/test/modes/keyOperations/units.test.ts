import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import {
  type Ability,
  drawing,
  type Effect,
  fast,
  Match,
  type OperationCard,
  type OperationRule,
  type PlayedOperation,
  type RuleEffect,
  type RuleObjectives,
  sampleAnswer,
  sha256,
} from '@faultline/rules';
import { keyOperations } from '@faultline/rules/modes';
import { active, coreGame, seeded, Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { listenersOf } from '../../../src/timing/listeners.ts';
import { type Depot, deed, depot, lying, PLAIN } from './depot.ts';

const rule = (
  by: OperationRule['by'],
  ...clauses: OperationRule['clauses']
): Pick<OperationRule, 'by' | 'clauses'> => ({
  by,
  clauses,
});
const reasonsOf = ({ refusal }: Story): readonly string[] =>
  refusal && 'reasons' in refusal ? (refusal.reasons as readonly { rule: string }[]).map((why) => why.rule) : [];
const inState = (state: string, unit = 0): Depot => ({ play: { states: [{ unit: unit as never, state }] } });

describe('a Unit in a state that bars something', () => {
  it('[KO-R-65] neither moves nor attacks, and is told why', () => {
    const story = depot({ ...inState('jailed'), blue: { jyn: { at: [10, 14] } } });
    expect(story.plays('combat').told('declined')).toEqual(['declined saw.1 attack']);
    expect(story.plays('move').told('declined')).toEqual(['declined saw.1 attack', 'declined saw.1 move']);
  });

  it('[KO-R-65] uses no Active ability, with a refusal that names the rule', () => {
    const story = depot({
      ...inState('jailed'),
      abilities: { deed: active(0, { do: 'refresh', amount: 1 }) },
      force: [1, 1],
    });
    expect(story.offered).not.toContain('deed');
    expect(reasonsOf(story.tries('deed'))).toEqual(['KO-R-65']);
  });

  it('[KO-R-65] is not pushed and not placed', () => {
    const push: Effect = { do: 'push', who: { bound: 'it' }, range: 1, origin: 'self' };
    const place: Effect = { do: 'place', who: { bound: 'it' }, range: 2 };
    const choose: Effect = { do: 'choose', bind: 'it', from: { of: 'character', side: 'enemy' } };
    // Something else comes of it, so that it can be used at all.
    const also: Effect = { do: 'gain', who: 'self', condition: 'pinned' };
    const near: Depot = { ...inState('jailed', 1), blue: { jyn: { at: [10, 14] } } };
    expect(deed([choose, push, also], near).told('pushed')).toEqual([]);
    expect(deed([choose, place, also], near).told('placed')).toEqual([]);
    expect(deed([choose, push, also], { ...near, play: {} }).asked).toBe('red DP-35');
  });

  it.each([
    ['push', { do: 'push', who: { bound: 'it' }, range: 1, origin: 'self' }],
    ['place', { do: 'place', who: { bound: 'it' }, range: 2 }],
  ] as const)('[KO-R-65] [R-ABIL-4] lets nobody pay for a %s that could move nobody else', (_verb, effect) => {
    const each: Effect = { do: 'each', bind: 'it', from: { of: 'character', side: 'enemy' }, effects: [effect] };
    const near: Depot = { blue: { jyn: { at: [10, 14] } }, abilities: { deed: active(0, each) } };
    const withDeed = { ...near, red: { saw: { at: [10, 12], has: ['deed'] } } } as Depot;
    expect(depot(withDeed).offered).toContain('deed');
    expect(depot({ ...withDeed, ...inState('jailed', 1) }).offered).not.toContain('deed');
  });

  it('[KO-R-65] suffers nothing but what the one ability does that is excepted', () => {
    const hurt: Effect[] = [
      { do: 'choose', bind: 'it', from: { of: 'unit', side: 'enemy' } },
      { do: 'suffer', who: { bound: 'it' }, amount: 2 },
    ];
    const jailed = inState('jailed', 1);
    expect(deed(hurt, jailed).unit('jyn').damage).toBe(0);
    const press: Depot = {
      ...jailed,
      red: { saw: { at: [10, 12], has: ['press'] } },
      abilities: { press: active(0, ...hurt) },
    };
    expect(depot(press).chooses('press').unit('jyn').damage).toBe(2);
  });

  it('is off the battlefield where the state is away, until a rule sets it down', () => {
    const away: Effect[] = [
      { do: 'choose', bind: 'it', from: { of: 'unit', side: 'enemy' } },
      { do: 'state', who: { bound: 'it' }, state: 'hidden' },
    ];
    const story = deed(away, { blue: { jyn: { at: [10, 14] }, cassian: { at: [30, 30] } } }).chooses('jyn');
    expect([story.character('jyn').onTable, story.character('cassian').onTable]).toEqual([false, true]);
  });
});

describe('words that find Units off the battlefield', () => {
  const mark = (state?: string): readonly RuleEffect[] => [
    {
      do: 'each',
      bind: 'u',
      from: { of: 'unit', side: 'enemy', ...(state === undefined ? {} : { state }) },
      effects: [{ do: 'gain', who: { bound: 'u' }, condition: 'pinned' }],
    },
  ];
  const ended = (effects: readonly RuleEffect[]): string[] => {
    const story = deed(
      [
        { do: 'choose', bind: 'it', from: { of: 'unit', side: 'enemy' } },
        { do: 'state', who: { bound: 'it' }, state: 'hidden' },
      ],
      {
        blue: { jyn: { at: [10, 14] }, cassian: { at: [30, 30] } },
        rules: { it: rule('active', { clause: 'on', event: { on: 'turn.end', player: 'own' }, effects }) },
      },
    );
    story.chooses('jyn').chooses('end');
    const first = story.offered.find((id) => id.startsWith('it#'));
    if (first !== undefined) story.chooses(first);
    return story.told('condition').map((line) => line.split(' ')[1] ?? '');
  };

  it('hear of the activation of such a Unit', () => {
    const heard = (state: string): number => {
      const to = { of: 'unit', side: 'allied', state } as const;
      const story = deed(
        [
          { do: 'choose', bind: 'it', from: { of: 'unit', side: 'enemy' } },
          { do: 'state', who: { bound: 'it' }, state: 'hidden' },
        ],
        { rules: { it: rule('sentinel', { clause: 'on', event: { on: 'activation.choosing', to }, effects: [] }) } },
      );
      const { game, state: now } = story.match;
      const event = { on: 'activation.choosing', seat: 1, unit: story.unit('jyn').id, id: 0, listeners: [] } as const;
      return listenersOf({ game, open: now.open }, event).length;
    };
    expect([heard('hidden'), heard('asleep')]).toEqual([1, 0]);
  });

  it('mean them where they ask for their state, and not else', () => {
    expect(ended(mark('hidden'))).toEqual(['jyn']);
    expect(ended(mark())).toEqual(['cassian']);
  });
});

/** A game from its beginning, with rules of the whole operation. */
function begun(
  rules: Readonly<Record<string, Pick<OperationRule, 'by' | 'clauses'>>>,
  more: Partial<OperationCard> = {},
): Story {
  const { mission: _, ...republic } = REPUBLIC;
  const { mission: _other, ...shadow } = SHADOW;
  const operation: PlayedOperation = {
    ...PLAIN,
    card: { ...PLAIN.card, ...more, rules: Object.keys(rules) },
    rules: Object.entries(rules).map(([id, one]) => ({ id, name: id, ...one })),
  };
  const game = coreGame({ mode: keyOperations, library: { ...library, operations: { depot: operation } } });
  const plan = { operation: 'depot', aggressor: 0 } as const;
  return new Story(
    Match.begin(game, { kind: 'teams', mode: 'key-operations', teams: [republic, shadow], plan }, seeded('squads')),
    new Map(),
  );
}

const beforeDeployment = (by: OperationRule['by'], ...effects: readonly RuleEffect[]) =>
  rule(by, { clause: 'on', event: { on: 'deploy.before' }, effects });

const aSquad: readonly RuleEffect[] = [
  { do: 'choose-squad', bind: 'squad' },
  {
    do: 'each',
    bind: 'unit',
    from: { of: 'unit', side: 'allied', among: { bound: 'squad' } },
    effects: [{ do: 'state', who: { bound: 'unit' }, state: 'asleep' }],
  },
];

/** Deploys by chance until another question is asked. */
function deploys(story: Story): string[] {
  const random = drawing(fast(sha256('deploys'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  for (let n = 0; n < 80; n += 1) {
    const { decision, version } = story.open;
    if (!decision || !['DP-07', 'DP-08', 'DP-09', 'DP-28'].includes(decision.point)) break;
    const option = decision.options[0]?.id ?? '';
    const answer = sampleAnswer({ game: story.match.game, open: story.open }, option, random) ?? { option };
    story.checked.send({ do: 'answer', seat: decision.seat, version, answer });
  }
  return story.told('deployed').map((line) => line.split(' ')[1]?.split('.')[0] ?? '');
}

describe('a squad', () => {
  it('is chosen by its first Unit before deployment, and means all of its Units', () => {
    const story = begun({ it: beforeDeployment('sentinel', ...aSquad) });
    expect([story.asked, story.offered]).toEqual(['blue DP-34', ['b1', 'b4']]);
    story.chooses('b4').plays('b4', 'b5');
    expect(story.told('state')).toEqual(['state b4 asleep', 'state b5 asleep', 'state b6 asleep']);
  });

  it('[KO-DEP-02] that the operation has made something of is not deployed', () => {
    const story = begun({ it: beforeDeployment('sentinel', ...aSquad) }).plays('b4', 'b4', 'b5');
    const who = new Set(deploys(story));
    expect([...who].toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'b2', 'b3']);
  });
});

describe('deployment of a card’s own', () => {
  const deployment: OperationCard['deployment'] = {
    first: 'sentinel',
    zones: {
      sentinel: { within: { range: 2, of: 'desk' } },
      aggressor: {
        notWithin: [
          { range: 5, of: 'enemy' },
          { range: 2, of: 'objective' },
        ],
      },
    },
  };
  const tokens = [{ key: 'desk', x: 45720, y: 45720 }];

  it('[KO-DEP-02, KO-R-77] lets one role deploy all its squads first, near what the card names', () => {
    const story = begun({}, { deployment, tokens });
    const order = deploys(story).map((name) => name[0]);
    const first = order.indexOf('a');
    expect(order.slice(0, first).every((side) => side === 'b')).toBe(true);
    expect(order.slice(first).every((side) => side === 'a')).toBe(true);
    const discs = story.open.characters.filter((c) => story.open.units[c.unit]?.seat === 1);
    expect(discs.every((c) => (c.x - 45720) ** 2 + (c.y - 45720) ** 2 < (1270 + c.r + 8000) ** 2)).toBe(true);
  });

  it('[KO-R-77] refuses a place that is too far, or too near, with the distance', () => {
    const story = begun({}, { deployment, tokens });
    story.chooses(story.offered[0] ?? '');
    expect(reasonsOf(story.tries('place', { to: [2, 2] }))).toEqual(['KO-R-77']);
  });
});

describe('the Order Deck', () => {
  it('is shuffled, and nobody knows its order any more', () => {
    const story = deed([{ do: 'shuffle-deck' }], {
      red: { saw: { at: [10, 12], has: ['deed'] }, other: { at: [14, 12] } },
      shuffles: [['shatterpoint', 'a2']],
    });
    expect(story.told('deck-shuffled')).toEqual(['deck-shuffled red']);
    expect(story.match.state.hidden.decks[0]).toEqual(['shatterpoint', 'a2']);
  });
});

describe('what a rule has chosen before', () => {
  const fresh: RuleObjectives = { of: 'objective', fresh: true };
  const twice: readonly RuleEffect[] = [
    { do: 'choose', bind: 'one', from: fresh },
    { do: 'mark', of: { of: 'objective', among: { bound: 'one' } }, priority: true },
  ];

  it('[KO-R-44] is not chosen again by the same rule this Turn, whoever chooses', () => {
    const story = depot({
      rules: {
        it: rule('active', {
          clause: 'on',
          event: { on: 'turn.end', player: 'own' },
          effects: [{ do: 'as', who: 'each-aggressor-first', effects: twice }],
        }),
      },
    }).chooses('end');
    const first = story.offered.find((id) => id.startsWith('it#'));
    if (first !== undefined) story.chooses(first);
    expect([story.asked, story.offered]).toEqual(['red DP-34', ['W', 'E']]);
    story.chooses('W');
    expect(story.told('marked')).toEqual(['marked W', 'marked E']);
    expect(lying(story).chosen).toEqual([]);
  });
});

describe('tests of an activation', () => {
  const noise = (
    where: Extract<OperationRule['clauses'][number], { clause: 'on' }>['where'],
    on: 'activation.end' | 'ability.used',
  ) =>
    rule('aggressor', {
      clause: 'on',
      event: { on, by: { of: 'unit', side: 'allied' } },
      ...(where && { where }),
      effects: [{ do: 'raise', flag: 'noise' }],
    });
  const loud = (story: Story): boolean => lying(story).flags.includes('noise');
  const attacking: Depot = {
    blue: { jyn: { at: [10, 14], stamina: 9 } },
    rules: { it: noise({ test: 'attacked-without-wounding' }, 'activation.end') },
  };

  it('ask whether the Unit attacked and wounded nobody', () => {
    expect(loud(depot(attacking).chooses('end'))).toBe(false);
    const missed = depot(attacking).plays('combat', 'melee');
    expect(loud(missed.chooses('end'))).toBe(true);
    const wounding: Depot = { ...attacking, blue: { jyn: { at: [10, 14], stamina: 1 } }, attackDice: 'ssss' };
    const hit = depot(wounding).plays('combat', 'melee', 'n1', 'stop', 'decline');
    expect(loud(hit.chooses('end'))).toBe(false);
  });

  it('ask which ability was used', () => {
    const used = (ability: string): boolean =>
      loud(
        deed([{ do: 'refresh', amount: 1 }], {
          force: [1, 1],
          rules: {
            it: rule('aggressor', {
              clause: 'on',
              event: { on: 'ability.used', by: { of: 'unit', side: 'allied' } },
              where: { test: 'ability-is', ability },
              effects: [{ do: 'raise', flag: 'noise' }],
            }),
          },
          abilities: { deed: active(1, { do: 'refresh', amount: 1 }) },
        }),
      );
    expect([used('deed'), used('other')]).toEqual([true, false]);
  });
});

describe('Guard Duty', () => {
  const guarding = (
    what: 'no-ranged-attacks' | 'advance-as-dash' | 'no-enemies-beyond-5',
    more: Depot = {},
  ): Depot => ({
    rules: { duty: rule('aggressor', { clause: 'restrict', what, for: { of: 'character', side: 'allied' } }) },
    ...more,
  });

  it('[KO-R-76] allows no ranged attack, and says so', () => {
    expect(depot({ blue: { jyn: { at: [10, 18] } } }).plays('combat').offered).toContain('ranged');
    const story = depot(guarding('no-ranged-attacks', { blue: { jyn: { at: [10, 14] } } })).plays('combat');
    expect(story.offered).toEqual(['melee', 'decline']);
    expect(reasonsOf(story.tries('ranged'))).toEqual(['KO-R-76']);
  });

  it('[KO-R-76] makes an advance a dash', () => {
    expect(depot().plays('move').offered).toEqual(['advance', 'dash', 'climb', 'decline']);
    const story = depot(guarding('advance-as-dash')).plays('move');
    expect(story.offered).toEqual(['dash', 'climb', 'decline']);
    expect(reasonsOf(story.tries('advance'))).toEqual(['KO-R-76']);
  });

  it('[KO-R-76] lets abilities choose no enemy beyond Range 5', () => {
    const effects: Effect[] = [
      { do: 'choose', bind: 'it', from: { of: 'unit', side: 'enemy' } },
      { do: 'gain', who: { bound: 'it' }, condition: 'pinned' },
    ];
    const far: Depot = {
      blue: { jyn: { at: [30, 30] }, cassian: { at: [10, 16] } },
      abilities: { deed: active(0, ...effects) },
    };
    expect(depot(far).chooses('deed').offered).toEqual(['jyn', 'cassian']);
    expect(depot(guarding('no-enemies-beyond-5', far)).chooses('deed').told('condition')).toEqual([
      'condition cassian pinned',
    ]);
    const alone = guarding('no-enemies-beyond-5', { ...far, blue: { jyn: { at: [30, 30] } } });
    expect(depot(alone).offered).not.toContain('deed');
  });
});

describe('abilities that a Stage lends', () => {
  const lent: Readonly<Record<string, Omit<Ability, 'id' | 'name'>>> = {
    help: active(0, { do: 'draw', tokens: 1, to: { tracker: 'locks' } }),
  };
  const lends: Depot = {
    abilities: lent,
    lends: [{ ability: 'help', to: 'aggressor', without: 'asleep' }],
    play: { tokens: [{ id: 't1', at: 'pool', icon: null }] },
    tokens: [{ id: 't1', of: 'operation', face: 'strike', known: [false, false] }],
  };

  it('[KO-ROLE-03] are had by the Units of the role, and used like their own', () => {
    const story = depot(lends);
    expect(story.offered).toContain('help');
    expect(story.chooses('help').told('drawn')).toEqual(['drawn 1 red']);
  });

  it('are had by nobody of the other role, and by nobody in the state that is left out', () => {
    expect(depot({ ...lends, aggressor: 1 }).offered).not.toContain('help');
    const asleep = { ...lends, play: { ...lends.play, ...inState('asleep').play } };
    expect(depot(asleep).offered).not.toContain('help');
  });
});

describe('a Unit that loses its Wounded token', () => {
  const shed: Effect[] = [{ do: 'shed', who: 'self', wounded: 1 }];

  it('[CR-WND-01, KO-R-50] and keeps damage of its Stamina is Wounded again at once, as a new wound', () => {
    const story = deed(shed, { red: { saw: { at: [10, 12], has: ['deed'], stamina: 3, damage: 3, wounded: 1 } } });
    expect(story.unit('saw').wounded).toBe(1);
    expect(story.told('shed', 'wounded').map((line) => line.split(' ')[0])).toEqual(['shed', 'wounded']);
  });

  it('[CR-WND-01] and has less damage is not', () => {
    const story = deed([{ do: 'shed', who: 'self', wounded: 1, damage: 1 }], {
      red: { saw: { at: [10, 12], has: ['deed'], stamina: 3, damage: 3, wounded: 1 } },
    });
    expect([story.unit('saw').wounded, story.unit('saw').damage]).toEqual([0, 2]);
  });
});
