import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const struck: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({
      defender: {
        is: 'night-troopers',
        at: [
          [13, 10],
          [30, 30],
        ],
        ...more,
      },
      attackDice: 'eeee',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee'),
};

export default { reactives: { 'unnatural-vigor': struck } } satisfies Scenes;
