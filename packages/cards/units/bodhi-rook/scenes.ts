import { acting, type Scenes } from '../../test/scenes.ts';

const is = 'bodhi-rook';

export default {
  actives: {
    'i-just-need-an-open-line': (more, setup) =>
      acting(is)(more, {
        objectives: [{ key: 'M', at: [11 * 2540, 12 * 2540, 0], control: 0 }],
        defender: { at: [30, 30] },
        ...setup,
      }),
  },
} satisfies Scenes;
