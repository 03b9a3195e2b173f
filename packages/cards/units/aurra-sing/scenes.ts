import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** She has shot at one of two Units. */
const shot: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { is: 'aurra-sing', ...more },
      defender: { at: FAR },
      blue: { other: { at: [17, 14] } },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'ranged', 'defender.1'),
};

export default {
  reactives: { 'double-the-contract-double-the-payout': shot, 'hit-and-run': shot },
} satisfies Scenes;
