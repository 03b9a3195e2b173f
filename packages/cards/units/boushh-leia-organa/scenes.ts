import { acting, type ReactiveScene, type Scenes } from '../../test/scenes.ts';
import { duel } from '@faultline/testkit';

const is = 'boushh-leia-organa';

/** She strikes at one of two enemies who fight her. */
const amongTwo: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, blue: { other: { at: [10, 13] } }, force: [ready, 0], ...setup }).plays(
      'combat',
      'melee',
      'defender.1',
    ),
};

export default {
  reactives: { 'fearless-and-inventive': amongTwo },
  actives: {
    'low-blow': (more, setup = {}) => acting(is)(more, { ...setup, defender: { at: [13, 10], ...setup.defender } }),
  },
} satisfies Scenes;
