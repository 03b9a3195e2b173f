import { duel } from '@faultline/testkit';
import { besideShooter, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'enoch-captain-of-the-guard';

const striking: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, force: [ready, 0], ...setup }).plays('combat', 'melee'),
};

export default {
  reactives: {
    'coordinated-fire-strained-galactic-empire': besideShooter(is, 'Galactic Empire'),
    'die-well': striking,
  },
  actives: {
    'by-your-command-grand-admiral': (more, setup) =>
      duel({
        attacker: { is, ...more },
        red: { droids: { at: [30, 5], tags: ['Stormtrooper'] } },
        defender: { at: [33, 33] },
        force: [9, 9],
        ...setup,
      }),
  },
} satisfies Scenes;
