import { forwardPlanning } from '../../shared/fighting.ts';
import { untouchableInReserve } from '../../shared/standing.ts';
import { eachMayMove, on, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** R-CARD-6: with no enemy near, each chooses for itself how far it goes. */
const mingle = use({
  do: 'when',
  test: { test: 'some', who: { of: 'character', side: 'enemy', within: { range: 3, from: 'self' } } },
  effects: [eachMayMove('dash')],
  otherwise: [
    {
      do: 'each',
      bind: 'mover',
      from: SELF,
      effects: [{ do: 'move', who: { bound: 'mover' }, move: ['dash', 'advance'] }],
    },
  ],
});

/** R-CARD-3: dice for every attack of the action, and Exposed for each that went wrong. */
const elementOfSurprise = on({ on: 'action.making', by: SELF, action: 'combat' }, null, {
  do: 'next-attack',
  who: 'self',
  dice: 2,
  span: 'action',
  after: [
    {
      do: 'when',
      test: { test: 'roll-has', roll: 'attack', face: 'failure', atLeast: 2 },
      effects: [{ do: 'gain', who: 'self', condition: 'exposed' }],
    },
  ],
});

export default unit(card, {
  mingle,
  'element-of-surprise': elementOfSurprise,
  'forward-planning': forwardPlanning({ rank: ['primary', 'secondary'] }),
  'clever-disguise': untouchableInReserve,
});
