import { duel, path } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'darth-vader-jedi-hunter';

const struckAt: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({ defender: { is, ...more }, force: [0, ready], ...setup }).plays('combat', 'melee'),
};

/** The Wounded token of the wound it answers is already there. */
const wounded: ReactiveScene = {
  unit: 'defender',
  surcharge: 1,
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { is, damage: 11, ...more },
      attackDice: 's',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1'),
};

export default { reactives: { riposte: struckAt, 'the-sith-lord-strikes-back': wounded } } satisfies Scenes;
