import { duel } from '@faultline/testkit';
import { PAIR, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

/** The Wounded token of the wound that Countless answers is already there. */
const wounded: ReactiveScene = {
  unit: 'defender',
  surcharge: 1,
  reacting: (more, ready, setup) =>
    duel({
      attacker: { attack: 1 },
      attackDice: 's',
      defender: { is: 'b1-battle-droids', at: PAIR.map(([x, y]) => [x + 7, y] as const), damage: 7, ...more },
      force: [0, ready],
      ...setup,
    }).plays('combat', 'ranged', 'defender.1', 'n1'),
};

export default { reactives: { countless: wounded } } satisfies Scenes;
