// Where the pivot can lie at all. The first directions are cut into sectors, ever finer; a sector is closed if every
// tool with its pivot there lies across something or stays away from the wished end. That is shown for one tool and
// for all that are no farther from it than the sector is wide, so it is never wrong; what cannot be shown stays open.

import type { Solid } from './battlefield.ts';
import { solidsNear } from './bends.ts';
import { distanceToTool, firstArmBlocked, type Point, secondArmBlocked } from './tool.ts';
import { type Search, unit } from './trial.ts';
import { wedgeLeavesOut } from './wedge.ts';

/** For each sector, counted from straight back round by straight ahead, 1 if it is open. */
export type Sectors = Uint8Array;

/** At the pivot of an advance a sector is some 0.15 mm wide. */
export const SECTORS = 4096;

/** Two bands of sectors, as far to the right of the wished end as to the left. */
export interface Window {
  readonly right: number;
  readonly left: number;
}

const WIDE = SECTORS / 32;

/** The straightest first. */
export const WINDOWS: readonly Window[] = Array.from({ length: 16 }, (_, i) => {
  return { right: SECTORS / 2 - (i + 1) * WIDE, left: SECTORS / 2 + i * WIDE };
});

/** A fan this narrow in which a tool fits is not cut further. */
const NARROW = 16;
/** How many tools are looked at to close the sectors of one window. */
const STEPS = 1000;
/** Pivot and end of a tool are rounded to whole units, which moves no point of it by more. */
const ROUNDED = 4;

/** Grows with the angle from a to u, -2 to 2, without trigonometry. */
export function turnFrom(a: Point, u: Point): number {
  const x = a.x * u.x + a.y * u.y;
  const y = a.x * u.y - a.y * u.x;
  const ratio = 1 - x / (Math.abs(x) + Math.abs(y));
  return y < 0 ? -ratio : ratio;
}

export function sectorOf({ aim }: Search, u: Point): number {
  return Math.min(SECTORS - 1, Math.floor(((turnFrom(aim, u) + 2) * SECTORS) / 4));
}

/** Whether one of the sectors from one direction on to another, or one beside them, is open. */
export function anyOpen(sectors: Sectors, from: number, to: number): boolean {
  const last = (to + 1) % SECTORS;
  for (let i = (from + SECTORS - 1) % SECTORS; i !== last; i = (i + 1) % SECTORS) if (sectors[i] === 1) return true;
  return sectors[last] === 1;
}

/** The open ones, and to either side as many more as hold so many of what is counted. */
export function widened(sectors: Sectors, by: number, countIn: (sector: number) => number): Sectors {
  const wide = sectors.slice();
  const first = sectors.indexOf(1);
  for (const step of [1, SECTORS - 1]) {
    let left = 0;
    for (let n = 0, i = first; n < SECTORS; n++, i = (i + step) % SECTORS) {
      if (sectors[i] === 1) left = by;
      else if (left > 0) {
        wide[i] = 1;
        left -= countIn(i);
      }
    }
  }
  return wide;
}

/** The direction in which a sector begins, seen from the aim. */
function directionAt(sector: number): Point {
  const turn = (sector * 4) / SECTORS - 2;
  const x = 1 - Math.abs(turn);
  const y = 1 - Math.abs(x);
  return unit(x, turn < 0 ? -y : y);
}

/** Neighbouring directions. */
interface Fan {
  readonly from: number;
  readonly sectors: number;
  readonly middle: Point;
  /** No direction of the fan is farther from the middle, on a circle of radius 1. */
  readonly off: number;
}

function fanOf({ aim }: Search, from: number, sectors: number): Fan {
  const { x, y } = directionAt(from + sectors / 2);
  const off = Math.max(apart({ x, y }, directionAt(from)), apart({ x, y }, directionAt(from + sectors)));
  return { from, sectors, middle: { x: aim.x * x - aim.y * y, y: aim.x * y + aim.y * x }, off };
}

const apart = (p: Point, q: Point): number => Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));

const halves = (search: Search, { from, sectors }: Fan): Fan[] => [
  fanOf(search, from, sectors / 2),
  fanOf(search, from + sectors / 2, sectors / 2),
];

