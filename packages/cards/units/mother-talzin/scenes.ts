import { duel, path } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** A Dathomirian ally has hurt an enemy. */
const allyStruck: ReactiveScene = {
  unit: 'talzin',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tags: ['Dathomirian'], damage: 2, tree: path(['damage']) },
      red: { talzin: { is: 'mother-talzin', at: [2, 2], ...more } },
      defender: { stamina: 9 },
      attackDice: 's',
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'melee', 'n1'),
};

export default { reactives: { 'life-drain': allyStruck } } satisfies Scenes;
