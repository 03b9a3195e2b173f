import { duel, path } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'k-2so-outspoken-enforcer';

/** A Rebel beside him was Wounded in an attack. */
const rebelFell: ReactiveScene = {
  unit: 'k2',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { tags: ['Rebel Alliance'], stamina: 4, damage: 3 },
      blue: { k2: { is, at: [13, 14], ...more } },
      attackDice: 's',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1'),
};

export default {
  reactives: { 'congratulations-you-are-being-rescued': rebelFell },
  actives: {
    'why-does-she-get-a-blaster-and-i-dont': (more, setup) =>
      duel({
        attacker: { is, ...more },
        red: { droids: { at: [30, 5], tags: ['Rebel Alliance'] } },
        defender: { at: [33, 33] },
        force: [9, 9],
        ...setup,
      }),
  },
} satisfies Scenes;
