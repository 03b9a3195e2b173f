import { soPrecise } from '../../shared/attacking.ts';
import { forTheEmpire } from '../../shared/commanding.ts';
import { defensiveManeuver } from '../../shared/moving.ts';
import { resolve } from '../../shared/standing.ts';
import type { Script } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** They shoot best from behind cover, when others act. */
const garrisonForce: Script = [
  {
    clause: 'pool',
    roll: 'attack',
    dice: 1,
    where: {
      test: 'all',
      of: [
        { test: 'hunkered', who: 'self' },
        { test: 'is', who: 'self', a: { of: 'unit', side: 'self', activating: false } },
      ],
    },
  },
  ...resolve,
];

export default unit(card, {
  'defensive-maneuver': defensiveManeuver,
  'for-the-empire': forTheEmpire,
  'garrison-force': garrisonForce,
  'only-imperial-stormtroopers-are-so-precise': soPrecise,
});
