import { skirmish } from '@faultline/testkit';
import { type ReactiveScene, type Scenes, shotAt } from '../../test/scenes.ts';

const is = 'padawan-ahsoka-tano';

const afterAllies: ReactiveScene = {
  unit: 'unit',
  reacting: (more, ready, setup) =>
    skirmish({
      red: {
        ally: { at: [10, 10], tags: ['Galactic Republic'], rank: 'supporting' },
        unit: { is, at: [10, 13], ...more },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'ally',
      force: [ready, 0],
      ...setup,
    }).plays('combat'),
};

export default {
  reactives: { deflect: shotAt(is), 'getting-ahead-of-yourself-again-snips': afterAllies },
  uses: { 'she-is-fearless': 2 },
} satisfies Scenes;
