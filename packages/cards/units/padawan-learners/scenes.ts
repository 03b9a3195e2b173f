import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const shot: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { attack: 1 },
      defender: { is: 'padawan-learners', at: [FAR, [33, 33]], ...more },
      force: [0, ready],
      ...setup,
    }).plays('combat', 'ranged'),
};

export default { reactives: { 'deflect-padawan-learners': shot } } satisfies Scenes;
