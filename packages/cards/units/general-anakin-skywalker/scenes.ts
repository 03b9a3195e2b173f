import { duel } from '@faultline/testkit';
import { type ReactiveScene, type Scenes, shotAt } from '../../test/scenes.ts';

const is = 'general-anakin-skywalker';

const afterCombat: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, force: [ready, 0], ...setup }).plays('combat', 'decline'),
};

export default {
  reactives: { 'im-going-to-end-this': afterCombat, deflect: shotAt(is) },
} satisfies Scenes;
