import { duel, path } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'captain-cassian-andor';

/** The opponent has won a Struggle and holds an objective. */
const claimed: ReactiveScene = {
  unit: 'cassian',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 1 },
      blue: { cassian: { is, at: [33, 33], ...more } },
      objectives: [{ key: 'M', at: [10 * 2540, 10 * 2540, 0] }],
      score: { card: 'steal-the-secret-plans', token: 6, momentum: [2, 1] },
      attackDice: 'c',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1'),
};

export default {
  reactives: { 'this-town-is-ready-to-blow': claimed },
  actives: {
    'we-need-to-blend-in': (more, setup) =>
      duel({
        attacker: { is, ...more },
        red: { droids: { at: [30, 5], tags: ['Rebel Alliance'] } },
        defender: { at: [33, 33] },
        force: [9, 9],
        ...setup,
      }),
  },
} satisfies Scenes;
