import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../src/files.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  const files = ['a.ts', 'b/a.tsx', 'b/c/d.ts', 'b/c/d.test.ts', 'e/d.ts', 'b/node_modules/x/x.ts', '.hidden/d.ts'];
  for (const file of [...files, 'b/c/dots', 'b/cxts']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe('files by patterns', () => {
  it.each([
    [['**/*.ts'], ['a.ts', 'b/c/d.test.ts', 'b/c/d.ts', 'e/d.ts']],
    [['b/**/*.{ts,tsx}'], ['b/a.tsx', 'b/c/d.test.ts', 'b/c/d.ts']],
    [['*.ts'], ['a.ts']],
    [['!(e|c)/**/*.ts'], ['b/c/d.test.ts', 'b/c/d.ts']],
    [
      ['{b,e}/*/d.ts', 'e/d.ts', 'e/*.ts'],
      ['b/c/d.ts', 'e/d.ts'],
    ],
    [['nowhere/**/*.ts'], []],
  ])('%j finds each file once, sorted, none that was installed or is hidden', (patterns, found) => {
    expect(filesIn(root, patterns)).toEqual(found);
  });
});
