import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const enemyMoved: ReactiveScene = {
  unit: 'hunter',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { at: [20, 10] },
      blue: { hunter: { is: 'clone-sergeant-hunter', at: [10, 10], ...more } },
      defender: { at: [33, 33] },
      force: [0, ready],
      ...setup,
    }).plays('move', 'decline'),
};

export default { reactives: { 'enhanced-tracker': enemyMoved } } satisfies Scenes;
