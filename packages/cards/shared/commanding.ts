import type { Effect, Selector } from '@faultline/rules';
import { on, ONE_OWN, OWN, type Script, use } from '../src/script.ts';
import { UNIT } from './tactics.ts';

/** Wordings about what is done with others: enemies in a grasp, allies under orders. */

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

/** For the Empire!: an enemy is pushed away from an ally it fights, and the Unit is open to blows. */
export const forTheEmpire: Script = use(
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', engagedWith: 'self' } },
  { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', engagedWith: { bound: 'enemy' } } },
  { do: 'push', who: { bound: 'enemy' }, range: 2, origin: { bound: 'ally' } },
  { do: 'gain', who: 'self', condition: 'exposed' },
);

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
