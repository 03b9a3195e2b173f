import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const IN_PACKAGES = ['packages/*/{src,test,units}/**/*.test.ts'];
const IN_PROGRAMS = ['apps/{cli,web}/test/*.test.ts'];
/** These put something in the place of a module, so they load their own. */
const WITH_MOCKS = ['apps/web/test/keeping.test.ts'];
const ON_DATABASES = ['apps/server/test/databases/**/*.test.ts'];
const IN_BROWSER = ['tests/browser/**/*.test.ts', 'apps/web/test/browser/**/*.test.ts'];

/** What takes longest begins first: no core is left waiting for it at the end, also where no run is remembered. */
const LONGEST = [
  'browser/wholeGame',
  'browser/deskRound',
  'browser/desk',
  'browser/saves',
  'browser/everyQuestion',
  'cli/test/fuzz',
  'tooling/same',
  'odds/test/engine',
  'geometry/test/twins',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.includes(`${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

// Only to end what hangs: a busy machine may be ten times slower than a quiet one.
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          include: ['apps/server/test/**/*.test.ts', 'tests/**/*.test.ts', ...WITH_MOCKS],
          exclude: [...IN_BROWSER, ...ON_DATABASES, '**/node_modules/**'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'node-programs',
          include: IN_PROGRAMS,
          exclude: [...WITH_MOCKS, '**/node_modules/**'],
          // As for the packages below.
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'node-packages',
          include: IN_PACKAGES,
          exclude: ['**/node_modules/**'],
          // Loading rules and cards takes longer than most of these tests, so the files share what is loaded. They can:
          // nothing under packages/ changes once it is loaded, and no test there puts something in its place.
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'databases',
          include: ON_DATABASES,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'browser',
          include: IN_BROWSER,
          globalSetup: 'apps/web/test/browser/buildPage.ts',
          // They share what is loaded, as those under packages/ do, and the browser with it.
          isolate: false,
          testTimeout: 300_000,
          // What a page shows is waited for, as a person would.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
