import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { quiz } from '../src/index.ts';

it('10,000 questions have the answers they always had', () => {
  const text = quiz(1977, 10000);
  expect(text.split('\n').length).toBe(10000);
  expect(text).not.toMatch(/NaN|undefined/);
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    '789c90b5e960120f2ad3bd44dd4a8261597a4448116c609db0777720669c9ae6',
  );
});
