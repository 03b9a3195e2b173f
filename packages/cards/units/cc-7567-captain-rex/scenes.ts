import { skirmish } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const afterClones: ReactiveScene = {
  unit: 'unit',
  reacting: (more, ready, setup) =>
    skirmish({
      red: {
        clones: { at: [10, 10], tags: ['Clone Trooper'], rank: 'supporting' },
        unit: { is: 'cc-7567-captain-rex', at: [10, 13], ...more },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'clones',
      force: [ready, 0],
      ...setup,
    }).plays('combat'),
};

export default { reactives: { 'im-always-first-kid': afterClones } } satisfies Scenes;
