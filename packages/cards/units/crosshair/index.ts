import { deadeye, trickShot } from '../../shared/attacking.ts';
import { movesThenFocuses } from '../../shared/moving.ts';
import { on, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'trick-shot': trickShot,
  'find-the-shot': movesThenFocuses('climb'),
  'relax-ill-handle-this': on({ on: 'attack.rolling', by: SELF, attackType: 'ranged', inCombatAction: true }, null, {
    do: 'mend',
  }),
  'the-deadeye-of-the-batch': deadeye,
});
