import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const targeted: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({ defender: { is: 'jedi-master-ki-adi-mundi', ...more }, force: [0, ready], ...setup }).plays(
      'combat',
      'melee',
    ),
};

export default { reactives: { 'force-enhanced-reflexes': targeted } } satisfies Scenes;
