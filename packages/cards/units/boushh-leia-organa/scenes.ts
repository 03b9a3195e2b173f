import { acting, amongTwo, type Scenes } from '../../test/scenes.ts';

const is = 'boushh-leia-organa';

export default {
  reactives: { 'fearless-and-inventive': amongTwo(is) },
  actives: {
    'low-blow': (more, setup = {}) => acting(is)(more, { ...setup, defender: { at: [13, 10], ...setup.defender } }),
  },
} satisfies Scenes;
