import { skirmish } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const allyStarts: ReactiveScene = {
  unit: 'unit',
  reacting: (more, ready, setup) =>
    skirmish({
      red: {
        ally: { at: [12, 12], tags: ['Ewok'], conditions: ['pinned', 'strained'] },
        unit: { is: 'c-3po-and-r2-d2', at: [10, 10], ...more },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'ally',
      moment: { phase: 'start' },
      force: [ready, 0],
      ...setup,
    }),
};

export default { reactives: { 'r2-im-not-sure-thats-such-a-good-idea': allyStarts } } satisfies Scenes;
