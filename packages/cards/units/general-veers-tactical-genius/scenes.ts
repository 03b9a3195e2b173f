import { acting, type Scenes } from '../../test/scenes.ts';

const is = 'general-veers-tactical-genius';

export default {
  actives: {
    'i-will-have-results': (more, setup = {}) =>
      acting(is)(more, {
        red: { droids: { at: [6, 10], tags: ['Stormtrooper'], rank: 'supporting' } },
        ...setup,
      }),
  },
} satisfies Scenes;
