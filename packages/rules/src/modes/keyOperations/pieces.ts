import type { OperationPiece } from '../../cards/operationCard.ts';
import { objectiveDisc } from '../../game/find.ts';
import type { Machine, Position } from '../../game/machine.ts';
import type { Disc } from '../../game/space.ts';
import type { Place } from '../../state/decision.ts';
import type { Seat } from '../../state/ids.ts';
import type { Objective } from '../../state/open.ts';
import type { Character } from '../../state/unit.ts';
import { changePlay, inPlay, type PlacedPiece } from './inPlay.ts';
import { operationCard } from './score.ts';

/**
 * Pieces: things on a base that are neither character nor Unit (KO-R-72). They stand in nobody's way, and only rules
 * that name them move them.
 */

/** One of the pieces, or a token that lies on the battlefield from the beginning: it is of the size of an objective's. */
export function pieceCard(p: Position, id: string): OperationPiece {
  const { pieces: known = [], tokens = [] } = operationCard(p);
  const card = known.find((piece) => piece.id === id);
  if (card) return card;
  if (!tokens.some(({ key }) => key === id)) throw new Error(`The operation has no piece ${id}.`);
  return { id, name: id, radius: p.game.constants.objective, contested: false };
}

/** Where it is; null while it is off the battlefield. */
export const pieceNamed = (p: Position, id: string): PlacedPiece | null =>
  inPlay(p).pieces.find((piece) => piece.id === id) ?? null;

export function pieceDisc(p: Position, id: string): Disc | null {
  const piece = pieceNamed(p, id);
  return piece && { x: piece.x, y: piece.y, z: piece.z, r: pieceCard(p, id).radius };
}

const NONE: readonly Objective[] = [];

/** KO-R-61: those that are contested like an Active objective. */
export function pieces(p: Position): readonly Objective[] {
  const lying = inPlay(p).pieces;
  if (lying.length === 0) return NONE;
  return lying.flatMap(({ id, x, y, z, control }) => {
    const { contested, radius } = pieceCard(p, id);
    return contested ? [{ key: id, r: radius, x, y, z, active: true, control, priority: false }] : [];
  });
}

/** Pieces that lie on an objective make it what they are: the Landing Zone with the ship is the ship. */
export const liesAt = (p: Position, id: string, { x, y, z }: Objective): boolean =>
  inPlay(p).pieces.some((piece) => piece.id === id && piece.x === x && piece.y === y && piece.z === z);

export function holdPiece(g: Machine, id: string, seat: Seat | null): void {
  const piece = pieceNamed(g, id);
  if (!piece || piece.control === seat) return;
  change(g, { ...piece, control: seat });
  g.emit({ event: 'piece-controlled', piece: id, seat });
}

const change = (g: Machine, piece: PlacedPiece): void =>
  changePlay(g, { pieces: inPlay(g).pieces.map((each) => (each.id === piece.id ? piece : each)) });

/** Set down, or put elsewhere; a Control token stays on it. */
export function putPiece(g: Machine, id: string, [x, y, z]: Place, by: Seat): void {
  const piece = pieceNamed(g, id);
  if (piece) change(g, { ...piece, x, y, z });
  else changePlay(g, { pieces: [...inPlay(g).pieces, { id, x, y, z, control: null }] });
  g.emit({ event: 'piece', piece: id, from: piece && [piece.x, piece.y, piece.z], to: [x, y, z], by });
}

export function removePiece(g: Machine, id: string, by: Seat): void {
  changePlay(g, { pieces: inPlay(g).pieces.filter((piece) => piece.id !== id) });
  g.emit({ event: 'piece-removed', piece: id, by });
}

/** KO-STG-03. */
export function releasePieces(g: Machine): void {
  const { pieces: lying } = inPlay(g);
  if (lying.some(({ control }) => control !== null))
    changePlay(g, { pieces: lying.map((piece) => ({ ...piece, control: null })) });
}

export const discsOfObjectives = (p: Position, keys: readonly string[]): Disc[] =>
  p.open.objectives.filter(({ key }) => keys.includes(key)).map((objective) => objectiveDisc(p, objective));

/** A Unit that is away and measures from a piece for this activation: its base stands nowhere. */
export function aboard(p: Position, c: Character): boolean {
  const { states } = inPlay(p);
  if (states.length === 0 || !c.onTable) return false;
  const away = states.filter(({ unit }) => unit === c.unit);
  return away.length > 0 && away.some(({ state }) => isAway(p, state));
}

const isAway = (p: Position, state: string): boolean =>
  operationCard(p).states?.some(({ id, away }) => id === state && away === true) ?? false;
