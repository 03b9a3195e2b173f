import { duel } from '@faultline/testkit';
import { type ReactiveScene, type Scenes, shotAt } from '../../test/scenes.ts';

const is = 'ahsoka-tano-jedi-no-more';

const struck: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({
      defender: { is, ...more },
      attacker: { attack: 4 },
      attackDice: 'cccc',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1', 'stop'),
};

export default {
  reactives: { deflect: shotAt(is), 'whats-the-matter-too-fast-for-you': struck },
} satisfies Scenes;
