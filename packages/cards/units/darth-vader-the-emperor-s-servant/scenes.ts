import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** Somebody aims a blow at him. */
const targeted: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({
      defender: { is: 'darth-vader-the-emperor-s-servant', ...more },
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee'),
};

export default { reactives: { 'you-are-unwise-to-lower-your-defenses': targeted } } satisfies Scenes;
