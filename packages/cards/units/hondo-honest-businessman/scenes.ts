import { duel, path } from '@faultline/testkit';
import type { Acting, ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'hondo-honest-businessman';

/** An enemy within reach. */
const besideEnemy: Acting = (more, setup = {}) =>
  duel({ attacker: { is, ...more }, red: { droids: { at: [6, 10] } }, force: [9, 9], ...setup });

/** An ally near him was Wounded. */
const allyWounded: ReactiveScene = {
  unit: 'hondo',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { hondo: { is, at: [13, 15], ...more } },
      attackDice: 'c',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1'),
};

export default {
  actives: { 'what-have-we-here': besideEnemy },
  reactives: { 'this-effort-is-no-longer-profitable': allyWounded },
} satisfies Scenes;
