import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const struck: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { attack: 1 },
      defender: { is: 'asajj-ventress-sith-assassin', ...more },
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee'),
};

export default { reactives: { riposte: struck }, uses: { 'dathomirian-dexterity': 2 } } satisfies Scenes;
