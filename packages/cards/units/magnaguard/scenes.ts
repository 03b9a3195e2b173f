import { skirmish } from '@faultline/testkit';
import { PAIR, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

/** Their master has moved. */
const masterMoved: ReactiveScene = {
  unit: 'guard',
  reacting: (more, ready, setup) =>
    skirmish({
      red: {
        master: { at: [10, 20], tags: ['Separatist Alliance'] },
        guard: { is: 'magnaguard', at: PAIR, ...more },
      },
      blue: { enemy: { at: [33, 33] } },
      activates: 'master',
      force: [ready, 0],
      ...setup,
    }).plays('move', 'decline'),
};

export default { reactives: { 'protection-protocols': masterMoved } } satisfies Scenes;
