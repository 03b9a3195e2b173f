import { coordinatedFire, packHunter } from '../../shared/attacking.ts';
import { dashesThenFocus } from '../../shared/moving.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'run-and-gun': dashesThenFocus,
  'coordinated-fire-strained': coordinatedFire('Galactic Republic', {
    do: 'gain',
    who: 'target',
    condition: 'strained',
  }),
  'pack-hunter-clone-trooper': packHunter('Clone Trooper'),
});
