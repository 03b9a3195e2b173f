import { libraryWith } from '@faultline/cards/page';
import { type Game, type GameRules, gameOf, geometric, type Library, type Mode, USUAL_MODE } from '@faultline/rules';
import { source } from './units.ts';

/** The usual mode is there; all others are fetched with the first game of one. */
const modesFor = async (id: string): Promise<readonly Mode[]> =>
  id === USUAL_MODE.id ? [USUAL_MODE] : (await import('@faultline/rules/modes')).ALL_MODES;

/** The cards of these units, and in other modes than the usual those that only they are played with. */
async function cardsFor(mode: string, units: readonly string[]): Promise<Library> {
  const library = await libraryWith(source, units);
  if (mode === USUAL_MODE.id) return library;
  const { OPERATIONS, withOperations } = await import('@faultline/cards/operations');
  return withOperations(library, OPERATIONS);
}

/** The game that these rules and units make. */
export const gameWith = async (rules: GameRules, units: readonly string[]): Promise<Game> =>
  gameOf(rules, await cardsFor(rules.mode, units), await modesFor(rules.mode), geometric);
