import { defineConfig } from 'vitest/config';

const IN_BROWSER = ['tests/browser/**/*.test.ts', 'apps/web/test/browser/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/*/{src,test,units}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...IN_BROWSER, '**/node_modules/**'],
          // Only to end what hangs: a busy machine may be ten times slower than a quiet one.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: IN_BROWSER,
          globalSetup: 'apps/web/test/browser/buildPage.ts',
          testTimeout: 300_000,
          // What a page shows is waited for, as a person would.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
