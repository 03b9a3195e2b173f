import { expect, it } from 'vitest';
import { questions } from '../bench/questions.ts';

it('every question of the benchmark has an answer', () => {
  for (const { name, ask } of questions()) {
    for (let n = 0; n < 5; n++) expect(() => ask(n), name).not.toThrow();
    expect(ask(0), name).not.toBeUndefined();
  }
});
