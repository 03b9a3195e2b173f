import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { quiz } from '../src/index.ts';

it('10,000 questions have the answers they always had', () => {
  const text = quiz(1977, 10000);
  expect(text.split('\n').length).toBe(10000);
  expect(text).not.toMatch(/NaN|undefined/);
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    '7956ccedc68e237b17d18ba3447e00b2a2a28c16d997818e69d429af58f503e6',
  );
});
