import { duel } from '@faultline/testkit';
import { acting, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'cad-bane-notorious-hunter';
const INCH = 2540;

/** Another Unit has fought near him. */
const besideFight: ReactiveScene = {
  unit: 'bane',
  reacting: (more, ready, setup) =>
    duel({
      red: { bane: { is, at: [13, 16.5], ...more } },
      defender: { stamina: 9 },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'melee'),
};

export default {
  reactives: { 'no-one-gets-between-me-and-my-job': besideFight },
  actives: {
    'how-about-you-step-aside': (more, setup = {}) =>
      acting(is)(more, { objectives: [{ key: 'M', at: [15 * INCH, 12 * INCH, 0] }], ...setup }),
  },
} satisfies Scenes;
