import { supportingFire } from '../../shared/attacking.ts';
import { dashesThenFocus } from '../../shared/moving.ts';
import { always, grants } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'tactical-advance': dashesThenFocus,
  'supporting-fire-dash-galactic-empire': supportingFire('Galactic Empire', {
    do: 'move',
    who: 'attacker',
    move: 'dash',
  }),
  'elite-training': [...always({ name: 'protection' }), ...always({ name: 'impact', value: 1 })],
  'protective-detail': grants(
    {
      of: 'character',
      side: 'allied',
      tag: 'Galactic Empire',
      rank: ['primary'],
      within: { range: 2, from: 'self' },
    },
    { name: 'cover', value: 1 },
  ),
});
