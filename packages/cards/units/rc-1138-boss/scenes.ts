import { duel } from '@faultline/testkit';
import type { Acting, Scenes } from '../../test/scenes.ts';

/** An objective to blow up, and droids whose activation it could be. */
const besideObjective: Acting = (more, setup = {}) =>
  duel({
    attacker: { is: 'rc-1138-boss', ...more },
    red: { droids: { at: [6, 10] } },
    defender: { at: [30, 30] },
    objectives: [{ key: 'M', at: [13 * 2540, 10 * 2540, 0], active: true }],
    force: [9, 9],
    ...setup,
  });

export default { actives: { 'delta-give-me-an-explosive-solution': besideObjective } } satisfies Scenes;
