import { acting, inAbilityAction, type Scenes } from '../../test/scenes.ts';

const is = 'wrecker-and-omega';

export default {
  actives: {
    'hahahaha-yeah': inAbilityAction(is),
    'i-wasnt-sneaking': (more, setup) =>
      acting(is)(more, { objectives: [{ key: 'M', at: [14 * 2540, 10 * 2540, 0] }], ...setup }),
  },
} satisfies Scenes;
