import { library } from '@faultline/cards';
import {
  type ChanceState,
  CONSTANTS,
  type Game,
  OPEN_TABLE,
  geometric,
  newGame,
  OPTIONS,
  sha256,
  USUAL_MODE,
} from '@faultline/rules';

/** The core box on an open table, with whatever a test wants otherwise. */
export const coreGame = (changes: Partial<Game> = {}): Game =>
  newGame({
    library,
    mode: USUAL_MODE,
    space: geometric,
    options: OPTIONS,
    constants: CONSTANTS,
    table: OPEN_TABLE,
    ...changes,
  });

/** Chance from a typed seed: for tests and simulations, never called sealed. */
export const seeded = (
  seed: string,
  generator: 'chacha' | 'fast' = 'chacha',
): Extract<ChanceState, { kind: 'seeded' }> => ({
  kind: 'seeded',
  key: sha256(seed),
  generator,
  turn: 0,
  drawn: [],
});
