import { coordinatedFire } from '../../shared/attacking.ts';
import { defensiveManeuver } from '../../shared/moving.ts';
import { brothersInArms } from '../../shared/standing.ts';
import { always } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'defensive-maneuver': defensiveManeuver,
  'coordinated-fire-damage-galactic-republic': coordinatedFire('Galactic Republic', {
    do: 'suffer',
    who: 'target',
    amount: 1,
  }),
  'ascension-cables': always({ name: 'scale' }),
  'brothers-in-arms': brothersInArms,
  'commando-armor': always({ name: 'protection' }),
});
