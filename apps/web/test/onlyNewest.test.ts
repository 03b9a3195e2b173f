import { describe, expect, it } from 'vitest';
import { onlyNewest } from '../src/game/onlyNewest.ts';

describe('of many questions', () => {
  it('the first and the newest are asked, one at a time', async () => {
    const asked: number[] = [];
    const ask = onlyNewest();
    const answers = Array.from({ length: 4 }, (_, n) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      ask(() => {
        asked.push(n);
        return promise;
      });
      return resolve;
    });
    expect(asked).toEqual([0]);
    answers[0]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).toEqual([0, 3]);
  });
});
