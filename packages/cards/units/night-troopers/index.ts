import type { Effect, Test } from '@faultline/rules';
import { noReserveWhileInjured } from '../../shared/orderCards.ts';
import { eachMayMove, on, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const INJURED: Test = { test: 'more', of: { count: 'injured', on: 'self' }, than: 0 };

/** R-CARD-6: the more dead, the faster; each chooses for itself. */
const darkInnervation = use({
  do: 'when',
  test: INJURED,
  effects: [
    {
      do: 'each',
      bind: 'mover',
      from: SELF,
      effects: [{ do: 'move', who: { bound: 'mover' }, move: ['dash', 'advance'] }],
    },
  ],
  otherwise: [eachMayMove('dash')],
});

const FAIL: Effect = { do: 'dice', roll: 'attack', change: { how: 'turn', face: 'expertise', to: 'failure' } };

const unnaturalVigor = on({ on: 'attack.modifying', to: SELF }, null, FAIL, {
  do: 'repeat',
  times: { count: 'injured', on: 'self' },
  effects: [FAIL],
});

/** Near a Nightsister, others' death is life to them, at once. */
const beyondDeath = on(
  { on: 'wounded.now', to: { of: 'unit', side: 'other-allied', tag: 'Stormtrooper' } },
  {
    test: 'some',
    who: {
      of: 'character',
      side: 'allied',
      tag: 'Nightsister',
      rank: ['primary'],
      wounded: false,
      within: { range: 5, from: 'self' },
    },
  },
  { do: 'shed', who: 'self', injured: 'all' },
);

/** R-CARD-35: once they have been up before, nobody gains by their fall; and they get up every time. */
const undyingLoyalty: Script = [
  ...noReserveWhileInjured,
  ...on({ on: 'momentum.gaining', player: 'opponent', to: SELF }, INJURED, { do: 'instead' }),
  ...on(
    { on: 'wounded', to: SELF, by: { of: 'character', side: 'enemy' } },
    null,
    { do: 'injure', who: 'self', tokens: 1 },
    { do: 'shed', who: 'self', wounded: 1, damage: 'all', conditions: 1 },
    {
      do: 'when',
      test: { test: 'order-card', of: 'self', in: ['reserve'] },
      effects: [{ do: 'order-card', of: 'self', to: 'shuffled' }],
    },
  ),
];

export default unit(card, {
  'dark-innervation': darkInnervation,
  'unnatural-vigor': unnaturalVigor,
  'animated-beyond-death': beyondDeath,
  'undying-loyalty': undyingLoyalty,
});
