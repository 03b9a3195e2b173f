import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const shooting: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is: 'crosshair', ...more }, defender: { at: FAR }, force: [ready, 0], ...setup }).plays(
      'combat',
      'ranged',
    ),
};

export default { reactives: { 'relax-ill-handle-this': shooting } } satisfies Scenes;
