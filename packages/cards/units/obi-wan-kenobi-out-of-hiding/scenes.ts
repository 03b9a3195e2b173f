import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** Somebody near him is targeted. */
const besideTarget: ReactiveScene = {
  unit: 'obi',
  reacting: (more, ready, setup) =>
    duel({
      blue: { obi: { is: 'obi-wan-kenobi-out-of-hiding', at: [15, 14], ...more } },
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee'),
};

export default { reactives: { 'mind-trick': besideTarget } } satisfies Scenes;
