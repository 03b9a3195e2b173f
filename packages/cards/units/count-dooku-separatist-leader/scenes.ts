import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** Struck at, with such dice. */
const struckAt = (attackDice: string): ReactiveScene => ({
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({
      defender: { is: 'count-dooku-separatist-leader', ...more },
      attackDice,
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee'),
});

export default {
  reactives: { 'surely-you-can-do-better': struckAt('s'), 'twice-the-pride-double-the-fall': struckAt('') },
} satisfies Scenes;
