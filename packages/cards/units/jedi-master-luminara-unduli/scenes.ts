import { duel } from '@faultline/testkit';
import { acting, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'jedi-master-luminara-unduli';

/** She has fought beside troopers. */
const fought: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { is, ...more },
      red: { clones: { at: [13, 13], tags: ['Galactic Republic'], rank: 'supporting' } },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'melee'),
};

export default {
  actives: { 'full-recovery': (more, setup) => acting(is)({ damage: 1, ...more }, setup) },
  reactives: { 'precise-strike': fought },
} satisfies Scenes;
