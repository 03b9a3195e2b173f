import type { Game } from '../game/game.ts';
import type { Position } from '../game/machine.ts';
import { unitName } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { unitNamed } from '../game/find.ts';

/** Battle Tactics Cards among the Order Cards. The lasting name of one is its Unit's and its own: `a3:snares`. */

/** For each player the cards that were chosen. */
export type TacticsCards = readonly [readonly string[], readonly string[]];

export const isTactics = (card: string): boolean => card.includes(':');

/** What is printed on it, as an ability. */
export const textOf = (card: string): string => card.slice(card.indexOf(':') + 1);

/** The Unit whose card it is, whether or not it activates anybody. */
export const ownerOf = (p: Pick<Position, 'open'>, card: string): Unit | null =>
  unitNamed(p.open, isTactics(card) ? card.slice(0, card.indexOf(':')) : card);

/** Every Battle Tactics Card a Unit can bring. */
export const tacticsOn = (game: Game, u: Unit): string[] =>
  (game.library.units[u.card]?.abilities ?? [])
    .flatMap((id) => game.library.abilities[id]?.clauses ?? [])
    .flatMap((clause) => (clause.clause === 'deck' ? clause.cards : []))
    .map((card) => `${unitName(u)}:${card}`);
