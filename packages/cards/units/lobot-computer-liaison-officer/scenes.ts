import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'lobot-computer-liaison-officer';

/** Somebody has moved up to him in their activation. */
const cameNear: ReactiveScene = {
  unit: 'lobot',
  reacting: (more, ready, setup) =>
    duel({ red: { lobot: { is, at: [14, 12], ...more } }, defender: { at: [33, 33] }, force: [ready, 0], ...setup })
      .plays('move')
      .chooses('advance', { to: [13, 9] }),
};

export default {
  reactives: { 'battlefield-calculations': cameNear },
  actives: {
    'security-network': (more, setup) =>
      duel({
        attacker: { is, ...more },
        red: { droids: { at: [14, 14], tags: ['Scoundrel'], rank: 'supporting' } },
        defender: { at: [33, 33] },
        force: [9, 9],
        ...setup,
      }),
  },
} satisfies Scenes;
