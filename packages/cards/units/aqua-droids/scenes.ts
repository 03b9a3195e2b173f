import { skirmish } from '@faultline/testkit';
import { PAIR, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

/** Their card is revealed while another Aquatic Unit's lies in reserve. */
const revealed: ReactiveScene = {
  unit: 'droids',
  reacting: (more, ready, setup) =>
    skirmish({
      red: { droids: { is: 'aqua-droids', at: PAIR, ...more }, other: { at: [5, 5], tags: ['Aquatic'] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'shatterpoint'], reserve: 'a2', discard: [], force: { ready, pool: 9 } }, {}],
      ...setup,
    }).plays('reveal'),
};

export default { reactives: { submerge: revealed } } satisfies Scenes;
