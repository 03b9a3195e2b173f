import { duel } from '@faultline/testkit';
import { type ReactiveScene, type Scenes, shotAt } from '../../test/scenes.ts';

const is = 'ahsoka-tano-jedi-no-more';

const struck: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({
      defender: { is, ...more },
      // One damage of the chart and one of the tree: a pool of one is not halved.
      attacker: { attack: 4, chart: ['damage'] },
      attackDice: 'ccce',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1', 'stop'),
};

export default {
  reactives: { deflect: shotAt(is), 'whats-the-matter-too-fast-for-you': struck },
} satisfies Scenes;
