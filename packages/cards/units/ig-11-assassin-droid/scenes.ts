import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** He has shot at one of two Units. */
const shot: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { is: 'ig-11-assassin-droid', ...more },
      defender: { at: FAR },
      blue: { other: { at: [17, 14] } },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'ranged', 'defender.1'),
};

export default { reactives: { 'multithread-targeting-protocol': shot } } satisfies Scenes;
