import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const allyShot: ReactiveScene = {
  unit: 'unit',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tags: ['Galactic Empire'], attack: 1 },
      red: {
        unit: {
          is: 'death-troopers',
          at: [
            [8, 13],
            [8, 16],
          ],
          ...more,
        },
      },
      defender: { at: FAR },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'ranged'),
};

export default { reactives: { 'supporting-fire-dash-galactic-empire': allyShot } } satisfies Scenes;
