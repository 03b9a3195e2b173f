import { exposeFlank } from '../../shared/fighting.ts';
import { coordinatedFire } from '../../shared/attacking.ts';
import { type Script, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Whoever fights them leaves their leaders alone. */
const intercede: Script = [
  {
    clause: 'forbid',
    targeting: {
      by: { of: 'character', side: 'enemy', engagedWith: 'self' },
      target: { of: 'character', side: 'allied', rank: ['primary', 'secondary'] },
    },
    where: WHILE_UNWOUNDED,
  },
];

export default unit(card, {
  'expose-flank': exposeFlank,
  'coordinated-fire-disarmed': coordinatedFire('Galactic Republic', {
    do: 'gain',
    who: 'target',
    condition: 'disarmed',
  }),
  intercede,
});
