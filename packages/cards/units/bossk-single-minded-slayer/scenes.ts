import { duel, path } from '@faultline/testkit';
import { afterReveal, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'bossk-single-minded-slayer';

/** Another hunter was wounded by an attack. */
const besideWounded: ReactiveScene = {
  unit: 'bossk',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3, tags: ['Bounty Hunter'] },
      blue: { bossk: { is, at: [17, 16], ...more } },
      attackDice: 's',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1'),
};

export default { reactives: { payday: afterReveal(is), 'we-have-a-job-to-do': besideWounded } } satisfies Scenes;
