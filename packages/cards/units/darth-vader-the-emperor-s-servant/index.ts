import { ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const powerOfTheDarkSide = on(
  { on: 'activation.tactics', to: SELF },
  null,
  {
    do: 'pick',
    optional: true,
    among: [
      { name: 'damage', effects: [{ do: 'shed', who: 'self', damage: 2 }] },
      { name: 'condition', effects: [{ do: 'shed', who: 'self', conditions: 1 }] },
    ],
  },
  { do: 'refresh', amount: 1 },
);

/** Three dice more after a dash; rage that misses leaves him open. */
const anger = use(
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  {
    do: 'if-did',
    effects: [
      {
        do: 'next-attack',
        who: OWN,
        dice: 3,
        after: [
          {
            do: 'when',
            test: { test: 'roll-has', roll: 'attack', face: 'failure' },
            effects: [{ do: 'gain', who: 'self', condition: 'exposed' }],
          },
        ],
      },
    ],
  },
);

const unwise = on({ on: 'attack.targeted', to: SELF, attackType: 'melee' }, null, {
  do: 'after-attack',
  effects: [
    {
      do: 'when',
      test: { test: 'roll-has', roll: 'attack', face: 'failure' },
      effects: [{ do: 'suffer', who: 'attacker', amount: 3 }],
    },
  ],
});

const newWays = on(
  { on: 'wounded', by: SELF, to: { of: 'unit', side: 'enemy' } },
  null,
  {
    do: 'choose',
    bind: 'ally',
    from: { of: 'character', side: 'allied', tag: 'Galactic Empire', besides: 'self' },
  },
  { do: 'move', who: { bound: 'ally' }, move: 'dash' },
);

/** He comes again, until he has found them. */
const cannotHide = on(
  { on: 'activation.end', to: SELF },
  {
    test: 'all',
    of: [
      { test: 'not', that: { test: 'did-wound', rank: ['primary', 'secondary', 'supporting'] } },
      { test: 'not', that: { test: 'order-card', of: 'self', in: ['deck', 'reserve'] } },
    ],
  },
  { do: 'order-card', of: 'self', to: 'shuffled' },
);

export default unit(card, {
  'you-dont-know-the-power-of-the-dark-side': powerOfTheDarkSide,
  'anger-hate-aggression': anger,
  'you-are-unwise-to-lower-your-defenses': unwise,
  'perhaps-i-can-find-new-ways-to-motivate-them': newWays,
  'you-cannot-hide-forever': cannotHide,
});
