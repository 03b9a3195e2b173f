import {
  type Area,
  type Battlefield,
  type Constants,
  coveringParts,
  distanceToTableEdge,
  findMove,
  heightsAt,
  measure,
  type Move,
  exitsOf,
  hasPlace,
  type Ingress,
  ingressNear,
  placeAreas,
  placeToken,
  prepare,
  push,
  reachAreas,
  sameElevation,
  sampleExit,
  sampleMove,
  samplePlace,
  sight,
  type Table,
  whyNotExit,
  whyNotMove,
  whyNotPlace,
  whyNotRest,
} from '@faultline/geometry';
import type { MoveKind, Range } from '../cards/unitCard.ts';
import { type Place, type Reason, reason, type ToolPlacement, type Vector } from '../state/decision.ts';
import type { Position, Random } from '../game/machine.ts';
import { toolOf } from '../game/tool.ts';
import type { Character } from '../state/unit.ts';
import { character, discOf } from '../game/find.ts';
import { exitReason, moveReason, nameAt, placeReason, restReason } from './reasons.ts';
import type { Disc, Mover, Space } from '../game/space.ts';

/** Geometry's answers to the questions of the rules: its facts with the rule that each of them breaks. */

const fields = new WeakMap<Table, Map<Constants, Battlefield>>();

declare module '../game/game.ts' {
  interface Prepared {
    field?: Battlefield;
  }
}

/** A table is made ready once for every record of constants, and shared by the games played on it. */
export function fieldOf({ game: { prepared, table, constants } }: Position): Battlefield {
  prepared.field ??= fields.get(table)?.get(constants) ?? ready(table, constants);
  return prepared.field;
}

function ready(table: Table, constants: Constants): Battlefield {
  const field = prepare(table, constants);
  const known = fields.get(table) ?? new Map<Constants, Battlefield>();
  fields.set(table, known.set(constants, field));
  return field;
}

const at = (c: Disc, [x, y, z]: Place): Disc => ({ x, y, z, r: c.r });

const discOfMover = (p: Position, mover: Mover): Disc =>
  typeof mover === 'number' ? discOf(character(p, mover)) : mover;

/** Everyone whose base stands on the table, and which of them is the character itself. */
function others(p: Position, mover: Mover): { readonly bases: readonly Character[]; readonly self: number } {
  const aboard = p.game.mode.words?.aboard;
  const bases = p.open.characters.filter((c) => c.onTable && aboard?.(p, c) !== true);
  return { bases, self: typeof mover === 'number' ? bases.findIndex((c) => c.id === mover) : -1 };
}

function whyNotResting(p: Position, mover: Mover, place: Place): readonly Reason[] {
  const { bases, self } = others(p, mover);
  const fault = whyNotRest(fieldOf(p), at(discOfMover(p, mover), place), bases, self);
  return fault ? [restReason(p, fault, bases)] : [];
}

function whyNotLying(p: Position, token: Disc): readonly Reason[] {
  const fault = whyNotRest(fieldOf(p), token, [], -1, p.game.constants.baseThickness);
  return fault ? [restReason(p, fault, [])] : [];
}

/** CR-EFF-09: a reposition lays the Advance tool. */
const toolKind = (kind: MoveKind) => (kind === 'reposition' ? 'advance' : kind);

function moveOf(
  p: Position,
  who: Mover,
  kind: MoveKind,
  axis: Vector | undefined,
): Move & { readonly bases: readonly Character[] } {
  const mover = discOfMover(p, who);
  const wedge = axis && { wedge: { x: mover.x, y: mover.y, dx: axis[0], dy: axis[1] } };
  return { mover, kind: toolKind(kind), ...others(p, who), ...wedge };
}

const toTool = ({ pivot, end }: ToolPlacement) => ({ p1: { x: pivot[0], y: pivot[1] }, p2: { x: end[0], y: end[1] } });
const fromTool = ({ p1, p2 }: ReturnType<typeof toTool>): ToolPlacement => ({ pivot: [p1.x, p1.y], end: [p2.x, p2.y] });

