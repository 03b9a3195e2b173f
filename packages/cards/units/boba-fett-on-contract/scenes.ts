import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** An enemy Primary has ended its activation. */
const ended: ReactiveScene = {
  unit: 'boba',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { rank: 'primary' },
      defender: { at: [33, 33] },
      blue: { boba: { is: 'boba-fett-on-contract', at: [25, 10], ...more } },
      force: [0, ready],
      ...setup,
    }).plays('end'),
};

export default { reactives: { 'dead-or-alive': ended } } satisfies Scenes;
