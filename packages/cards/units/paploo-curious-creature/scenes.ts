import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'paploo-curious-creature';

/** He strikes at one of two enemies who fight him. */
const amongTwo: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, blue: { other: { at: [10, 13] } }, force: [ready, 0], ...setup }).plays(
      'combat',
      'melee',
      'defender.1',
    ),
};

export default {
  reactives: { 'fearless-and-inventive': amongTwo },
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
