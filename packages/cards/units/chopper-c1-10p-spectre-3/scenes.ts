import { duel } from '@faultline/testkit';
import type { Acting, ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'chopper-c1-10p-spectre-3';

/** An enemy within reach of his mayhem. */
const besideEnemy: Acting = (more, setup = {}) =>
  duel({ attacker: { is, ...more }, red: { droids: { at: [6, 10] } }, force: [9, 9], ...setup });

const killed: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { is, ...more },
      defender: { stamina: 4, damage: 3 },
      attackDice: 'c',
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'melee', 'n2'),
};

export default {
  actives: { mayhem: besideEnemy },
  reactives: { 'chopper-sometimes-you-do-it-right': killed },
} satisfies Scenes;