/** The tool laid straight toward a place it does not reach: a refusal can then say how far it is, or what lies between. */
function straight(p: Position, mover: Mover, kind: MoveKind, to: Place, axis: Vector | undefined): ToolPlacement {
  const c = discOfMover(p, mover);
  const arm = toolOf(p, kind) / 2;
  const [dx, dy] = wayTowards(c, to, axis);
  const length = Math.sqrt(dx * dx + dy * dy);
  const out = (d: number): readonly [number, number] => [
    Math.round(c.x + (dx / length) * d),
    Math.round(c.y + (dy / length) * d),
  ];
  return { pivot: out(c.r + arm), end: out(c.r + 2 * arm) };
}

/** To its own place (R-MOVE-3) no way leads: the middle of the wedge will do, or any. */
function wayTowards(c: Disc, [x, y]: Place, [ax, ay]: Vector = [1, 0]): Vector {
  if (x !== c.x || y !== c.y) return [x - c.x, y - c.y];
  return ax === 0 && ay === 0 ? [1, 0] : [ax, ay];
}

interface Passage {
  readonly entry: Ingress;
  readonly exit: Ingress;
}

/** CR-INGR-02, CR-INGR-03: from every point the base may enter to every other of its group, each exit once. */
function waysFrom(p: Position, from: Disc): Passage[] {
  const field = fieldOf(p);
  const ways = ingressNear(field, from).flatMap((entry) => exitsOf(field, entry).map((exit) => ({ entry, exit })));
  return ways.filter(
    ({ exit }, i) => leadsElsewhere(field, from, exit) && ways.findIndex((way) => way.exit.name === exit.name) === i,
  );
}

/** CR-INGR-05: whether anything level with the exit lies at another Elevation than the base. */
const leadsElsewhere = ({ floors, constants }: Battlefield, from: Disc, exit: Ingress): boolean =>
  [0, ...floors.map(({ z }) => z)].some(
    (z) => sameElevation(constants, z, exit.z) && !sameElevation(constants, z, from.z),
  );

const wayTo = (p: Position, from: Disc, exit: string): Passage | undefined =>
  waysFrom(p, from).find((way) => way.exit.name === exit);

const placeAt = (disc: Disc | null): Place | null => disc && [disc.x, disc.y, disc.z];

/** A corner of the first area there is: for places so small that chance finds none of them. */
function anyPlace(p: Position, id: Mover, origin: Disc, range: Range): Place | null {
  const [area] = areasWithin(p, id, origin, range);
  const [x, y] = area?.rings[0] ?? [];
  return area && x !== undefined && y !== undefined ? [Math.round(x), Math.round(y), area.z] : null;
}

/** Where a move could end, surface by surface: for display, and never more than what is legal. */
export const moveAreas = (p: Position, id: Mover, kind: MoveKind, axis?: Vector): readonly Area[] =>
  reachAreas(fieldOf(p), moveOf(p, id, kind, axis));

/** Where a character could be Placed within a range of an origin, likewise. */
export function areasWithin(p: Position, mover: Mover, origin: Disc, range: Range): readonly Area[] {
  const { bases, self } = others(p, mover);
  return placeAreas(fieldOf(p), origin, range, discOfMover(p, mover).r, bases, self);
}

const words = (random: Random) => (): number => random(0x100000000);

