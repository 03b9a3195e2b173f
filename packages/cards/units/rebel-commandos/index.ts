import { camouflage } from '../../shared/ewoks.ts';
import { commandoDoctrines, coordinatedFire, infiltration } from '../../shared/wordings.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'commando-doctrines': commandoDoctrines,
  'coordinated-fire-damage-rebel-alliance': coordinatedFire('Rebel Alliance', {
    do: 'suffer',
    who: 'target',
    amount: 1,
  }),
  camouflage,
  infiltration,
});
