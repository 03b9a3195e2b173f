import type { Extent } from './camera.ts';
import type { Spot } from './scene.ts';

/** Something that wants its name beside it, in the drawing's own lengths. */
export interface Labelled extends Spot {
  readonly r: number;
  readonly text: string;
  /** What is written where there is no room for the text; nothing may do. */
  readonly brief: string;
  /** The text is written whatever it covers. */
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
 * The middle of each label's lower line: below its base, or beside it where that is taken. Needed ones choose first;
 * another that would cover something is written in brief, or not at all.
 */
export function placeLabels(
  all: readonly Labelled[],
  size: number,
  side = Number.POSITIVE_INFINITY,
  others: readonly Rect[] = [],
): readonly (Label | null)[] {
  const taken: Rect[] = [...all.map(boundsOf), ...others];
  const placed = new Map<Labelled, Label>();
  for (const each of [...all.filter(({ needed }) => needed), ...all.filter(({ needed }) => !needed)]) {
    const texts = each.needed || each.text === each.brief ? [each.text] : [each.text, each.brief];
    const found = texts.flatMap((text) => (text === '' ? [] : (freePlace(each, text, size, side, taken) ?? []))).at(0);
    const first = each.needed ? candidates(each, each.text, size, side)[0] : undefined;
    const label = found ?? (first && { rect: first, text: each.text });
    if (!label) continue;
    taken.push(label.rect);
    const { x, y, width } = label.rect;
    placed.set(each, { x: x + width / 2, y: y + size * 0.82, text: label.text });
  }
  return all.map((each) => placed.get(each) ?? null);
}

function freePlace(each: Labelled, text: string, size: number, side: number, taken: readonly Rect[]) {
  const rect = candidates(each, text, size, side).find((place) => !taken.some((other) => overlap(place, other)));
  return rect && { rect, text };
}

function candidates({ x, y, r }: Labelled, text: string, size: number, side: number): readonly Rect[] {
  const width = text.length * size * LETTER;
  const gap = size * 0.2;
  const box = { width, height: size };
  return [
    { ...box, x: x - width / 2, y: y + r + gap },
    { ...box, x: x - width / 2, y: y - r - gap - size },
    { ...box, x: x + r + gap, y: y - size / 2 },
    { ...box, x: x - r - gap - width, y: y - size / 2 },
    { ...box, x: x + r * 0.6, y: y + r * 0.7 },
    { ...box, x: x - r * 0.6 - width, y: y + r * 0.7 },
  ].map((place) => inside(place, side));
}

/** Nothing is written over the rim of the table. */
const inside = (rect: Rect, side: number): Rect => ({
  ...rect,
  x: Math.min(Math.max(rect.x, 0), side - rect.width),
  y: Math.min(Math.max(rect.y, 0), side - rect.height),
});

/** The upper left corner of a badge beside a spot: right of it, or as near as it covers nothing. */
export function placeBadge(
  at: Spot & { readonly r: number },
  size: Extent,
  bases: readonly (Spot & { readonly r: number })[],
  side = Number.POSITIVE_INFINITY,
  others: readonly Rect[] = [],
): Spot {
  const onTable = FARTHER.flatMap((far) => placesBeside(at, size, far * size.height)).map((place) =>
    inside({ ...place, ...size }, side),
  );
  return leastCovering(onTable, size, [boundsOf(at), ...bases.map(boundsOf), ...others]);
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

/** The upper left corner of the tag of each line: above or below its end, or along it, where it covers least. */
export function placeTags(
  lines: readonly { readonly from: Spot; readonly to: Spot & { readonly r: number }; readonly size: Extent }[],
  taken: readonly Rect[],
): readonly Spot[] {
  const all = [...taken];
  return lines.map(({ from, to, size }) => {
    const [up, down] = [to.y - to.r - size.height * 1.2, to.y + to.r + size.height * 0.2];
    const along = (part: number): Spot => ({
      x: from.x + (to.x - from.x) * part - size.width / 2,
      y: from.y + (to.y - from.y) * part - size.height / 2,
    });
    const ends = [up, down].map((y) => ({ x: to.x - size.width / 2, y }));
    const place = leastCovering([...ends, along(0.7), along(0.55), along(0.4)], size, all);
    all.push({ ...place, ...size });
    return place;
  });
}

function leastCovering(places: readonly Spot[], size: Extent, taken: readonly Rect[]): Spot {
  const counts = places.map((place) => taken.filter((other) => overlap({ ...place, ...size }, other)).length);
  return places[counts.indexOf(Math.min(...counts))] as Spot;
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

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
