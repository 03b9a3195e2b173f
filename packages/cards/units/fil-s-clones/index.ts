import { brothersInArms, defensiveManeuver, supportingFire, takeHimDown } from '../../shared/wordings.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'defensive-maneuver': defensiveManeuver,
  'supporting-fire-heal-galactic-republic': supportingFire('Galactic Republic', { do: 'heal', who: 'attacker' }),
  'we-can-take-him-down-easy': takeHimDown,
  'brothers-in-arms': brothersInArms,
});
