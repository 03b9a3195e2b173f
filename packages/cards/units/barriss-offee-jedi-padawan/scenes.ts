import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** Somebody of the Republic aims at an enemy whom she fights. */
const targeted: ReactiveScene = {
  unit: 'barriss',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tags: ['Galactic Republic'] },
      red: { barriss: { is: 'barriss-offee-jedi-padawan', at: [17, 13], ...more } },
      defender: { at: FAR },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'ranged'),
};

export default { reactives: { 'slip-away': targeted } } satisfies Scenes;
