import { coordinatedFire } from '../../shared/attacking.ts';
import { defensiveManeuver } from '../../shared/moving.ts';
import { brothersInArms } from '../../shared/standing.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'defensive-maneuver': defensiveManeuver,
  'coordinated-fire-strained': coordinatedFire('Galactic Republic', {
    do: 'gain',
    who: 'target',
    condition: 'strained',
  }),
  'brothers-in-arms': brothersInArms,
});
