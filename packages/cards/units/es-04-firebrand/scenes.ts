import { duel } from '@faultline/testkit';
import { acting, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'es-04-firebrand';

const enemyMoved: ReactiveScene = {
  unit: 'es',
  reacting: (more, ready, setup) =>
    duel({
      blue: { es: { is, at: [10, 13], ...more } },
      defender: { at: [33, 33] },
      force: [0, ready],
      ...setup,
    }).plays('move', 'decline'),
};

export default {
  reactives: { 'cant-stand-the-heat': enemyMoved },
  actives: {
    'prescribed-fire': (more, setup) =>
      acting(is)(more, { objectives: [{ key: 'M', at: [14 * 2540, 10 * 2540, 0] }], ...setup }),
  },
} satisfies Scenes;
