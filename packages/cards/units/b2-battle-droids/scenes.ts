import { duel, FAR } from '@faultline/testkit';
import { PAIR, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

/** One of them aims at somebody who contests an objective. */
const aiming: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { is: 'b2-battle-droids', at: PAIR, ...more },
      defender: { at: FAR },
      objectives: [{ key: 'M', at: [FAR[0] * 2540, FAR[1] * 2540, 0] }],
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'attacker.1', 'ranged'),
};

export default { reactives: { 'saturation-fire': aiming } } satisfies Scenes;
