import { duel } from '@faultline/testkit';
import { amongTwo, type Scenes } from '../../test/scenes.ts';

const is = 'paploo-curious-creature';

export default {
  reactives: { 'fearless-and-inventive': amongTwo(is) },
  actives: {
    'feigned-retreat': (more, setup) =>
      duel({
        attacker: { is, ...more },
        red: { droids: { at: [10, 14], tags: ['Ewok'] } },
        defender: { at: [13, 14] },
        force: [9, 9],
        ...setup,
      }),
  },
} satisfies Scenes;
