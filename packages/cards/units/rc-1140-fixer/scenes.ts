import { skirmish } from '@faultline/testkit';
import { besideShooter, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

/** Clones have moved beside him. */
const clonesMoved: ReactiveScene = {
  unit: 'fixer',
  reacting: (more, ready, setup) =>
    skirmish({
      red: { clones: { at: [10, 10], tags: ['Clone Trooper'] }, fixer: { is: 'rc-1140-fixer', at: [13, 10], ...more } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'clones',
      force: [ready, 0],
      ...setup,
    }).plays('move', 'decline'),
};

export default {
  reactives: {
    'forming-up-sir': clonesMoved,
    'string-em-along-and-well-mop-em-up': besideShooter('rc-1140-fixer', 'Clone Trooper'),
  },
} satisfies Scenes;
