// A region as rows of intervals on evenly spaced lines. Each row is a flat, ordered list: from, to, from, to, …

export interface Rows {
  readonly first: number;
  readonly step: number;
  readonly rows: number[][];
  /** Where a polygon begins and ends on each row, while it is being added. */
  readonly left: Float64Array;
  readonly right: Float64Array;
}

/** A flat list two by two: the intervals of a row, the corners of a ring. */
export function pairs(flat: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (let i = 0; i < flat.length; i += 2) found.push([flat[i] as number, flat[i + 1] as number]);
  return found;
}

export function emptyRows(from: number, to: number, step: number): Rows {
  const count = Math.max(0, Math.floor((to - from) / step) + 1);
  const rows = Array.from({ length: count }, () => []);
  return { first: from, step, rows, left: new Float64Array(count), right: new Float64Array(count) };
}

/** Adds an interval. */
export function cover(row: number[], from: number, to: number): void {
  let i = 0;
  while (i < row.length && (row[i + 1] as number) < from) i += 2;
  let j = i;
  let high = to;
  while (j < row.length && (row[j] as number) <= to) {
    high = Math.max(high, row[j + 1] as number);
    j += 2;
  }
  const low = Math.min(from, row[i] ?? from);
  if (j === i + 2) {
    row[i] = low;
    row[i + 1] = high;
  } else row.splice(i, j - i, low, high);
}

/** Takes an interval away. */
export function uncover(row: number[], from: number, to: number): void {
  if (from >= to) return;
  for (let i = row.length - 2; i >= 0; i -= 2) {
    const a = row[i] as number;
    const b = row[i + 1] as number;
    if (b <= from || a >= to) continue;
    if (a < from && b > to) row.splice(i, 2, a, from, to, b);
    else if (a < from) row[i + 1] = from;
    else if (b > to) row[i] = to;
    else row.splice(i, 2);
  }
}

export function common(p: readonly number[], q: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0, j = 0; i < p.length && j < q.length; ) {
    const from = Math.max(p[i] as number, q[j] as number);
    const to = Math.min(p[i + 1] as number, q[j + 1] as number);
    if (from < to) found.push(from, to);
    if ((p[i + 1] as number) < (q[j + 1] as number)) i += 2;
    else j += 2;
  }
  return found;
}

/** Adds a convex polygon, given as a flat list of corners. */
export function coverConvex({ first, step, rows, left, right }: Rows, corners: readonly number[]): void {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < corners.length; i += 2) {
    const y = corners[i + 1] as number;
    least = Math.min(least, y);
    most = Math.max(most, y);
  }
  const from = Math.max(0, Math.floor((least - first) / step) + 1);
  const to = Math.min(rows.length - 1, Math.floor((most - first) / step));
  left.fill(Number.POSITIVE_INFINITY, from, to + 1);
  right.fill(Number.NEGATIVE_INFINITY, from, to + 1);
  let px = corners[corners.length - 2] as number;
  let py = corners[corners.length - 1] as number;
  for (let i = 0; i < corners.length; i += 2) {
    const x = corners[i] as number;
    const y = corners[i + 1] as number;
    const low = Math.max(from, Math.floor((Math.min(py, y) - first) / step) + 1);
    const high = Math.min(to, Math.floor((Math.max(py, y) - first) / step));
    const slope = (x - px) / (y - py);
    for (let k = low; k <= high; k++) {
      const at = px + slope * (first + k * step - py);
      left[k] = Math.min(left[k] as number, at);
      right[k] = Math.max(right[k] as number, at);
    }
    px = x;
    py = y;
  }
  for (let k = from; k <= to; k++) {
    const a = left[k] as number;
    const b = right[k] as number;
    if (a < b) cover(rows[k] as number[], a, b);
  }
}
