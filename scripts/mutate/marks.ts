// Runs around every test file: writes down which functions it reached and how long it took.

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';

const marks = globalThis as { __reached?: Set<string> };
let start = 0;

beforeAll(() => {
  marks.__reached = new Set();
  start = performance.now();
});

afterAll(() => {
  const test = expect.getState().testPath ?? '';
  const name = `${createHash('sha256').update(test).digest('hex').slice(0, 16)}.json`;
  const reached = { test, milliseconds: performance.now() - start, functions: [...(marks.__reached ?? [])] };
  writeFileSync(join(process.env.FAULTLINE_MARKS ?? '.', name), JSON.stringify(reached));
});
