import { duel, FAR } from '@faultline/testkit';
import { PAIR, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'fil-s-clones';

const aiming: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, at: PAIR, ...more }, defender: { at: FAR }, force: [ready, 0], ...setup }).plays(
      'combat',
      'attacker.1',
      'ranged',
    ),
};

/** Somebody hurt, of the Republic, has shot beside them. */
const shot: ReactiveScene = {
  unit: 'clones',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tags: ['Galactic Republic'], damage: 2 },
      red: {
        clones: {
          is,
          at: [
            [13, 15],
            [13, 18],
          ] as const,
          ...more,
        },
      },
      defender: { at: FAR },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'ranged'),
};

export default {
  reactives: { 'supporting-fire-heal-galactic-republic': shot, 'we-can-take-him-down-easy': aiming },
} satisfies Scenes;
