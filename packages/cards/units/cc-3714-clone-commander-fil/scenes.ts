import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'cc-3714-clone-commander-fil';

const aiming: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, defender: { at: FAR }, force: [ready, 0], ...setup }).plays('combat', 'ranged'),
};

/** His squad has shot at somebody beside an objective, and a Jedi is there. */
const shot: ReactiveScene = {
  unit: 'fil',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tags: ["Fil's Squad"] },
      red: { fil: { is, at: [2, 2], ...more }, jedi: { at: [10, 20], tags: ['Jedi'] } },
      defender: { at: FAR },
      objectives: [{ key: 'M', at: [FAR[0] * 2540, FAR[1] * 2540, 0] }],
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'ranged'),
};

export default {
  reactives: { 'we-can-take-him-down-easy': aiming, 'we-specialize-in-making-entrances': shot },
} satisfies Scenes;
