import { moveAll } from '../../shared/moving.ts';
import { always, on, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const saturationFire = on(
  { on: 'attack.targeted', by: SELF, to: { of: 'character', side: 'enemy', contesting: true } },
  null,
  { do: 'add-dice', roll: 'attack', dice: 2 },
);

/** Two dice again at short range. */
const closeRange = on(
  { on: 'attack.modifying', by: SELF, to: { of: 'character', side: 'enemy', within: { range: 3, from: 'attacker' } } },
  null,
  { do: 'dice', roll: 'attack', change: { how: 'reroll', face: 'any', most: 2 } },
);

export default unit(card, {
  'relentless-advance': moveAll('dash'),
  'saturation-fire': saturationFire,
  'enhanced-blast-armor': always({ name: 'protection' }),
  'close-range-annihilation': closeRange,
});
