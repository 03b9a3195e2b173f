import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test,units}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.ts', 'tests/**/*.test.ts'],
  },
});
