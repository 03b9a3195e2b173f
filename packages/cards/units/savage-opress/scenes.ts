import { acting, type Scenes } from '../../test/scenes.ts';

export default {
  actives: {
    'dark-fury': (more, setup) => acting('savage-opress')(more, { defender: { at: [13, 10] }, ...setup }),
  },
} satisfies Scenes;
