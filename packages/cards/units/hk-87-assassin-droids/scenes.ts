import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const shot: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({
      defender: { is: 'hk-87-assassin-droids', at: [FAR, [30, 30]], hunker: 1, ...more },
      force: [0, ready],
      ...setup,
    }).plays('combat', 'ranged'),
};

export default { reactives: { 'avoidance-protocols': shot } } satisfies Scenes;
