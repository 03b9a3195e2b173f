import { duel, skirmish } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'riff-tamson';

const struck: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, force: [ready, 0], ...setup }).plays('combat', 'melee'),
};

/** Scoundrels have fought. */
const othersFought: ReactiveScene = {
  unit: 'riff',
  reacting: (more, ready, setup) =>
    skirmish({
      red: { droids: { at: [10, 10], rank: 'supporting', tags: ['Scoundrel'] }, riff: { is, at: [14, 13], ...more } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'droids',
      force: [ready, 0],
      ...setup,
    }).plays('combat'),
};

export default { reactives: { 'hit-and-run': struck, 'blood-in-the-water': othersFought } } satisfies Scenes;
