import { turnBack } from '../../shared/attacking.ts';
import { moveAll } from '../../shared/moving.ts';
import { ONE_OWN, on, OWN, SELF, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const tooFast = on(
  { on: 'attack.suffering', to: SELF, attackType: 'melee' },
  { test: 'would-suffer' },
  { do: 'split-pool' },
);

/** An expertise more in her defense rolls, and in those of allies nearby. */
const manyQualities = on(
  {
    on: 'attack.modifying',
    roll: 'defense',
    to: { of: 'character', side: 'allied', within: { range: 2, from: 'self' } },
  },
  WHILE_UNWOUNDED,
  { do: 'dice', roll: 'defense', change: { how: 'add', face: 'expertise' } },
);

/** Another ally was wounded by an attack: she heals, moves, and strikes at the one who did it. */
const fierceProtector = on(
  {
    on: 'wounded',
    by: { of: 'character', side: 'enemy' },
    to: { of: 'unit', side: 'other-allied' },
    cause: 'attack',
  },
  null,
  ONE_OWN,
  { do: 'heal', who: OWN, times: 3 },
  { do: 'move', who: OWN, move: ['advance', 'jump'] },
  { do: 'attack', who: OWN, types: ['melee'], target: 'wounder' },
);

export default unit(card, {
  'force-speed': moveAll('advance'),
  'whats-the-matter-too-fast-for-you': tooFast,
  deflect: turnBack('ranged'),
  'youll-find-i-have-many-qualities-for-you-to-dislike': manyQualities,
  'fierce-protector': fierceProtector,
});
