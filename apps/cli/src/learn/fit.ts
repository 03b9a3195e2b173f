import { sigmoid } from '@faultline/ai';
import type { Lesson } from './playing.ts';

/**
 * Logistic regression by Newton's steps with a penalty on the squares of the weights. Only + - * / and square roots in
 * a fixed order, so the same games make the same weights everywhere.
 */

const STEPS = 12;

/** How much of what is foretold later in a game counts beside how the game ended. */
const FORETOLD = 0.5;

interface Table {
  readonly rows: readonly Float64Array[];
  /** 1 where the first seat won; between 0 and 1 where a chance is learnt from. */
  readonly wins: readonly number[];
}

export const tableOf = (lessons: readonly Lesson[]): Table => ({
  rows: lessons.flatMap(({ turns }) => turns.map(({ figures }) => Float64Array.from(figures))),
  wins: lessons.flatMap(({ turns, winner }) => turns.map(() => (winner === 0 ? 1 : 0))),
});

/**
 * Weights by how games ended and then, so that a late stroke of luck counts less for what was long before, half by
 * what those weights foretold so many Turns later. None for 0.
 */
export function learntFrom(lessons: readonly Lesson[], penalty: number, ahead: number): Float64Array {
  const table = tableOf(lessons);
  const first = fitted(table, penalty);
  if (ahead === 0) return first;
  const chances = table.rows.map((row) => sigmoid(dot(first, row)));
  let begun = 0;
  const wins = lessons.flatMap(({ turns, winner }) => {
    const from = begun;
    begun += turns.length;
    const ended = winner === 0 ? 1 : 0;
    return turns.map((_, i) => {
      const later = i + ahead < turns.length ? (chances[from + i + ahead] ?? ended) : ended;
      return FORETOLD * later + (1 - FORETOLD) * ended;
    });
  });
  return fitted({ ...table, wins }, penalty);
}

/** Every figure is measured by its usual size, so that the penalty treats all alike. */
function sizesOf({ rows }: Table, many: number): Float64Array {
  const sizes = new Float64Array(many);
  for (const row of rows) for (let i = 0; i < many; i += 1) sizes[i] = at(sizes, i) + at(row, i) * at(row, i);
  return sizes.map((sum) => Math.sqrt(sum / Math.max(1, rows.length)) || 1);
}

const at = (list: Float64Array, i: number): number => list[i] ?? 0;

export function dot(weights: Float64Array, row: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < row.length; i += 1) sum += at(weights, i) * at(row, i);
  return sum;
}

/** Weights of the figures as they are, by the games and a penalty. */
export function fitted(table: Table, penalty: number): Float64Array {
  const many = table.rows[0]?.length ?? 0;
  const sizes = sizesOf(table, many);
  const rows = table.rows.map((row) => row.map((value, i) => value / at(sizes, i)));
  let weights = new Float64Array(many);
  for (let step = 0; step < STEPS; step += 1) weights = stepped({ ...table, rows }, weights, penalty);
  return weights.map((weight, i) => weight / at(sizes, i));
}

function stepped({ rows, wins }: Table, weights: Float64Array, penalty: number): Float64Array<ArrayBuffer> {
  const many = weights.length;
  const slope = weights.map((weight) => -penalty * weight);
  const curve = Array.from({ length: many }, (_, i) => {
    const line = new Float64Array(many);
    line[i] = penalty;
    return line;
  });
  rows.forEach((row, n) => {
    const chance = sigmoid(dot(weights, row));
    const [off, bend] = [(wins[n] ?? 0) - chance, chance * (1 - chance)];
    for (let i = 0; i < many; i += 1) {
      const value = at(row, i);
      if (value === 0) continue;
      slope[i] = at(slope, i) + off * value;
      const line = curve[i] as Float64Array;
      const by = bend * value;
      for (let j = 0; j <= i; j += 1) line[j] = at(line, j) + by * at(row, j);
    }
  });
  const change = solved(curve, slope);
  return Float64Array.from(weights, (weight, i) => weight + at(change, i));
}

/** By Cholesky; of the matrix only the lower half is read, and it is written over. */
function solved(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const cell = (i: number, j: number): number => at(lower[i] as Float64Array, j);
  const x = Float64Array.from(right);
  for (let i = 0; i < x.length; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = cell(i, j);
      for (let k = 0; k < j; k += 1) sum -= cell(i, k) * cell(j, k);
      (lower[i] as Float64Array)[j] = i === j ? Math.sqrt(sum) : sum / cell(j, j);
    }
  for (let i = 0; i < x.length; i += 1) {
    for (let k = 0; k < i; k += 1) x[i] = at(x, i) - cell(i, k) * at(x, k);
    x[i] = at(x, i) / cell(i, i);
  }
  for (let i = x.length - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < x.length; k += 1) x[i] = at(x, i) - cell(k, i) * at(x, k);
    x[i] = at(x, i) / cell(i, i);
  }
  return x;
}
