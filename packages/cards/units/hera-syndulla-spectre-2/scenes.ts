import { duel } from '@faultline/testkit';
import type { Acting, Scenes } from '../../test/scenes.ts';

/** An objective to make for. */
const withGoal: Acting = (more, setup = {}) =>
  duel({
    attacker: { is: 'hera-syndulla-spectre-2', ...more },
    red: { droids: { at: [6, 10] } },
    defender: { at: [30, 30] },
    objectives: [{ key: 'M', at: [20 * 2540, 10 * 2540, 0], active: true }],
    force: [9, 9],
    ...setup,
  });

export default { actives: { 'we-will-not-stand-down': withGoal } } satisfies Scenes;
