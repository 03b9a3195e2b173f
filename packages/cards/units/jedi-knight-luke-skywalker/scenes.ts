import { duel } from '@faultline/testkit';
import { type ReactiveScene, type Scenes, shotAt } from '../../test/scenes.ts';

const is = 'jedi-knight-luke-skywalker';

const struck: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({ defender: { is, ...more }, force: [0, ready], ...setup }).plays('combat', 'melee'),
};

export default {
  reactives: { deflect: shotAt(is), 'i-will-not-fight-you': struck },
  actives: {
    'you-can-either-profit-by-this-or-be-destroyed': (more, setup) =>
      duel({
        attacker: { is, ...more },
        red: { droids: { at: [5, 5] } },
        defender: { at: [30, 30] },
        objectives: [{ key: 'M', at: [13 * 2540, 10 * 2540, 0] }],
        force: [9, 9],
        ...setup,
      }),
  },
} satisfies Scenes;
