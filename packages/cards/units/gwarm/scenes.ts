import { duel } from '@faultline/testkit';
import type { Acting, Scenes } from '../../test/scenes.ts';

/** Somebody to heal: himself. */
const hurt: Acting = (more, setup = {}) =>
  duel({
    attacker: { is: 'gwarm', damage: 2, ...more },
    red: { droids: { at: [6, 10] } },
    defender: { at: [30, 30] },
    force: [9, 9],
    ...setup,
  });

export default { actives: { 'spotchka-rations': hurt } } satisfies Scenes;
