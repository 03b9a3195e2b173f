import { skirmish } from '@faultline/testkit';
import { acting, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'ezra-bridger-spectre-6';

/** A Force User has moved beside him. */
const moved: ReactiveScene = {
  unit: 'ezra',
  reacting: (more, ready, setup) =>
    skirmish({
      red: { jedi: { at: [10, 10], tags: ['Force User'], rank: 'primary' }, ezra: { is, at: [12, 12], ...more } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'jedi',
      force: [ready, 0],
      ...setup,
    }).plays('move', 'decline'),
};

export default {
  actives: {
    'unreliable-informant': (more, setup = {}) =>
      acting(is)(more, { defender: { at: [14, 10], rank: 'supporting' }, ...setup }),
  },
  reactives: { 'helpful-hand': moved },
} satisfies Scenes;
