import { acting, type Scenes } from '../../test/scenes.ts';

const is = 'gideon-hask-inferno-squad';

export default {
  actives: {
    'long-live-the-empire': (more, setup) =>
      acting(is)(more, {
        red: {
          squad: { at: [6, 6], tags: ['Galactic Empire'], rank: 'supporting' },
          droids: {
            is: 'b1-battle-droids',
            at: [
              [6, 10],
              [6, 13],
            ],
          },
        },
        objectives: [{ key: 'M', at: [14 * 2540, 10 * 2540, 0] }],
        ...setup,
      }),
  },
} satisfies Scenes;
