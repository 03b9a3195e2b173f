import { duel } from '@faultline/testkit';
import { type ReactiveScene, type Scenes, shotAt } from '../../test/scenes.ts';

const is = 'the-mandalorian';

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
  reactives: { 'fearless-and-inventive': amongTwo, 'do-the-magic-hand-thing': shotAt(is) },
} satisfies Scenes;
