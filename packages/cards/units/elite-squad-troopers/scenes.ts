import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** Beside a character of the Empire that has shot. */
const allyShot: ReactiveScene = {
  unit: 'unit',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tags: ['Galactic Empire'], attack: 1, damage: 2 },
      red: {
        unit: {
          is: 'elite-squad-troopers',
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

export default {
  reactives: { 'supporting-fire-hunker': allyShot, 'supporting-fire-heal-galactic-empire': allyShot },
} satisfies Scenes;
