import type { Extent } from './camera.ts';
import type { Spot } from './scene.ts';

/** Something that wants its name beside it, in the drawing's own lengths. */
export interface Labelled extends Spot {
  readonly r: number;
  /** The first of these that has room is written, or nothing. */
  readonly texts: readonly string[];
  /** The first is written whatever it covers. */
  readonly needed: boolean;
}

export interface Label extends Spot {
  readonly text: string;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A narrow letter of the label voice, by the size of the type. */
const LETTER = 0.5;

/**
 * The middle of each label's lower line: of eight places about its base the one where it covers least. Needed ones
 * choose first; another that would cover something is written in brief, or not at all.
 */
export function placeLabels(
  all: readonly Labelled[],
  size: number,
  room?: Room,
  others: readonly Rect[] = [],
): readonly (Label | null)[] {
  const taken: Rect[] = [...all.map(boundsOf), ...others];
  const placed = new Map<Labelled, Label>();
  for (const each of [...all.filter(({ needed }) => needed), ...all.filter(({ needed }) => !needed)]) {
    for (const text of each.texts) {
      if (text === '' || placed.has(each)) continue;
      const rect = leastCovering(candidates(each, text, size, room), taken);
      if (!each.needed && covered(rect, taken) > 0) continue;
      taken.push(rect);
      placed.set(each, { x: rect.x + rect.width / 2, y: rect.y + size * 0.82, text });
    }
  }
  return all.map((each) => placed.get(each) ?? null);
}

/** Below, above, beside, and beside a little lower or higher. */
function candidates({ x, y, r }: Labelled, text: string, size: number, room?: Room): readonly Rect[] {
  const width = text.length * size * LETTER;
  const gap = size * 0.28;
  const box = { width, height: size };
  const [left, right] = [x - r - width, x + r];
  return [
    { ...box, x: x - width / 2, y: y + r + gap },
    { ...box, x: x - width / 2, y: y - r - gap - size },
    { ...box, x: x + r + gap, y: y - size / 2 },
    { ...box, x: x - r - gap - width, y: y - size / 2 },
    { ...box, x: right, y: y + r * 0.4 },
    { ...box, x: left, y: y + r * 0.4 },
    { ...box, x: right, y: y - r * 0.4 - size },
    { ...box, x: left, y: y - r * 0.4 - size },
  ].map((place) => inside(place, room));
}

/** The first of these that covers least: after one that covers nothing no other is looked at. */
export function leastCovering<R extends Rect>(places: readonly R[], taken: readonly Rect[]): R {
  let [best, least] = [places[0] as R, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const area = covered(place, taken);
    if (area < least) [best, least] = [place, area];
    if (least === 0) break;
  }
  return best;
}

/** How much of what is taken a place would cover. */
export const covered = (a: Rect, taken: readonly Rect[]): number =>
  taken.reduce((sum, b) => {
    const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);

export const holds = ({ x, y, width, height }: Rect, at: Spot): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** Where there is room: a square of this side, or a picture. */
export type Room = number | Extent;

/** Nothing is written over the rim of the table. */
export const inside = (rect: Rect, room: Room = Number.POSITIVE_INFINITY): Rect => {
  const { width, height } = typeof room === 'number' ? { width: room, height: room } : room;
  return {
    ...rect,
    x: Math.min(Math.max(rect.x, 0), width - rect.width),
    y: Math.min(Math.max(rect.y, 0), height - rect.height),
  };
};

/** The upper left corner of a badge beside a spot: right of it, or as near as it covers nothing. */
export function placeBadge(
  at: Spot & { readonly r: number },
  size: Extent,
  bases: readonly (Spot & { readonly r: number })[],
  room?: Room,
  others: readonly Rect[] = [],
): Spot {
  const onTable = FARTHER.flatMap((far) => placesBeside(at, size, far * size.height)).map((place) =>
    inside({ ...place, ...size }, room),
  );
  return leastCovering(onTable, [boundsOf(at), ...bases.map(boundsOf), ...others]);
}

/** How far from its spot a badge is tried, in its own heights. */
const FARTHER = [0.2, 1.2, 2.2, 3.4, 5];

/** Right, left, above, below, and at the four corners. */
function placesBeside(at: Spot & { readonly r: number }, { width, height }: Extent, far: number): readonly Spot[] {
  const gap = at.r + far;
  const [right, left, middle] = [at.x + gap, at.x - gap - width, at.x - width / 2];
  const [above, below, level] = [at.y - gap - height, at.y + gap, at.y - height / 2];
  return [
    { x: right, y: level },
    { x: left, y: level },
    { x: middle, y: above },
    { x: middle, y: below },
    { x: right, y: above },
    { x: right, y: below },
    { x: left, y: above },
    { x: left, y: below },
  ];
}

/** A line from the rim of what something is about to that something, where it lies so far off that it needs one. */
export function leaderTo(at: Spot & { readonly r: number }, rect: Rect, near: number): readonly [Spot, Spot] | null {
  const end = {
    x: Math.min(Math.max(at.x, rect.x), rect.x + rect.width),
    y: Math.min(Math.max(at.y, rect.y), rect.y + rect.height),
  };
  const far = Math.hypot(end.x - at.x, end.y - at.y);
  if (far <= at.r + near) return null;
  return [{ x: at.x + ((end.x - at.x) * at.r) / far, y: at.y + ((end.y - at.y) * at.r) / far }, end];
}

/** What a base takes up. */
export const boundsOf = ({ x, y, r }: Spot & { readonly r: number }): Rect => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
});

/** What a placed label takes up. */
export const labelBounds = ({ x, y, text }: Label, size: number): Rect => {
  const width = text.length * size * LETTER;
  return { x: x - width / 2, y: y - size * 0.82, width, height: size };
};
