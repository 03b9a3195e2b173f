import { duel, skirmish } from '@faultline/testkit';
import { PAIR, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'lando-and-r2-d2-inside-job';

const attacking: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, at: PAIR, ...more }, force: [ready, 0], ...setup }).plays('combat'),
};

const allyStarts: ReactiveScene = {
  unit: 'unit',
  reacting: (more, ready, setup) =>
    skirmish({
      red: { ally: { at: [12, 12], conditions: ['pinned', 'strained'] }, unit: { is, at: PAIR, ...more } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'ally',
      moment: { phase: 'start' },
      force: [ready, 0],
      ...setup,
    }),
};

export default {
  reactives: { 'element-of-surprise': attacking, 'forward-planning': allyStarts },
} satisfies Scenes;
