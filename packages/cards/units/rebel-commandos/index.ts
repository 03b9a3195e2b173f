import { commandoDoctrines, coordinatedFire, infiltration } from '../../shared/wordings.ts';
import { on } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'commando-doctrines': commandoDoctrines,
  'coordinated-fire-damage-rebel-alliance': coordinatedFire('Rebel Alliance', {
    do: 'suffer',
    who: 'target',
    amount: 1,
  }),
  camouflage: on({ on: 'setup.end' }, null, { do: 'may', effects: [{ do: 'hunker', who: 'self' }] }),
  infiltration,
});
