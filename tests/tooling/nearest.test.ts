import { describe, expect, it } from 'vitest';
import { inOrder } from '../../scripts/nearest/order.ts';

const TESTS = {
  'packages/rules/test/attack/pools.test.ts': 40,
  'packages/rules/test/turn/turn.test.ts': 20,
  'packages/rules/test/index.test.ts': 30,
  'packages/cards/units/maul/maul.test.ts': 10,
  'packages/geometry/test/overlap.test.ts': 15,
  'packages/geometry/test/push.test.ts': 12,
  'apps/cli/test/fuzz.test.ts': 90_000,
  'tests/tooling/same.test.ts': 20_000,
  'tests/saves/golden.test.ts': 9,
};

const order = (...changed: string[]): string[] =>
  inOrder(
    Object.entries(TESTS).map(([test, milliseconds]) => ({ test, milliseconds })),
    changed,
  ).map(({ test }) => test);

describe('the tests nearest to a change', () => {
  it('are those of its chapter, then those of its package, then all others, the quickest first', () => {
    expect(order('packages/rules/src/attack/dice.ts').slice(0, 4)).toEqual([
      'packages/rules/test/attack/pools.test.ts',
      'packages/rules/test/turn/turn.test.ts',
      'packages/rules/test/index.test.ts',
      'tests/saves/golden.test.ts',
    ]);
  });

  it.each([
    ['a changed test itself', 'apps/cli/test/fuzz.test.ts', 'apps/cli/test/fuzz.test.ts'],
    ['one of the same name', 'packages/geometry/src/overlap.ts', 'packages/geometry/test/overlap.test.ts'],
    ['that of a unit', 'packages/cards/units/maul/index.ts', 'packages/cards/units/maul/maul.test.ts'],
    ['that of a tool', 'scripts/same/run.ts', 'tests/tooling/same.test.ts'],
  ])('begin with %s', (_what, changed, first) => {
    expect(order(changed)[0]).toBe(first);
  });

  it('leave what takes long for the end, unless it is about the very thing', () => {
    expect(order('packages/rules/src/attack/dice.ts').slice(-2)).toEqual([
      'tests/tooling/same.test.ts',
      'apps/cli/test/fuzz.test.ts',
    ]);
    expect(order('apps/cli/src/main.ts').at(-1)).toBe('apps/cli/test/fuzz.test.ts');
  });

  it('are the quickest where nothing is changed', () => {
    expect(order()[0]).toBe('tests/saves/golden.test.ts');
  });
});
