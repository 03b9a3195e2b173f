import { skirmish } from '@faultline/testkit';
import { acting, PAIR, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'echo-and-tech';

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
  reactives: { 'forward-planning': allyStarts },
  actives: {
    'fight-smarter-not-harder': (more, setup) =>
      acting(is)(
        { hunker: 1, ...more },
        { objectives: [{ key: 'M', at: [14 * 2540, 12 * 2540, 0], control: 1 }], defender: { at: [30, 30] }, ...setup },
      ),
  },
} satisfies Scenes;
