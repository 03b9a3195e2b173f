// What is mutated, and the tests that should notice.

const MUTATED = /^packages\/(rules|geometry)\/src\/.*\.ts$/;

export const SOURCES = ['packages/rules/src/**/*.ts', 'packages/geometry/src/**/*.ts'];

export const isMutated = (file: string): boolean => MUTATED.test(file);

/** All that test games and geometry in this process; pages, events and other tools are not about them. */
export const TESTS = [
  'packages/{rules,geometry,cards,odds,testkit,ai}/test/**/*.test.ts',
  'packages/cards/units/**/*.test.ts',
  'tests/scenarios.test.ts',
  'tests/saves/*.test.ts',
  'apps/cli/test/{invariants,replay}.test.ts',
];

/** Whole games whose ends are pinned: they notice much that no single test says. */
export const GOLDEN = 'tests/saves/golden.test.ts';
