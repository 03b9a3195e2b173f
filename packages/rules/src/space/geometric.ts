import {
  type Battlefield,
  type Constants,
  coveringParts,
  distanceToTableEdge,
  findMove,
  heightsAt,
  measure,
  type Move,
  type MoveFault,
  placeToken,
  prepare,
  push,
  type RestFault,
  sameElevation,
  sampleMove,
  sight,
  type Table,
  whyNotMove,
  whyNotRest,
} from '@faultline/geometry';
import type { MoveKind } from '../cards/unitCard.ts';
import { type Place, type Reason, reason, type ToolPlacement } from '../machine/decision.ts';
import type { Position } from '../machine/machine.ts';
import type { Random } from '../machine/steps.ts';
import { toolOf } from '../movement/tool.ts';
import type { CharacterId } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import { character, nameOfCharacter } from '../units/find.ts';
import type { Disc, Space } from './space.ts';

/** Geometry's answers to the questions of the rules: its facts with the rule that each of them breaks. */

const fields = new WeakMap<Table, Map<Constants, Battlefield>>();

/** A table is made ready once for every record of constants. */
function fieldOf(p: Position): Battlefield {
  const { table, constants } = p.game;
  const known = fields.get(table) ?? new Map<Constants, Battlefield>();
  fields.set(table, known);
  const field = known.get(constants) ?? prepare(table, constants);
  known.set(constants, field);
  return field;
}

const standing = (p: Position): Character[] => p.open.characters.filter((c) => c.onTable);

const at = (c: Character, [x, y, z]: Place): Disc => ({ x, y, z, r: c.r });

function whyNotResting(p: Position, id: CharacterId, place: Place): readonly Reason[] {
  const bases = standing(p);
  const self = bases.findIndex((c) => c.id === id);
  const fault = whyNotRest(fieldOf(p), at(character(p, id), place), bases, self);
  return fault ? [restReason(p, fault, bases)] : [];
}

function restReason(p: Position, fault: RestFault, bases: readonly Character[]): Reason {
  switch (fault.why) {
    case 'not whole numbers':
      return reason('R-MEAS-2', { places: 'whole hundredths of a millimetre' });
    case 'off the table':
      return reason('CR-MOVE-22', { beyondEdge: fault.by });
    case 'no surface':
      return reason('CR-MOVE-21', { height: fault.z });
    case 'overhang':
      return reason('CR-MOVE-21', { overhang: fault.by });
    case 'solid':
      return reason(fault.room > 0 ? 'CR-MOVE-19' : 'CR-MOVE-20', { part: fault.part, by: fault.by, room: fault.room });
    case 'base':
      return reason('CR-OVER-02', { overlaps: nameAt(p, bases, fault.base), by: fault.by });
  }
}

const nameAt = (p: Position, bases: readonly Character[], i: number): string => {
  const base = bases[i];
  return base ? nameOfCharacter(p, base.id) : '';
};

function moveReason(p: Position, fault: MoveFault, bases: readonly Character[]): Reason {
  switch (fault.why) {
    case 'arm length':
      return reason('CR-MOVE-03', { arm: fault.arm, length: fault.length, allowed: fault.allowed });
    case 'bent too far':
      return reason('CR-MOVE-04', { most: 90 });
    case 'tool blocked':
      return reason('CR-MOVE-09', { part: fault.part, arm: fault.arm });
    case 'no contact':
      return reason('CR-MOVE-05', { distance: fault.distance, allowed: fault.allowed });
    case 'too high':
      return reason('CR-MOVE-11', { height: fault.z, allowed: fault.allowed });
    case 'outside the wedge':
      return reason('R-MOVE-5');
    default:
      return restReason(p, fault, bases);
  }
}

/** CR-EFF-09: a reposition lays the Advance tool. */
const toolKind = (kind: MoveKind) => (kind === 'reposition' ? 'advance' : kind);

const moveOf = (p: Position, id: CharacterId, kind: MoveKind): Move & { readonly bases: readonly Character[] } => {
  const bases = standing(p);
  return { mover: character(p, id), kind: toolKind(kind), bases, self: bases.findIndex((c) => c.id === id) };
};

const toTool = ({ pivot, end }: ToolPlacement) => ({ p1: { x: pivot[0], y: pivot[1] }, p2: { x: end[0], y: end[1] } });
const fromTool = ({ p1, p2 }: ReturnType<typeof toTool>): ToolPlacement => ({ pivot: [p1.x, p1.y], end: [p2.x, p2.y] });

/** The tool laid straight toward a place it does not reach: a refusal can then say how far it is. */
function straight(p: Position, id: CharacterId, kind: MoveKind, to: Place): ToolPlacement {
  const c = character(p, id);
  const arm = toolOf(p, kind) / 2;
  const [dx, dy] = [to[0] - c.x, to[1] - c.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const out = (d: number): readonly [number, number] => [
    Math.round(c.x + (dx / length) * d),
    Math.round(c.y + (dy / length) * d),
  ];
  return { pivot: out(c.r + arm), end: out(c.r + 2 * arm) };
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
  coveringPart: (p, attacker, defender) => coveringParts(fieldOf(p), attacker, defender)[0] ?? null,
  edgeDistance: (p, disc, edge) => distanceToTableEdge(fieldOf(p), disc, edge === 'south' ? 'near' : 'far'),
  tokenHeight: (p, x, y) => {
    const place = placeToken(fieldOf(p), x, y);
    return place.legal ? place.z : null;
  },
  heights: (p, x, y) => heightsAt(fieldOf(p), x, y),
  whyNotRest: whyNotResting,
  whyNotMove: (p, id, kind, to, tool) => {
    const move = moveOf(p, id, kind);
    const fault = whyNotMove(fieldOf(p), move, { ...toTool(tool), end: { x: to[0], y: to[1] }, z: to[2] });
    return fault ? [moveReason(p, fault, move.bases)] : [];
  },
  findTool: (p, id, kind, to) => {
    const found = findMove(fieldOf(p), moveOf(p, id, kind), { x: to[0], y: to[1] }, to[2]);
    return 'placement' in found ? fromTool(found.placement) : straight(p, id, kind, to);
  },
  sampleMove: (p, id, kind, random) => {
    const placement = sampleMove(fieldOf(p), moveOf(p, id, kind), words(random));
    return placement && { to: [placement.end.x, placement.end.y, placement.z], tool: fromTool(placement) };
  },
  push: (p, id, [x, y], range) => {
    const bases = standing(p);
    const self = bases.findIndex((c) => c.id === id);
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
