import { coordinatedFire } from '../../shared/attacking.ts';
import { moveAll } from '../../shared/moving.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'jump-boots': moveAll('jump'),
  'coordinated-fire-strained-galactic-empire': coordinatedFire('Galactic Empire', {
    do: 'gain',
    who: 'target',
    condition: 'strained',
  }),
  immovable: [{ clause: 'bar', what: 'pushing' }],
  unrelenting: [
    { clause: 'always', keyword: { name: 'protection' } },
    { clause: 'always', keyword: { name: 'immunity', condition: 'pinned' } },
  ],
});
