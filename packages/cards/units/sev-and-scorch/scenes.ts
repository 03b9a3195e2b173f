import { skirmish } from '@faultline/testkit';
import { PAIR, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

/** Somebody of the Republic has fought beside them. */
const allyFought: ReactiveScene = {
  unit: 'pair',
  reacting: (more, ready, setup) =>
    skirmish({
      red: { jedi: { at: [12, 12], tags: ['Galactic Republic'] }, pair: { is: 'sev-and-scorch', at: PAIR, ...more } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'jedi',
      force: [ready, 0],
      ...setup,
    }).plays('combat'),
};

export default { reactives: { 'rule-17-always-make-sure-theyre-dead': allyFought } } satisfies Scenes;
