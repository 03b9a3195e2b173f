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

interface Label extends Spot {
  readonly text: string;
}

interface Rect {
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
export function placeLabels(all: readonly Labelled[], size: number): readonly (Label | null)[] {
  const taken: Rect[] = all.map(({ x, y, r }) => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }));
  const placed = new Map<Labelled, Label>();
  for (const each of [...all.filter(({ needed }) => needed), ...all.filter(({ needed }) => !needed)]) {
    const texts = each.needed || each.text === each.brief ? [each.text] : [each.text, each.brief];
    const found = texts.flatMap((text) => (text === '' ? [] : (freePlace(each, text, size, taken) ?? []))).at(0);
    const first = each.needed ? candidates(each, each.text, size)[0] : undefined;
    const label = found ?? (first && { rect: first, text: each.text });
    if (!label) continue;
    taken.push(label.rect);
    const { x, y, width } = label.rect;
    placed.set(each, { x: x + width / 2, y: y + size * 0.82, text: label.text });
  }
  return all.map((each) => placed.get(each) ?? null);
}

function freePlace(each: Labelled, text: string, size: number, taken: readonly Rect[]) {
  const rect = candidates(each, text, size).find((place) => !taken.some((other) => overlap(place, other)));
  return rect && { rect, text };
}

function candidates({ x, y, r }: Labelled, text: string, size: number): readonly Rect[] {
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
  ];
}

/** The upper left corner of a badge beside a spot: right of it, or where fewest bases are covered. */
export function placeBadge(
  at: Spot & { readonly r: number },
  size: Extent,
  bases: readonly (Spot & { readonly r: number })[],
): Spot {
  const { width, height } = size;
  const gap = at.r + height * 0.2;
  const places = [
    { x: at.x + gap, y: at.y - height / 2 },
    { x: at.x - gap - width, y: at.y - height / 2 },
    { x: at.x - width / 2, y: at.y - gap - height },
    { x: at.x - width / 2, y: at.y + gap },
    { x: at.x - width / 2, y: at.y - gap - 3 * height },
    { x: at.x - width / 2, y: at.y + gap + 2 * height },
  ];
  const covered = (place: Spot): number =>
    bases.filter(({ x, y, r }) => overlap({ ...place, ...size }, { x: x - r, y: y - r, width: 2 * r, height: 2 * r }))
      .length;
  const counts = places.map(covered);
  return places[counts.indexOf(Math.min(...counts))] as Spot;
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
