import { supportingFire } from '../../shared/attacking.ts';
import { defensiveManeuver } from '../../shared/moving.ts';
import { brothersInArms } from '../../shared/standing.ts';
import { on, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const layLow = on(
  { on: 'attack.modifying', roll: 'defense', to: SELF, attackType: 'ranged' },
  { test: 'hunkered', who: 'self' },
  { do: 'dice', roll: 'defense', change: { how: 'add', face: 'expertise' } },
);

export default unit(card, {
  'defensive-maneuver': defensiveManeuver,
  'supporting-fire-dash-galactic-republic': supportingFire('Galactic Republic', {
    do: 'move',
    who: 'attacker',
    move: 'dash',
  }),
  'brothers-in-arms': brothersInArms,
  'lay-low': layLow,
});
