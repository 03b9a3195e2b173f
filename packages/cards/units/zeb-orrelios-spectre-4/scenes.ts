import { duel, path } from '@faultline/testkit';
import { acting, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'zeb-orrelios-spectre-4';

const struck: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, force: [ready, 0], ...setup }).plays('combat', 'melee'),
};

/** The Wounded token of the wound it answers is already there. */
const wounded: ReactiveScene = {
  unit: 'defender',
  surcharge: 1,
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { is, damage: 8, ...more },
      attackDice: 's',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1'),
};

export default {
  actives: {
    'this-is-gonna-hurt-pal': (more, setup = {}) =>
      acting(is)(more, { ...setup, red: { droids: { at: [6, 10], tags: ['Rebel Alliance'] }, ...setup.red } }),
  },
  reactives: {
    'lasan-honor-guard': wounded,
    'its-just-something-about-the-feel-of-their-helmets-on-my-fists': struck,
  },
} satisfies Scenes;
