import { duel, path } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'general-solo';

/** He has attacked one of two enemies. */
const fought: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, blue: { other: { at: [10, 13] } }, force: [ready, 0], ...setup }).plays(
      'combat',
      'melee',
      'defender.1',
    ),
};

/** An ally was Wounded, and the opponent is ahead. */
const fallen: ReactiveScene = {
  unit: 'solo',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { solo: { is, at: [25, 25], ...more } },
      attackDice: 's',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1'),
};

export default {
  reactives: { 'outnumbered-not-outgunned': fought, 'lets-keep-a-little-optimism-here': fallen },
} satisfies Scenes;
