import { eachMayMove, on, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const onOurWay = on(
  { on: 'activation.tactics', to: SELF },
  null,
  eachMayMove('dash', {
    of: 'character',
    side: 'allied',
    tag: 'Delta Squad',
    within: { range: 4, from: 'self' },
  }),
);

/** A charge laid at an objective: whoever is near it suffers, friend and foe, and is left without cover. */
const explosiveSolution = use(
  { do: 'choose', bind: 'squad', from: { of: 'unit', side: 'allied', tag: 'Delta Squad' } },
  { do: 'choose', bind: 'place', from: { of: 'objective', within: { range: 3, from: { bound: 'squad' } } } },
  eachMayMove('dash', { of: 'character', side: 'allied', among: { bound: 'squad' } }),
  { do: 'roll', bind: 'blast', die: 'attack', dice: 3 },
  {
    do: 'when',
    test: { test: 'roll-has', roll: { bound: 'blast' }, face: ['crit', 'strike'] },
    effects: [
      {
        do: 'each',
        bind: 'unit',
        from: { of: 'unit', side: 'any', within: { range: 2, from: { bound: 'place' } } },
        effects: [
          {
            do: 'suffer',
            who: { bound: 'unit' },
            amount: { count: 'faces', roll: { bound: 'blast' }, face: ['crit', 'strike'] },
          },
          { do: 'drop-hunker', who: { bound: 'unit' }, tokens: 'all' },
        ],
      },
    ],
  },
);

/** R-CARD-18: he goes farther for damage. */
const breakingThings: Script = [
  { clause: 'swap', move: 'dash', into: 'advance', suffers: 1 },
  { clause: 'swap', move: 'advance', into: 'reposition', suffers: 2 },
];

/** The more he has taken, the harder he strikes. */
const scarier: Script = [
  { clause: 'pool', roll: 'attack', dice: { count: 'damage', on: 'self', per: 3 } },
  { clause: 'pool', roll: 'attack', dice: { count: 'injured', on: 'self', times: 3 } },
  ...on({ on: 'wounded', by: SELF, to: { of: 'unit', side: 'enemy' } }, null, { do: 'refresh', amount: 1 }),
];

export default unit(card, {
  'hang-tight-trooper-delta-squad-on-our-way': onOurWay,
  'delta-give-me-an-explosive-solution': explosiveSolution,
  'lets-get-in-there-and-start-breaking-things': breakingThings,
  'you-need-to-learn-im-a-lot-scarier-than-you-are': scarier,
});
