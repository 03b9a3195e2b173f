import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Stream } from '../src/chance/stream.ts';
import type { Pair } from '../src/pairing/field.ts';
import { cheapestAssignment } from '../src/tables/assignment.ts';
import { seatPairs } from '../src/tables/seatPairs.ts';

const sat = (player: string, ...tables: number[]) => ({ player, sat: tables, fixed: null });
const fixedAt = (player: string, fixed: number) => ({ player, sat: [], fixed });
const pairs: readonly Pair[] = [
  ['A', 'B'],
  ['C', 'D'],
  ['E', 'F'],
];

describe('tables', () => {
  it('[SD-R-44] nobody sits twice at one table while another is free', () => {
    for (let seed = 0; seed < 50; seed++) {
      const history = [sat('A', 1), sat('B', 2), sat('C', 2), sat('D', 3), sat('E', 3), sat('F', 1)];
      expect(seatPairs(pairs, 3, history, new Stream(`${seed}`, 'tables'))).toEqual([3, 1, 2]);
    }
  });

  it('[SD-R-44] are drawn where nothing speaks against it', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 100; seed++) seen.add(seatPairs(pairs, 3, [], new Stream(`${seed}`, 't')).join());
    expect(seen.size).toBe(6);
  });

  it('keep a table fixed on request, also beyond the tables in use', () => {
    for (let seed = 0; seed < 20; seed++) {
      const tables = seatPairs(pairs, 3, [fixedAt('D', 2), fixedAt('F', 9)], new Stream(`${seed}`, 't'));
      expect(tables[1]).toBe(2);
      expect(tables[2]).toBe(9);
    }
  });

  it('two requests for one table still give every pair a table of its own', () => {
    const tables = seatPairs(pairs, 3, [fixedAt('A', 1), fixedAt('C', 1)], new Stream('s', 't'));
    expect(new Set(tables).size).toBe(3);
    expect(tables.slice(0, 2)).toContain(1);
  });

  it('the assignment is the cheapest of all', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 20, maxLength: 20 }), (costs) => {
        const cost = (row: number, column: number) => costs[row * 5 + column] ?? 0;
        const price = (columns: readonly number[]) => columns.reduce((all, column, row) => all + cost(row, column), 0);
        const ways = (used: readonly number[]): number =>
          used.length === 4
            ? price(used)
            : [0, 1, 2, 3, 4]
                .filter((column) => !used.includes(column))
                .reduce((least, column) => Math.min(least, ways([...used, column])), 1000);
        const columns = cheapestAssignment(4, 5, cost);
        expect(new Set(columns).size).toBe(4);
        expect(price(columns)).toBe(ways([]));
      }),
      { numRuns: 200, seed: 8 },
    );
  });
});
