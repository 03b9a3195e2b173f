import { duel, path } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'paz-vizsla';

/** Somebody beside him was attacked while he holds his heavy gun. */
const besideTarget: ReactiveScene = {
  unit: 'paz',
  reacting: (more, ready, setup) =>
    duel({ blue: { paz: { is, at: [15, 13], stance: 0, ...more } }, force: [0, ready], ...setup }).plays(
      'combat',
      'melee',
    ),
};

/** The Wounded token of the wound it answers is already there. */
const wounded: ReactiveScene = {
  unit: 'defender',
  surcharge: 1,
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { is, damage: 7, stance: 1, ...more },
      attackDice: 's',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1'),
};

export default {
  reactives: { 'ill-cover-the-rear': besideTarget, 'go-there-are-too-many-this-is-the-way': wounded },
} satisfies Scenes;
