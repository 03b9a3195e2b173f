import { library } from '@faultline/cards';
import { OPERATIONS, withOperations } from '@faultline/cards/operations';
import type { Table } from '@faultline/geometry';
import { CONSTANTS, type Game, type GameRules, gameOf, geometric, hashOf, OPTIONS, USUAL_MODE } from '@faultline/rules';
import { ALL_MODES } from '@faultline/rules/modes';

const everything = withOperations(library, OPERATIONS);

export const OPERATION_IDS: readonly string[] = Object.keys(everything.operations ?? {}).toSorted();

/** What a new game is played by, on a battlefield. */
export const rulesOn = (mode: string, table: Table): GameRules => ({
  mode,
  own: { units: [], abilities: [] },
  options: OPTIONS,
  constants: CONSTANTS,
  table,
});

const shelf = new Map<string, Game>();

/** Games of the same rules on the same battlefield share what is worked out once: 85 KB each. */
export function gameBy(rules: GameRules): Game {
  const key = hashOf(rules);
  const known = shelf.get(key);
  if (known) return known;
  const cards = rules.mode === USUAL_MODE.id ? library : everything;
  const game = gameOf(rules, cards, ALL_MODES, geometric);
  shelf.set(key, game);
  return game;
}
