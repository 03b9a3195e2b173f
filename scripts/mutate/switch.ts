// Runs before every test file: turns on the fault of this run, or makes room for the marks and keeps them after.

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';

const shared = globalThis as { __fault?: number; __reached?: Uint8Array };
const marks = inject('marks');
shared.__fault = inject('fault');

if (marks) {
  const reached = new Uint8Array(marks.places);
  const start = process.threadCpuUsage();
  shared.__reached = reached;
  afterAll(() => {
    const test = expect.getState().testPath ?? '';
    const name = `${createHash('sha256').update(test).digest('hex').slice(0, 16)}.json`;
    const places = [...reached.keys()].filter((place) => reached[place] === 1);
    const { user, system } = process.threadCpuUsage(start);
    writeFileSync(join(marks.folder, name), JSON.stringify({ test, milliseconds: (user + system) / 1000, places }));
  });
}
