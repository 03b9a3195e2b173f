import { describe, expect, it } from 'vitest';
import { bodiesIn, faultsIn } from '../../scripts/mutate/faults.ts';
import { testsOf } from '../../scripts/mutate/reach.ts';

const SOURCE = `interface Shape { readonly sides: 4 }
export function grow(list: number[], n: number): boolean {
  if (n < 3) return true;
  list.push(n + 1);
  list.sort();
  return list.some((x) => x === n);
}
`;
const FILE = 'packages/rules/src/turn/grow.ts';
const faults = faultsIn(FILE, SOURCE);
const applied = ({ start, end, to }: (typeof faults)[number]): string =>
  SOURCE.slice(0, start) + to + SOURCE.slice(end);

describe('small faults', () => {
  it.each([
    ['comparison', 'n <= 3'],
    ['comparison', 'x !== n'],
    ['off by one', 'n < (3 + 1)'],
    ['off by one', 'n - 1'],
    ['constant', 'return false'],
    ['dropped statement', 'return true;\n  ;\n  list.sort();'],
    ['swapped neighbours', 'list.sort();\n  list.push(n + 1);'],
  ])('a %s is found: %s', (kind, text) => {
    expect(
      faults
        .filter((fault) => fault.kind === kind)
        .map(applied)
        .join('\n'),
    ).toContain(text);
  });

  it('types are left alone', () => {
    expect(faults.filter(({ line }) => line === 1)).toEqual([]);
  });

  it('are tried with the tests that reach their innermost function, the quickest first', () => {
    const [outer, inner] = bodiesIn(FILE, SOURCE).map(({ start }) => `${FILE}:${start}`) as [string, string];
    const reach = [
      { test: 'slow.test.ts', milliseconds: 900, functions: [outer, inner] },
      { test: 'quick.test.ts', milliseconds: 5, functions: [inner] },
      { test: 'other.test.ts', milliseconds: 1, functions: [outer] },
    ];
    const fault = faults.find(({ from, kind }) => kind === 'comparison' && from === '===');
    expect(testsOf(reach, fault!, SOURCE)).toEqual(['quick.test.ts', 'slow.test.ts']);
  });

  it('of what no test reaches are tried with the tests of their chapter', () => {
    const reach = [
      { test: 'packages/rules/test/turn/turn.test.ts', milliseconds: 5, functions: [] },
      { test: 'packages/rules/test/cover/cover.test.ts', milliseconds: 5, functions: [] },
    ];
    expect(testsOf(reach, faults[0]!, SOURCE)).toEqual(['packages/rules/test/turn/turn.test.ts']);
  });
});
