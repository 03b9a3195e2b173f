import { duel, path } from '@faultline/testkit';
import { afterReveal, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'dengar-the-demolisher';

/** The Wounded token of the wound it answers is already there. */
const wounded: ReactiveScene = {
  unit: 'defender',
  surcharge: 1,
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tree: path(['damage']), stamina: 9 },
      defender: { is, damage: 8, ...more },
      attackDice: 's',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1'),
};

export default { reactives: { payday: afterReveal(is), 'explosive-regards': wounded } } satisfies Scenes;
