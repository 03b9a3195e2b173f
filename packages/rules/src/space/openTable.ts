import type { MoveKind, Range } from '../cards/unitCard.ts';
import { type Place, type Reason, reason, type ToolPlacement, type Vector } from '../machine/decision.ts';
import type { Position } from '../machine/machine.ts';
import { toolOf } from '../movement/tool.ts';
import type { CharacterId } from '../state/ids.ts';
import { character, nameOfCharacter } from '../units/find.ts';
import type { Constants, Disc, Measured, Pushed, Space } from './space.ts';

/** The simplest answer to Space: a table without terrain, where only distances and bases count. */

const hypot = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const rangeLength = (c: Constants, range: Range): number =>
  [c.range1, c.range2, c.range3, c.range4, c.range5][range - 1] ?? 0;

/** CR-MEAS-01, CR-MEAS-03: edge to edge in the plan. */
const gap = (a: Disc, b: Disc): number => Math.max(0, hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius);

/** R-TERR-1: exactly Range 2 apart in height is still the same Elevation. */
const level = (p: Position, a: Disc, b: Disc): boolean =>
  Math.abs(a.z - b.z) <= p.game.constants.range2 + p.game.constants.eps;

function within(p: Position, a: Disc, b: Disc, range: Range): Measured {
  const distance = gap(a, b);
  const allowed = rangeLength(p.game.constants, range);
  return { holds: distance <= allowed + p.game.constants.eps, distance, allowed };
}

/** GEO-REST without terrain: inside the table, on no other base of the same Elevation. */
function whyNotRest(p: Position, id: CharacterId, [x, y, z]: Place): readonly Reason[] {
  const { table, eps } = p.game.constants;
  const me = { x, y, z, radius: character(p, id).radius };
  const out = Math.max(me.radius - x, me.radius - y, x + me.radius - table, y + me.radius - table);
  if (out > eps) return [reason('CR-MOVE-22', { beyondEdge: out })];
  const under = p.open.characters.find(
    (c) => c.onTable && c.id !== id && level(p, c, me) && hypot(c.x - x, c.y - y) < c.radius + me.radius - eps,
  );
  return under ? [reason('CR-OVER-02', { overlaps: nameOfCharacter(p, under.id) })] : [];
}

/** The tool lies straight: on open ground every point of the reach is touched by a straight tool. */
function straight(p: Position, id: CharacterId, move: MoveKind, toward: Vector): ToolPlacement {
  const c = character(p, id);
  const arm = toolOf(p, move) / 2;
  const [dx, dy] = [toward[0] - c.x, toward[1] - c.y];
  const length = hypot(dx, dy);
  const [ux, uy] = length === 0 ? [1, 0] : [dx / length, dy / length];
  const at = (d: number): Vector => [Math.round(c.x + ux * d), Math.round(c.y + uy * d)];
  return { pivot: at(c.radius + arm), end: at(c.radius + 2 * arm) };
}

/** GEO-MOVE 1 and 2: arms of the right length, bent by no more than a right angle. */
function whyNotTool(p: Position, id: CharacterId, move: MoveKind, { pivot, end }: ToolPlacement): readonly Reason[] {
  const c = character(p, id);
  const arm = toolOf(p, move) / 2;
  const first: Vector = [pivot[0] - c.x, pivot[1] - c.y];
  const second: Vector = [end[0] - pivot[0], end[1] - pivot[1]];
  const off = Math.max(Math.abs(hypot(...first) - c.radius - arm), Math.abs(hypot(...second) - arm));
  // The tool's ends lie on the grid, so an arm may be off by a little more than one unit.
  if (off > p.game.constants.eps) return [reason('CR-MOVE-03', { armOffBy: off })];
  const bend = first[0] * second[0] + first[1] * second[1];
  return bend >= -(c.radius + 2 * arm) ? [] : [reason('CR-MOVE-04', { bentBeyond: 90 })];
}

function toSegment(x: number, y: number, a: Vector, b: Vector): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

