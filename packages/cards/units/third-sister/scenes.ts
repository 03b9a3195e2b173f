import { duel } from '@faultline/testkit';
import { acting, type ReactiveScene, type Scenes, shotAt } from '../../test/scenes.ts';

const is = 'third-sister';

/** She rolls while the enemy controls an objective. */
const rolling: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { is, ...more },
      objectives: [{ key: 'M', at: [30 * 2540, 30 * 2540, 0], control: 1 }],
      attackDice: 'fffffff',
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'melee'),
};

export default {
  actives: {
    'call-the-hunt': (more, setup = {}) =>
      acting(is)(more, {
        ...setup,
        red: {
          droids: { at: [6, 10], tags: ['Inquisitorius'], rank: 'supporting' },
          ...setup.red,
        },
      }),
  },
  reactives: { deflect: shotAt(is), 'your-fear-betrays-you': rolling },
} satisfies Scenes;