export const geometric: Space = {
  within: (p, a, b, range) => {
    const { within, distance, allowed } = measure(fieldOf(p), a, b, range);
    return { holds: within, distance, allowed };
  },
  sameElevation: (p, a, b) => sameElevation(p.game.constants, a.z, b.z),
  sight: (p, a, b) => {
    const { clear, blockedBy } = sight(fieldOf(p), a, b);
    return { holds: clear, blockedBy: clear ? null : (blockedBy[0] ?? null) };
  },
  coveringPart: (p, attacker, defender) =>
    coveringParts(fieldOf(p), attacker, defender, p.game.options.coverInPlanOnly)[0] ?? null,
  edgeDistance: (p, disc, edge) => distanceToTableEdge(fieldOf(p), disc, edge === 'south' ? 'near' : 'far'),
  tokenHeight: (p, x, y) => {
    const place = placeToken(fieldOf(p), x, y);
    return place.legal ? place.z : null;
  },
  heights: (p, x, y) => heightsAt(fieldOf(p), x, y),
  whyNotRest: whyNotResting,
  whyNotLie: whyNotLying,
  whyNotMove: (p, id, kind, to, tool, axis) => {
    const move = moveOf(p, id, kind, axis);
    const fault = whyNotMove(fieldOf(p), move, { ...toTool(tool), end: { x: to[0], y: to[1] }, z: to[2] });
    return fault ? [moveReason(p, fault, move.bases)] : [];
  },
  findTool: (p, id, kind, to, axis) => {
    const found = findMove(fieldOf(p), moveOf(p, id, kind, axis), { x: to[0], y: to[1] }, to[2]);
    return 'placement' in found ? fromTool(found.placement) : straight(p, id, kind, to, axis);
  },
  sampleMove: (p, id, kind, random, axis) => {
    const placement = sampleMove(fieldOf(p), moveOf(p, id, kind, axis), words(random));
    return placement && { to: [placement.end.x, placement.end.y, placement.z], tool: fromTool(placement) };
  },
  exits: (p, id, from) =>
    waysFrom(p, at(character(p, id), from)).map(({ exit }) => ({ name: exit.name, at: [exit.x, exit.y, exit.z] })),
  whyNotExit: (p, id, from, exit, to) => {
    const c = character(p, id);
    const { bases, self } = others(p, id);
    const way = wayTo(p, at(c, from), exit);
    if (!way) return [reason('CR-INGR-01', { point: exit })];
    const fault = whyNotExit(fieldOf(p), at(c, from), way.entry, way.exit, at(c, to), bases, self);
    return fault ? [exitReason(p, fault, bases)] : [];
  },
  sampleExit: (p, id, from, exit, random) => {
    const base = at(character(p, id), from);
    const { bases, self } = others(p, id);
    const way = wayTo(p, base, exit);
    return way ? placeAt(sampleExit(fieldOf(p), base, way.entry, way.exit, bases, self, words(random))) : null;
  },
  hasPlace: (p, id, origin, range) => {
    const { bases, self } = others(p, id);
    return hasPlace(fieldOf(p), origin, range, character(p, id).r, bases, self);
  },
  whyNotPlace: (p, id, origin, range, to) => {
    const { bases, self } = others(p, id);
    const fault = whyNotPlace(fieldOf(p), origin, range, at(character(p, id), to), bases, self);
    return fault ? [placeReason(p, fault, bases)] : [];
  },
  samplePlace: (p, id, origin, range, random) => {
    const { bases, self } = others(p, id);
    const found = samplePlace(fieldOf(p), origin, range, character(p, id).r, bases, self, words(random));
    return placeAt(found) ?? anyPlace(p, id, origin, range);
  },
  push: (p, id, [x, y], range) => {
    const { bases, self } = others(p, id);
    const { end, moved, stop } = push(fieldOf(p), {
      mover: character(p, id),
      direction: { dx: x, dy: y },
      range,
      bases,
      self,
    });
    return { to: [end.x, end.y, end.z], travelled: moved, stoppedBy: stoppedBy(p, stop, bases) };
  },
};

function stoppedBy(p: Position, stop: ReturnType<typeof push>['stop'], bases: readonly Character[]): string | null {
  if (stop.by === 'length') return null;
  if (stop.by === 'table edge') return 'edge';
  return stop.by === 'part' ? stop.part : nameAt(p, bases, stop.base);
}
