import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** It has shot at one of two Units. */
const shot: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { is: 'death-trooper-specialist', ...more },
      defender: { at: FAR },
      blue: { other: { at: [17, 14] } },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'ranged', 'defender.1'),
};

export default { reactives: { 'unrelenting-assault': shot } } satisfies Scenes;
