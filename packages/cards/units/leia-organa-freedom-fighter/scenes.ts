import { duel } from '@faultline/testkit';
import { besideShooter, type Scenes } from '../../test/scenes.ts';

const is = 'leia-organa-freedom-fighter';

export default {
  reactives: { 'coordinated-fire-exposed-rebel-alliance': besideShooter(is, 'Rebel Alliance') },
  actives: {
    'explosive-charge': (more, setup) =>
      duel({
        attacker: { is, ...more },
        red: { droids: { at: [5, 5] } },
        defender: { at: [30, 30] },
        objectives: [{ key: 'M', at: [13 * 2540, 10 * 2540, 0] }],
        force: [9, 9],
        ...setup,
      }),
  },
} satisfies Scenes;
