import { duel, path } from '@faultline/testkit';
import { amongTwo, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'general-solo';

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
  reactives: { 'outnumbered-not-outgunned': amongTwo(is), 'lets-keep-a-little-optimism-here': fallen },
} satisfies Scenes;
