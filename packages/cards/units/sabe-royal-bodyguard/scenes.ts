import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** A Primary on her side is shot at. */
const underFire: ReactiveScene = {
  unit: 'sabe',
  reacting: (more, ready, setup) =>
    duel({
      defender: { at: FAR },
      blue: { sabe: { is: 'sabe-royal-bodyguard', at: [33, 33], ...more } },
      force: [0, ready],
      ...setup,
    }).plays('combat', 'ranged'),
};

export default { reactives: { 'staunch-bodyguard': underFire } } satisfies Scenes;
