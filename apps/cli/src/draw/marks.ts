import type { Mark, View } from '@faultline/geometry';
import type { Board } from './board.ts';

/** Everyone and every token on the board; an objective that is not active has a bracketed name. */
export function marksOf({ figures, objectives, field }: Board): Mark[] {
  return [
    ...objectives.map(({ key, active, x, y, z }): Mark => {
      const disc = { x, y, z, r: field.constants.objective };
      return { draw: 'token', disc, label: active ? key : `(${key})` };
    }),
    ...figures.map(
      ({ name, seat, base }): Mark => ({ draw: 'base', disc: base, label: name, side: seat === 0 ? 2 : 1 }),
    ),
  ];
}

const MARGIN = 5000;
const LEAST = 30000;

/** The square of the table in which something stands or is shown, with a margin. */
export function viewOf({ field }: Board, marks: readonly Mark[]): View {
  const { size } = field.table;
  const boxes = [
    ...field.solids.map(({ left, right, near, far }) => [left, near, right, far]),
    ...marks.flatMap(boxesOf),
  ];
  const side = (i: number, best: (...values: number[]) => number): number =>
    best(...boxes.map((box) => box[i] as number));
  const [left, near, right, far] = [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
  if (boxes.length === 0) return { x: 0, y: 0, width: size, height: size };
  const wide = Math.min(size, Math.max(LEAST, right - left + 2 * MARGIN, far - near + 2 * MARGIN));
  const from = (a: number, b: number): number => Math.max(0, Math.min(size - wide, Math.round((a + b - wide) / 2)));
  return { x: from(left, right), y: from(near, far), width: wide, height: wide };
}

function boxesOf(mark: Mark): number[][] {
  if (mark.draw === 'base' || mark.draw === 'token') {
    const { x, y, r } = mark.disc;
    return [[x - r, y - r, x + r, y + r]];
  }
  if (mark.draw === 'push') {
    const { x, y, r } = mark.push.end;
    return [[x - r, y - r, x + r, y + r]];
  }
  if (mark.draw !== 'area') return [];
  return mark.areas.flatMap(({ rings }) =>
    rings.flatMap((ring) =>
      ring.flatMap((x, i) => (i % 2 === 0 ? [[x, ring[i + 1] as number, x, ring[i + 1] as number]] : [])),
    ),
  );
}
