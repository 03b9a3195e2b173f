import { duel } from '@faultline/testkit';
import { acting, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'grand-inquisitor-fallen-jedi';

/** Somebody aims a blow at him. */
const targeted: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({ defender: { is, ...more }, force: [0, ready], ...setup }).plays('combat', 'melee'),
};

export default {
  actives: {
    'secrets-uncovered': (more, setup = {}) =>
      acting(is)(more, { objectives: [{ key: 'M', at: [30 * 2540, 30 * 2540, 0], control: 1 }], ...setup }),
  },
  reactives: { 'the-temple-records-are-quite-complete': targeted },
} satisfies Scenes;
