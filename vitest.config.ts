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
        },
      },
      { test: { name: 'browser', include: IN_BROWSER, testTimeout: 60_000, hookTimeout: 60_000 } },
    ],
  },
});
