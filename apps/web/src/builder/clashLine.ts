/** Where something stands on the board of squads, in its pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ClashLine {
  readonly path: string;
  readonly cross: { readonly x: number; readonly y: number };
}

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;
/** How far beside a column the line runs. */
const ASIDE = 9;

/** A line between two that clash, with the place of its cross: through the gap between two columns, or beside one. */
export function clashLine(one: Box, other: Box): ClashLine {
  const [a, b] = one.left <= other.left ? [one, other] : [other, one];
  const [from, to] = [middle(a), middle(b)];
  if (a.right <= b.left) {
    const x = (a.right + b.left) / 2;
    return { path: `M${a.right} ${from}H${x}V${to}H${b.left}`, cross: { x, y: (from + to) / 2 } };
  }
  const x = a.left - ASIDE;
  return { path: `M${a.left} ${from}H${x}V${to}H${b.left}`, cross: { x, y: (from + to) / 2 } };
}

/** Each to the next, down the list. */
export const clashLines = (boxes: readonly Box[]): ClashLine[] =>
  boxes.slice(1).map((box, i) => clashLine(boxes[i] as Box, box));
