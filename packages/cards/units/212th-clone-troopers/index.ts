import { coordinatedFire } from '../../shared/attacking.ts';
import { defensiveManeuver } from '../../shared/moving.ts';
import { brothersInArms } from '../../shared/standing.ts';
import { always } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'defensive-maneuver': defensiveManeuver,
  'coordinated-fire-pinned-galactic-republic': coordinatedFire('Galactic Republic', {
    do: 'gain',
    who: 'target',
    condition: 'pinned',
  }),
  'brothers-in-arms': brothersInArms,
  'clone-marksmen': always({ name: 'sharpshooter', value: 1 }),
});
