import { acting, inAbilityAction, type Scenes } from '../../test/scenes.ts';

const is = 'shoretroopers';

export default {
  actives: {
    'for-the-empire': inAbilityAction(is, (more, setup = {}) =>
      acting(is)(more, { ...setup, defender: { at: [13, 10], ...setup.defender } }),
    ),
  },
} satisfies Scenes;
