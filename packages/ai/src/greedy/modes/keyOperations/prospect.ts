import type { Character, Seat, UnitId } from '@faultline/rules';
import { movingPiece, operationOf, prizesOf, turnEndProspect } from '@faultline/rules/modes';
import type { Position } from '../../choice.ts';
import type { Prize } from '../worth.ts';

/** What the next ends of the own Turns promise from where everybody stands, and from where somebody could stand. */

/** So many Turns are thought ahead, and each counts by so much of the one before. */
const TURNS = 2;
const LATER = 0.6;
/** What is promised at a place counts by so much for each move that is left to it. */
const NEARER = 0.55;
const STRIDE = 6 * 2540;
/** A place that must first be taken, perhaps from an enemy. */
const DISPUTED = 0.6;

/** Less is nothing. */
const LEAST = 0.01;

type Standing = (p: Position, seat: Seat) => number;

interface Place extends Prize {
  readonly key: string;
  readonly z: number;
}

export const placesIn = (p: Position): readonly Place[] => [
  ...p.open.objectives.filter((o) => o.active),
  ...prizesOf(p).map((piece) => ({ ...piece, key: piece.id })),
];

/** Who stands at what: rules of Stages ask for little else, so positions that agree in it promise the same. */
function signature(p: Position, places: readonly Place[]): string {
  const { range, objective } = p.game.constants;
  const near = range[2] + objective;
  let text = '';
  for (const o of places) {
    text += `/${o.control ?? ''}:`;
    for (const c of p.open.characters)
      if (c.onTable && Math.hypot(c.x - o.x, c.y - o.y) <= near + c.r) text += `${c.id},`;
  }
  for (const u of p.open.units) text += u.wounded > 0 ? 'w' : u.defeated ? 'd' : '.';
  return text;
}

/** Worked out once for what lies on the table, and who stands where. */
const known = new WeakMap<object, Map<string, number>>();

function remembered(p: Position, key: string, work: () => number): number {
  const score = operationOf(p);
  const all = known.get(score) ?? new Map<string, number>();
  known.set(score, all);
  const before = all.get(key);
  if (before !== undefined) return before;
  const worth = work();
  all.set(key, worth);
  return worth;
}

/** What the next Turns' ends add to the standing of a seat. */
export function promiseOf(
  p: Position,
  seat: Seat,
  unit: UnitId | null,
  standing: Standing,
  held: string | null = null,
): number {
  const key = `${seat} ${unit} ${held} ${signature(p, placesIn(p))}`;
  return remembered(p, key, () => {
    let [at, sum, weight] = [p, 0, 1];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { worth, after } = turnEndProspect(at, seat, unit, (q) => standing(q, seat), held);
      sum += weight * (worth - standing(at, seat));
      at = after;
      weight *= LATER;
    }
    return sum;
  });
}

/** A Unit with all its characters somewhere else. */
const moved = (p: Position, unit: UnitId, to: Partial<Character>): Position => ({
  game: p.game,
  open: { ...p.open, characters: p.open.characters.map((c) => (c.unit === unit && c.onTable ? { ...c, ...to } : c)) },
});

/** An enemy stands there, who might keep it. */
const isDisputed = ({ game: { constants }, open: { characters, units } }: Position, o: Place, seat: Seat): boolean =>
  characters.some(
    (c) =>
      c.onTable &&
      units[c.unit]?.seat !== seat &&
      Math.hypot(c.x - o.x, c.y - o.y) <= constants.range[2] + constants.objective + c.r,
  );

/** What a Unit would add at each place, whoever else stands there; places that it would add nothing at are left out. */
function gains(p: Position, unit: UnitId, seat: Seat, standing: Standing): Gains {
  const away = promiseOf(moved(p, unit, { onTable: false }), seat, unit, standing);
  return placesIn(p).flatMap((o): [Place, number][] => {
    const there = moved(p, unit, { x: o.x, y: o.y, z: o.z });
    const own = promiseOf(there, seat, unit, standing) - away;
    const whole = isDisputed(p, o, seat) ? promiseOf(there, seat, unit, standing, o.key) - away : 0;
    const gain = Math.max(own, DISPUTED * whole);
    return gain > LEAST ? [[o, gain]] : [];
  });
}

type Gains = readonly (readonly [Place, number])[];

/**
 * What could be gained where is a guide, and dear: it is worked out once for a position and what is tried from it. A
 * decision has a position of its own, so nothing outlasts it.
 */
const thoughts = new WeakMap<object, Map<string, Gains>>();

function gainsIn({ open: { objectives } }: Position, what: string, work: () => Gains): Gains {
  const all = thoughts.get(objectives) ?? new Map<string, Gains>();
  thoughts.set(objectives, all);
  const known = all.get(what) ?? work();
  all.set(what, known);
  return known;
}

const drawnBy = (gains: Gains, { x, y }: { readonly x: number; readonly y: number }, reach: number): number => {
  let most = 0;
  for (const [o, gain] of gains) {
    const gap = Math.max(0, Math.hypot(x - o.x, y - o.y) - reach);
    most = Math.max(most, gain * NEARER ** (gap / STRIDE));
  }
  return most;
};

/** Where a thought began: what those could gain who do not act is worked out from there, if at all. */
interface Beginning {
  readonly at: Position;
  readonly seat: Seat;
  readonly acting: UnitId | null;
}

const beginnings = new WeakMap<object, Beginning>();

export function thinkFrom({ game, open }: Position, seat: Seat, acting: UnitId | null): void {
  if (seat === open.active && !beginnings.has(open.objectives))
    beginnings.set(open.objectives, { at: { game, open: { ...open } }, seat, acting });
}

function beginningFor(p: Position, { unit }: Character, seat: Seat): Position {
  const began = beginnings.get(p.open.objectives);
  return began && began.seat === seat && began.acting !== unit ? began.at : p;
}

/** How near a character is to what it could do for its side; of one that does not act, by where all stood at first. */
export function nearTo(p: Position, c: Character, standing: Standing): number {
  const seat = p.open.units[c.unit]?.seat;
  if (seat === undefined || seat !== p.open.active) return 0;
  const acts = p.open.activation?.unit === c.unit;
  const others = acts ? signature(moved(p, c.unit, { onTable: false }), placesIn(p)) : '';
  const from = (): Position => (acts ? p : beginningFor(p, c, seat));
  const known = gainsIn(p, `${c.unit} ${others}`, () => gains(from(), c.unit, seat, standing));
  return drawnBy(known, c, p.game.constants.range[2] + c.r);
}

/** How near the pieces that are led are to where they would help. */
export function piecesNear(p: Position, seat: Seat, unit: UnitId | null, standing: Standing): number {
  let sum = 0;
  for (const piece of prizesOf(p)) {
    const key = `${piece.id} ${seat} ${unit} ${piece.control}`;
    sum += drawnBy(
      gainsIn(p, key, () => pieceGains(p, piece.id, seat, unit, standing)),
      piece,
      0,
    );
  }
  return sum;
}

function pieceGains(p: Position, piece: string, seat: Seat, unit: UnitId | null, standing: Standing): Gains {
  const now = promiseOf(p, seat, unit, standing);
  return placesIn(p).flatMap((o): [Place, number][] => {
    if (o.key === piece) return [];
    const there = movingPiece(p, piece, [o.x, o.y, o.z]);
    const own = promiseOf(there, seat, unit, standing) - now;
    const whole = promiseOf(there, seat, unit, standing, o.key) - now;
    const gain = Math.max(own, DISPUTED * whole);
    return gain > LEAST ? [[o, gain]] : [];
  });
}
