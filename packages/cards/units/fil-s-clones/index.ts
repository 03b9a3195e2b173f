import { supportingFire, takeHimDown } from '../../shared/attacking.ts';
import { defensiveManeuver } from '../../shared/moving.ts';
import { brothersInArms } from '../../shared/standing.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'defensive-maneuver': defensiveManeuver,
  'supporting-fire-heal-galactic-republic': supportingFire('Galactic Republic', { do: 'heal', who: 'attacker' }),
  'we-can-take-him-down-easy': takeHimDown,
  'brothers-in-arms': brothersInArms,
});
