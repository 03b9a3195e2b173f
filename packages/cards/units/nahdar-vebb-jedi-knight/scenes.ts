import { duel, skirmish } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'nahdar-vebb-jedi-knight';

const striking: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, force: [ready, 0], ...setup }).plays('combat', 'melee'),
};

/** A Primary of the enemy has made its Move action. */
const moved: ReactiveScene = {
  unit: 'nahdar',
  reacting: (more, ready, setup) =>
    skirmish({
      red: { enemy: { at: [10, 10] } },
      blue: { nahdar: { is, at: [20, 10], ...more } },
      activates: 'enemy',
      force: [0, ready],
      ...setup,
    }).plays('move', 'decline'),
};

export default {
  reactives: { 'i-will-hold-them-off': striking, 'i-got-carried-away': moved },
} satisfies Scenes;
