import type { Place, Vector } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import type { CharacterId } from '../state/ids.ts';
import { character } from '../game/find.ts';

/**
 * R-DEPLOY-3: whether the rest of a squad still finds room beside its first character. It looks at a fixed set of
 * places around that character, at every height there, so "no room" may be said of a gap nobody could fill without measuring for it;
 * room that is found is there.
 */

/** Directions round a square's rim: whole numbers, evenly enough. */
const RIM = 6;
export const DIRECTIONS: readonly Vector[] = Array.from({ length: 2 * RIM }, (_, i) => i - RIM).flatMap(
  (k): Vector[] => [
    [k, -RIM],
    [RIM, k],
    [-k, RIM],
    [-RIM, -k],
  ],
);

/** How far out between touching and Range 1, farthest first: the outer ring holds most. */
const RINGS = [1, 0.5, 0];

const standing = (p: Position, id: CharacterId, [x, y, z]: Place): Position => ({
  game: p.game,
  open: { ...p.open, characters: p.open.characters.with(id, { ...character(p, id), x, y, z, onTable: true }) },
});

/** The first of the places beside a character that will do, at every height there. */
function placeBeside(p: Position, anchor: CharacterId, id: CharacterId, fits: (at: Place) => boolean): Place | null {
  const by = character(p, anchor);
  const touching = by.r + character(p, id).r;
  for (const ring of RINGS) {
    for (const [dx, dy] of DIRECTIONS) {
      const scale = (touching + ring * p.game.constants.range[1]) / Math.sqrt(dx * dx + dy * dy);
      const [x, y] = [Math.round(by.x + dx * scale), Math.round(by.y + dy * scale)];
      for (const z of p.game.space.heights(p, x, y)) if (fits([x, y, z])) return [x, y, z];
    }
  }
  return null;
}

/** A place for the first of `todo` that leaves room for the others; null when they do not all fit. */
export function roomFor(p: Position, anchor: CharacterId, todo: readonly CharacterId[]): Place | null {
  const [next, ...others] = todo;
  if (next === undefined) return null;
  return placeBeside(
    p,
    anchor,
    next,
    (at) => p.game.space.whyNotRest(p, next, at).length === 0 && leavesRoom(standing(p, next, at), anchor, others),
  );
}

const leavesRoom = (p: Position, anchor: CharacterId, todo: readonly CharacterId[]): boolean =>
  todo.length === 0 || roomFor(p, anchor, todo) !== null;

/** Whether everyone after `next` still fits in when it stands here; without an anchor it is the anchor itself. */
export const leavesRoomAt = (
  p: Position,
  anchor: CharacterId | null,
  next: CharacterId,
  others: readonly CharacterId[],
  at: Place,
): boolean => leavesRoom(standing(p, next, at), anchor ?? next, others);
