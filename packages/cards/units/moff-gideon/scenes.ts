import { acting, type Scenes } from '../../test/scenes.ts';

const is = 'moff-gideon';

export default {
  actives: {
    'long-live-the-empire': (more, setup = {}) =>
      acting(is)(more, {
        objectives: [{ key: 'M', at: [30 * 2540, 10 * 2540, 0] }],
        ...setup,
        red: { droids: { at: [6, 10], tags: ['Galactic Empire'], rank: 'supporting' }, ...setup.red },
      }),
  },
} satisfies Scenes;
