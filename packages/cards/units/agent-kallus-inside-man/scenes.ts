import { library } from '@faultline/cards';
import { duel, FAR } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** Somebody with whom he shares a Tag has rolled. */
const rolled: ReactiveScene = {
  unit: 'kallus',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tags: ['Spy'] },
      red: {
        // As he is once he has chosen a side.
        kallus: { at: [30, 5], tags: ['Spy'], has: library.units['agent-kallus-inside-man']?.abilities ?? [], ...more },
      },
      defender: { at: FAR },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'ranged'),
};

export default { reactives: { 'imperial-intelligence': rolled } } satisfies Scenes;
