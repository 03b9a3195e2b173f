import { camouflage } from '../../shared/ewoks.ts';
import { coordinatedFire } from '../../shared/attacking.ts';
import { commandoDoctrines, infiltration } from '../../shared/moving.ts';
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
