import { skirmish } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

/** The opponent has chosen the Unit in reserve. */
const reserveTaken: ReactiveScene = {
  unit: 'jango',
  reacting: (more, ready, setup) =>
    skirmish({
      red: { first: { at: [5, 5] }, second: { at: [14, 10] } },
      blue: { jango: { is: 'jango-fett-bounty-hunter', at: [10, 10], ...more } },
      sides: [{ deck: ['a1', 'shatterpoint'], reserve: 'a2', discard: [] }, { force: { ready, pool: 9 } }],
      ...setup,
    }).plays('reserve'),
};

export default { reactives: { 'not-so-fast': reserveTaken } } satisfies Scenes;
