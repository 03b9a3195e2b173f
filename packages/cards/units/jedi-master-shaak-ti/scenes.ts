import { duel } from '@faultline/testkit';
import { acting, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'jedi-master-shaak-ti';

const feinting: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { is, ...more },
      attackDice: 'ss',
      defenseDice: 'be',
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'melee'),
};

export default {
  reactives: { 'feinting-blow': feinting },
  actives: { 'force-repulse': (more, setup) => acting(is)(more, { defender: { at: [13, 10] }, ...setup }) },
} satisfies Scenes;
