import { acting, besideShooter, type Scenes } from '../../test/scenes.ts';

const is = 'stormtrooper-sergeant';

export default {
  actives: {
    'imperial-firepower': (more, setup = {}) =>
      acting(is)(more, { ...setup, red: { droids: { at: [12, 10], tags: ['Galactic Empire'] }, ...setup.red } }),
  },
  reactives: { 'coordinated-offensive': besideShooter(is, 'Stormtrooper') },
} satisfies Scenes;
