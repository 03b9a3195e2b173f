import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { common, cover, coverConvex, emptyRows, pairs, uncover } from '../src/rows.ts';
import './arbitrary.ts';

const WIDTH = 12;

/** A row as the unit steps it covers. */
const steps = (row: readonly number[]): boolean[] =>
  Array.from({ length: WIDTH }, (_, at) => row.some((from, i) => i % 2 === 0 && from <= at && at < (row[i + 1] ?? 0)));

/** The shortest row that covers these steps. */
const shortest = (covered: readonly boolean[]): number[] =>
  [...covered, false].flatMap((is, at) => (is === (covered[at - 1] ?? false) ? [] : [at]));

const interval = fc
  .tuple(fc.nat(WIDTH), fc.nat(WIDTH))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as [number, number]);
const row = fc.array(fc.boolean(), { minLength: WIDTH, maxLength: WIDTH }).map(shortest);

describe('a row of intervals', () => {
  it('with one more holds both, in order and joined where they touch', () => {
    fc.assert(
      fc.property(row, interval, (before, [from, to]) => {
        fc.pre(from < to);
        const after = [...before];
        cover(after, from, to);
        expect(after).toEqual(shortest(steps(before).map((is, at) => is || (from <= at && at < to))));
      }),
      { numRuns: 400 },
    );
  });

  it('with one less holds what is left, and no empty piece', () => {
    fc.assert(
      fc.property(row, interval, (before, [from, to]) => {
        const after = [...before];
        uncover(after, from, to);
        expect(after).toEqual(shortest(steps(before).map((is, at) => is && !(from <= at && at < to))));
      }),
      { numRuns: 400 },
    );
  });

  it('has in common with another what both hold', () => {
    fc.assert(
      fc.property(row, row, (p, q) => {
        expect(common(p, q)).toEqual(shortest(steps(p).map((is, at) => is && (steps(q)[at] ?? false))));
      }),
      { numRuns: 400 },
    );
  });
});

describe('rows', () => {
  it('are read two numbers by two', () => {
    expect([pairs([]), pairs([1, 2]), pairs([1, 2, 3, 4])]).toEqual([
      [],
      [[1, 2]],
      [
        [1, 2],
        [3, 4],
      ],
    ]);
  });

  it('lie evenly from the first to the last that fits', () => {
    expect([0, 5, 6, 13].map((to) => emptyRows(0, to, 6).rows.length)).toEqual([1, 1, 2, 3]);
    expect(emptyRows(9, 2, 6).rows).toEqual([]);
  });

  it('take a polygon above its lowest corner, up to its highest', () => {
    const rows = emptyRows(0, 50, 10);
    coverConvex(rows, [0, 10, 40, 10, 40, 40, 0, 40]);
    expect(rows.rows).toEqual([[], [], [0, 40], [0, 40], [0, 40], []]);
  });

  it('take a polygon as wide as it is on each of them', () => {
    const rows = emptyRows(0, 50, 10);
    coverConvex(rows, [20, -5, 45, 20, 20, 45, -5, 20]);
    expect(rows.rows).toEqual([[15, 25], [5, 35], [-5, 45], [5, 35], [15, 25], []]);
  });

  it('take nothing of a polygon beside them', () => {
    const rows = emptyRows(0, 50, 10);
    for (const y of [-30, 51, 11]) coverConvex(rows, [0, y, 9, y, 9, y + 8, 0, y + 8]);
    expect(rows.rows.flat()).toEqual([]);
  });
});