/** Opens those of a window; they are judged coarsely first, then ever finer, and what takes too long stays open. */
export function openSectors(search: Search, { right, left }: Window, open: Sectors): void {
  const last = search.effort.steps + STEPS;
  const fans = [fanOf(search, right, WIDE), fanOf(search, left, WIDE)];
  for (const fan of fans) {
    const isLate = search.effort.steps >= last;
    const verdict = isLate ? 'not known' : judge(search, fan);
    if (verdict === 'none fits') continue;
    const isEnough = isLate || fan.sectors <= (verdict === 'one fits' ? NARROW : 1);
    if (isEnough) open.fill(1, fan.from, fan.from + fan.sectors);
    else fans.push(...halves(search, fan));
  }
}

type Verdict = 'none fits' | 'one fits' | 'not known';

/** The tools whose first arm points into a fan: the middle one, and how far the others are from it up to the pivot. */
interface Bundle {
  readonly first: Fan;
  readonly p1: Point;
  readonly off: number;
  readonly near: readonly Solid[];
}

function judge(search: Search, first: Fan): Verdict {
  const { field, move, solids, tested, reach } = search;
  const { mover, wedge } = move;
  if (wedge !== undefined && wedgeLeavesOut(wedge, first.middle, first.off + ROUNDED / reach)) return 'none fits';
  const p1 = { x: mover.x + first.middle.x * reach, y: mover.y + first.middle.y * reach };
  const off = first.off * cornerAt(search, reach) + ROUNDED;
  search.effort.steps++;
  if (firstArmBlocked(field.constants, solids, mover, p1, off) !== null) return 'none fits';
  const bundle = { first, p1, off, near: solidsNear(solids, p1, tested.corner + off) };
  const around = Array.from({ length: 8 }, (_, i) => fanOf(search, (i * SECTORS) / 8, SECTORS / 8));
  return together(around, (second) => judgeBends(search, bundle, second));
}

/** From where an arm begins to the corners of its flat end. */
function cornerAt({ field }: Search, length: number): number {
  const half = field.constants.toolWidth / 2;
  return Math.sqrt(length * length + half * half);
}

function together(fans: readonly Fan[], verdictOn: (fan: Fan) => Verdict): Verdict {
  let sum: Verdict = 'none fits';
  for (const fan of fans) {
    const verdict = verdictOn(fan);
    if (verdict === 'one fits') return verdict;
    if (verdict === 'not known') sum = verdict;
  }
  return sum;
}

/** Those of the bundle whose second arm points into a fan. */
function judgeBends(search: Search, bundle: Bundle, second: Fan): Verdict {
  const { field, move, arm, end, solids } = search;
  const { constants } = field;
  const { mover } = move;
  const { first, p1, off, near } = bundle;
  if (isBentTooFar(search, first, second)) return 'none fits';
  const v = second.middle;
  const less = off + second.off * cornerAt(search, arm);
  const p2 = { x: p1.x + v.x * arm, y: p1.y + v.y * arm };
  const gap = distanceToTool(constants, mover, { p1, p2 }, end.x, end.y) - mover.r;
  if (gap > constants.eps + less) return 'none fits';
  search.effort.steps++;
  if (secondArmBlocked(constants, near, p1, p2, less) !== null) return 'none fits';
  if (arm * second.off > off) return together(halves(search, second), (half) => judgeBends(search, bundle, half));
  const fits =
    gap <= 0 &&
    firstArmBlocked(constants, solids, mover, p1) === null &&
    secondArmBlocked(constants, near, p1, p2) === null;
  return fits ? 'one fits' : 'not known';
}

/** All of them; a rounded tool may be bent a little beyond a right angle. */
function isBentTooFar({ move, arm, reach }: Search, first: Fan, second: Fan): boolean {
  const beyond = (move.mover.r + 2 * arm + ROUNDED * (reach + arm)) / (reach * arm);
  const cosine = first.middle.x * second.middle.x + first.middle.y * second.middle.y;
  return cosine < -(first.off + second.off + beyond);
}
