import { duel, FAR } from '@faultline/testkit';
import { acting, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'ig-88b-created-to-succeed';
const INCH = 2540;

/** His own shot shows failures. */
const shot: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, defender: { at: FAR }, force: [ready, 0], ...setup }).plays('combat', 'ranged'),
};

/** Another hunter attacks one who contests an objective. */
const besideHunter: ReactiveScene = {
  unit: 'droid',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tags: ['Bounty Hunter'] },
      red: { droid: { is, at: [2, 2], ...more } },
      defender: { stamina: 9 },
      objectives: [{ key: 'M', at: [13 * INCH, 12 * INCH, 0] }],
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'melee'),
};

export default {
  reactives: { 'calculated-plans': shot, 'i-engineer-success-yet-it-eludes-me': besideHunter },
  actives: {
    'always-gets-the-job-done': (more, setup = {}) => acting(is)(more, { defender: { at: [13, 10] }, ...setup }),
  },
} satisfies Scenes;
