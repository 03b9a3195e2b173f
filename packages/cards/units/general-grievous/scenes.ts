import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** He has struck one of two enemies who fight him. */
const struck: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { is: 'general-grievous', ...more },
      blue: { other: { at: [10, 13] } },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'melee', 'defender.1'),
};

export default { reactives: { 'i-have-been-trained-in-your-jedi-arts': struck } } satisfies Scenes;
