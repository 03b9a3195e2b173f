import { duel, path } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** An ally of hers was Wounded in an attack. */
const opponentGained: ReactiveScene = {
  unit: 'queen',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { queen: { is: 'queen-padme-amidala', at: [30, 30], ...more } },
      attackDice: 's',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1'),
};

export default {
  reactives: { 'queens-gambit': opponentGained },
  actives: {
    'royal-command': (more, setup) =>
      duel({
        attacker: { is: 'queen-padme-amidala', ...more },
        red: {
          droids: {
            is: 'b1-battle-droids',
            at: [
              [6, 10],
              [6, 13],
            ],
          },
        },
        defender: { at: [30, 30] },
        force: [9, 9],
        ...setup,
      }),
  },
} satisfies Scenes;
