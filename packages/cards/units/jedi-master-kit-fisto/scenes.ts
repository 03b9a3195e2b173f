import { duel } from '@faultline/testkit';
import { besideShooter, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'jedi-master-kit-fisto';

/** Somebody defends well against him. */
const striking: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, defenseDice: 'bb', force: [ready, 0], ...setup }).plays('combat', 'melee'),
};

export default {
  reactives: { 'create-opening': striking, 'supporting-assault-dash': besideShooter(is) },
} satisfies Scenes;
