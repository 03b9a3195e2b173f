import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** Other Stormtroopers near have fought. */
const besideFighters: ReactiveScene = {
  unit: 'unit',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tags: ['Stormtrooper'] },
      red: { unit: { is: 'snowtrooper-lieutenant', at: [10, 15], ...more } },
      defender: { stamina: 9 },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'melee'),
};

export default { reactives: { 'dogged-assault': besideFighters } } satisfies Scenes;
