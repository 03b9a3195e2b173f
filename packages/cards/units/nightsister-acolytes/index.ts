import { coordinatedFire } from '../../shared/attacking.ts';
import { movesThenHunker } from '../../shared/moving.ts';
import { on, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const darknessAndShadows: Script = [
  { clause: 'pool', roll: 'defense', attackType: 'ranged', dice: 1, where: { test: 'hunkered', who: 'self' } },
];

/** Two dice more against somebody whom another Dathomirian fights. */
const nightHunter = on(
  { on: 'attack.rolling', by: SELF, attackType: 'ranged', inCombatAction: true },
  {
    test: 'some',
    who: { of: 'character', side: 'allied', tag: 'Dathomirian', engagedWith: 'target', besides: 'attacker' },
  },
  { do: 'add-dice', roll: 'attack', dice: 2 },
);

export default unit(card, {
  'acrobatic-advance': movesThenHunker('jump'),
  'coordinated-fire-exposed-dathomirian': coordinatedFire('Dathomirian', {
    do: 'gain',
    who: 'target',
    condition: 'exposed',
  }),
  'darkness-and-shadows': darknessAndShadows,
  'night-hunter': nightHunter,
});
