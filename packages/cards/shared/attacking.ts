import type { AttackType, Condition, Effect, Range } from '@faultline/rules';
import { always, on, type Script, SELF } from '../src/script.ts';

/** Wordings about attacks: dice, Cover, and what answers them. */

/** Deflect and Riposte: a failure in an attack roll against this Unit turns two damage back. */
export const turnBack = (attackType: AttackType): Script =>
  on(
    { on: 'attack.resolved', to: SELF, attackType },
    { test: 'roll-has', roll: 'attack', face: 'failure' },
    { do: 'suffer', who: 'attacker', amount: 2 },
  );

/** Mandalorians are Stronger Together: one near another Mandalorian, be it of their own Unit (R-CARD-15), and all focus. */
export const strongerTogether: Script = on(
  { on: 'action.made', by: SELF, action: 'move' },
  {
    test: 'some',
    who: { of: 'character', side: 'allied', tag: 'Mandalorian', within: { range: 2, from: 'self', other: true } },
  },
  { do: 'action', who: 'self', action: 'focus' },
);

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

/** Only Imperial Stormtroopers Are So Precise. */
export const soPrecise: Script = always({ name: 'sharpshooter', value: 1 });

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

/** I've Got You in My Sights, Say Goodnight, Sonar Detection: Cover that the target goes without; CR-COVER-01: of Ranged attacks. */
export const ignoresCover = (cover: number | 'all'): Script => [{ clause: 'pierce', cover }];

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
