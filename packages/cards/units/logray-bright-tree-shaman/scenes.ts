import { duel } from '@faultline/testkit';
import type { Scenes } from '../../test/scenes.ts';

export default {
  actives: {
    'elders-command': (more, setup) =>
      duel({
        attacker: { is: 'logray-bright-tree-shaman', ...more },
        red: { droids: { at: [10, 14], tags: ['Ewok'], rank: 'supporting' } },
        defender: { at: [30, 30] },
        force: [9, 9],
        ...setup,
      }),
  },
} satisfies Scenes;
