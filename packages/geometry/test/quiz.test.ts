import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { quiz } from '../src/index.ts';

it('10,000 questions have the answers they always had', () => {
  const text = quiz(1977, 10000);
  expect(text.split('\n').length).toBe(10000);
  expect(text).not.toMatch(/NaN|undefined/);
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    '1c426f6f79a371d4675451b0e7909e4e292ac705eb51973a9fa9ef281102c62b',
  );
});
