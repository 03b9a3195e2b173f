import { eachMayMove, ONE_OWN, on, OWN, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ANOTHER = {
  of: 'character',
  side: 'allied',
  tag: 'Separatist Alliance',
  within: { range: 3, from: 'self', other: true },
} as const;

/** R-CARD-23: he dashes though nobody else is there to be chosen. */
const leaderOfTheArmy = on({ on: 'activation.tactics', to: SELF }, null, {
  do: 'when',
  test: { test: 'some', who: ANOTHER },
  effects: [
    { do: 'choose', bind: 'ally', from: ANOTHER },
    eachMayMove('dash', { ...SELF, or: { of: 'character', side: 'allied', among: { bound: 'ally' } } }),
  ],
  otherwise: [eachMayMove('dash')],
});

/** A strike less for each Force. */
const doBetter = on({ on: 'attack.modifying', to: SELF }, null, {
  do: 'repeat',
  times: { count: 'spent' },
  effects: [{ do: 'dice', roll: 'attack', change: { how: 'turn', face: 'strike', to: 'failure' } }],
});

/** Who strikes beside him and misses is struck. */
const doubleTheFall = on(
  {
    on: 'attack.resolved',
    to: { of: 'character', side: 'allied', within: { range: 2, from: 'self' } },
    attackType: 'melee',
  },
  { test: 'not', that: { test: 'roll-has', roll: 'attack', face: 'strike' } },
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  { do: 'attack', who: OWN, dice: 5, types: ['melee'], target: 'attacker' },
);

/** Once a Turn a wound among his lieutenants spurs the others on. */
const braveButFoolish: Script = [
  {
    clause: 'on',
    event: {
      on: 'wounded',
      by: { of: 'character', side: 'enemy' },
      to: { of: 'unit', side: 'allied', rank: ['primary', 'secondary'] },
    },
    limit: 'turn',
    effects: [
      { do: 'refresh', amount: 2 },
      {
        do: 'choose',
        bind: 'unit',
        from: { of: 'unit', side: 'allied', tag: 'Separatist Alliance', rank: ['supporting'] },
      },
      { do: 'choose', bind: 'one', from: { of: 'character', side: 'allied', among: { bound: 'unit' } } },
      {
        do: 'pick',
        optional: true,
        among: [
          { name: 'dash', effects: [{ do: 'move', who: { bound: 'one' }, move: 'dash' }] },
          { name: 'attack', effects: [{ do: 'attack', who: { bound: 'one' }, dice: 5 }] },
        ],
      },
    ],
  },
];

export default unit(card, {
  'leader-of-the-separatist-army': leaderOfTheArmy,
  'surely-you-can-do-better': doBetter,
  'twice-the-pride-double-the-fall': doubleTheFall,
  'brave-but-foolish': braveButFoolish,
});