/** CR-MOVE-05: the base touches any portion of the tool. */
function whyNotMove(p: Position, id: CharacterId, move: MoveKind, to: Place, tool: ToolPlacement): readonly Reason[] {
  const bad = whyNotTool(p, id, move, tool);
  if (bad.length > 0) return bad;
  const c = character(p, id);
  const distance = Math.min(
    toSegment(to[0], to[1], [c.x, c.y], tool.pivot),
    toSegment(to[0], to[1], tool.pivot, tool.end),
  );
  const allowed = c.radius + p.game.constants.toolWidth / 2;
  if (distance > allowed + p.game.constants.eps) return [reason('CR-MOVE-05', { distance, allowed })];
  if (to[2] !== 0) return [reason('CR-MOVE-21', { height: to[2] })];
  return whyNotRest(p, id, to);
}

/** GEO-PUSH without terrain: the smallest distance at which the base touches another or the table's edge. */
function push(p: Position, id: CharacterId, direction: Vector, range: Range): Pushed {
  const me = character(p, id);
  const size = hypot(...direction);
  const [ux, uy] = [direction[0] / size, direction[1] / size];
  let length = rangeLength(p.game.constants, range);
  let stoppedBy: string | null = null;
  const stop = (at: number, by: string): void => {
    if (at < length) [length, stoppedBy] = [Math.max(0, at), by];
  };
  stop(toEdge(me, ux, uy, p.game.constants.table), 'edge');
  for (const other of p.open.characters) {
    if (!other.onTable || other.id === id || !level(p, me, other)) continue;
    stop(toContact(me, other, ux, uy), nameOfCharacter(p, other.id));
  }
  return rounded(p, id, length, [ux, uy], stoppedBy);
}

const toEdge = (me: Disc, ux: number, uy: number, table: number): number => {
  const along = (at: number, u: number): number =>
    u > 0 ? (table - me.radius - at) / u : u < 0 ? (me.radius - at) / u : Infinity;
  return Math.min(along(me.x, ux), along(me.y, uy));
};

/** How far the disc travels until it touches the other; Infinity when it passes by or moves off. */
function toContact(me: Disc, other: Disc, ux: number, uy: number): number {
  const [dx, dy] = [other.x - me.x, other.y - me.y];
  const ahead = dx * ux + dy * uy;
  const reach = me.radius + other.radius;
  const aside = dx * dx + dy * dy - ahead * ahead;
  if (ahead <= 0 || aside >= reach * reach) return Infinity;
  return ahead - Math.sqrt(reach * reach - aside);
}

/** The end is rounded to the grid and must rest: where rounding would press into something, it gives way unit by unit. */
function rounded(p: Position, id: CharacterId, length: number, [ux, uy]: Vector, stoppedBy: string | null): Pushed {
  const me = character(p, id);
  for (let s = length; s > 0; s -= 1) {
    const to: Place = [Math.round(me.x + ux * s), Math.round(me.y + uy * s), me.z];
    if (whyNotRest(p, id, to).length === 0) return { to, travelled: s, stoppedBy };
  }
  return { to: [me.x, me.y, me.z], travelled: 0, stoppedBy };
}

export const openTable: Space = {
  within,
  sameElevation: level,
  sight: () => ({ holds: true, blockedBy: null }),
  coveringPart: () => null,
  edgeDistance: (p, disc, edge) =>
    Math.max(0, (edge === 'south' ? disc.y : p.game.constants.table - disc.y) - disc.radius),
  tokenHeight: () => 0,
  whyNotRest,
  whyNotMove,
  findTool: (p, id, move, to) => straight(p, id, move, [to[0], to[1]]),
  sampleMove: (p, id, move, random) => {
    const c = character(p, id);
    const reach = toolOf(p, move) + 2 * c.radius;
    for (let tries = 0; tries < 64; tries += 1) {
      const to: Place = [c.x - reach + random(2 * reach + 1), c.y - reach + random(2 * reach + 1), 0];
      const tool = straight(p, id, move, [to[0], to[1]]);
      if (whyNotMove(p, id, move, to, tool).length === 0) return { to, tool };
    }
    return null;
  },
  push,
};
