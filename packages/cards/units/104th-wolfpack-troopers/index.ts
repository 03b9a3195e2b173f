import { coordinatedFire, packHunter } from '../../shared/wordings.ts';
import { eachMayMove, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const runAndGun = use(eachMayMove('dash'), {
  do: 'if-did',
  effects: [{ do: 'action', who: 'self', action: 'focus' }],
});

export default unit(card, {
  'run-and-gun': runAndGun,
  'coordinated-fire-strained': coordinatedFire('Galactic Republic', {
    do: 'gain',
    who: 'target',
    condition: 'strained',
  }),
  'pack-hunter-clone-trooper': packHunter('Clone Trooper'),
});
