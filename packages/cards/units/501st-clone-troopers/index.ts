import { brothersInArms, defensiveManeuver } from '../../shared/wordings.ts';
import { on } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Answers the attack of another Republic Unit's Combat action before dice are rolled. */
const coordinatedFire = on(
  {
    on: 'attack.rolling',
    by: { of: 'character', side: 'other-allied', tag: 'Galactic Republic' },
    inCombatAction: true,
  },
  { test: 'near', who: 'target', range: 5, of: 'self' },
  { do: 'gain', who: 'target', condition: 'strained' },
);

export default unit(card, {
  'defensive-maneuver': defensiveManeuver,
  'coordinated-fire-strained': coordinatedFire,
  'brothers-in-arms': brothersInArms,
});
