import type { Character, Seat, UnitId } from '@faultline/rules';
import { movingPiece, nextTurnEndProspect, operationOf, prizesOf, turnEndProspect } from '@faultline/rules/modes';
import type { Position } from '../../choice.ts';
import type { Prize } from '../worth.ts';
import { strikePlaces } from './strike.ts';

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

/** What the end of the other's next Turn adds to their standing, whoever of theirs acts. */
export function fearOf(p: Position, seat: Seat, standing: Standing): number {
  const other: Seat = seat === 0 ? 1 : 0;
  const { activation } = p.open;
  const acting = activation && `${activation.unit}:${activation.wounds.length}`;
  return remembered(p, `fear ${other} ${acting} ${signature(p, placesIn(p))}`, () => {
    const theirs = (q: Position): number => standing(q, other);
    return Math.max(0, nextTurnEndProspect(p, other, theirs).worth - theirs(p));
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
function gains(p: Position, c: Character, seat: Seat, standing: Standing): Gains {
  const { unit } = c;
  const { range } = p.game.constants;
  const away = promiseOf(moved(p, unit, { onTable: false }), seat, unit, standing);
  const promised = placesIn(p).flatMap((o): Gain[] => {
    const there = moved(p, unit, { x: o.x, y: o.y, z: o.z });
    const own = promiseOf(there, seat, unit, standing) - away;
    const whole = isDisputed(p, o, seat) ? promiseOf(there, seat, unit, standing, o.key) - away : 0;
    const gain = Math.max(own, DISPUTED * whole);
    return gain > LEAST ? [{ x: o.x, y: o.y, gain, reach: range[2] }] : [];
  });
  const struck = strikePlaces(p, c).map(({ x, y, share, reach, taking, key }): Gain => {
    const place = taking ? placesIn(p).find((o) => o.key === key) : undefined;
    const part = place && isDisputed(p, place, seat) ? DISPUTED : 1;
    return { x, y, gain: STRIKE * share * part, reach, aimed: true };
  });
  return [...promised, ...struck];
}

/** What all the boxes of an Armored Target are worth to whoever is on the way to strike: whether it can is another question. */
const STRIKE = 24;

/** What could be had at a place, from within a reach of its middle. */
interface Gain {
  readonly x: number;
  readonly y: number;
  readonly gain: number;
  readonly reach: number;
  /** Whether what stands between may hinder it, so that several places want looking at. */
  readonly aimed?: true;
}

type Gains = readonly Gain[];

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

const drawnBy = (gains: Gains, { x, y }: { readonly x: number; readonly y: number }, radius: number): number => {
  let most = 0;
  for (const o of gains) {
    const gap = Math.max(0, Math.hypot(x - o.x, y - o.y) - o.reach - radius);
    most = Math.max(most, o.gain * NEARER ** (gap / STRIDE));
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

/** What a character could do for its side, and where; of one that does not act, by where all stood at first. */
function gainsOf(p: Position, c: Character, standing: Standing): Gains {
  const u = p.open.units[c.unit];
  if (!u || u.seat !== p.open.active) return [];
  const { seat, stance } = u;
  const acts = p.open.activation?.unit === c.unit;
  const others = acts ? signature(moved(p, c.unit, { onTable: false }), placesIn(p)) : '';
  const from = (): Position => (acts ? p : beginningFor(p, c, seat));
  return gainsIn(p, `${c.unit} ${stance} ${others}`, () => gains(from(), c, seat, standing));
}

/** How near a character is to what it could do for its side. */
export const nearTo = (p: Position, c: Character, standing: Standing): number =>
  drawnBy(gainsOf(p, c, standing), c, c.r);

/** A little inside, so that rounding does not put it outside. */
const INSIDE = 60;
/** So many places are always looked at. */
const SPOTS = 4;

/** The nearest points from which a character could have what is to be had, the dearest first. */
export function spotsOf(p: Position, c: Character, standing: Standing): readonly (readonly [number, number])[] {
  const all = gainsOf(p, c, standing);
  const worth = (o: Gain): number => drawnBy([o], c, c.r);
  return all
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, SPOTS)
    .flatMap((o) => (o.aimed ? ROUND : STRAIGHT).map((turn) => rimOf(o, c, turn)));
}

type Turn = readonly [cos: number, sin: number, far: number];
const STRAIGHT: readonly Turn[] = [[1, 0, 1]];
const HALF = Math.sqrt(0.5);
/** Straight, from nearer, and from an eighth of a circle to either side. */
const ROUND: readonly Turn[] = [
  [1, 0, 1],
  [1, 0, 0.6],
  [HALF, HALF, 0.9],
  [HALF, -HALF, 0.9],
];

/** The point from which a character just has it, on its own side or turned from there; nearer where it is nearer. */
function rimOf({ x, y, reach }: Gain, c: Character, [cos, sin, far]: Turn): readonly [number, number] {
  const [dx, dy] = [c.x - x, c.y - y];
  const length = Math.hypot(dx, dy) || 1;
  const rim = Math.min(length, far * (reach + c.r - INSIDE)) / length;
  return [x + (dx * cos - dy * sin) * rim, y + (dx * sin + dy * cos) * rim];
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
  return placesIn(p).flatMap((o): Gain[] => {
    if (o.key === piece) return [];
    const there = movingPiece(p, piece, [o.x, o.y, o.z]);
    const own = promiseOf(there, seat, unit, standing) - now;
    const whole = promiseOf(there, seat, unit, standing, o.key) - now;
    const gain = Math.max(own, DISPUTED * whole);
    return gain > LEAST ? [{ x: o.x, y: o.y, gain, reach: 0 }] : [];
  });
}
