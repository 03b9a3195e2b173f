import { describe, expect, it } from 'vitest';
import { type Evaluation, TERMS, type Term } from '../src/greedy/evaluate.ts';
import { aheadIn } from '../src/suggest.ts';
import type { Outcomes } from '../src/why/courses.ts';

/** Outlooks of trials that differ in one term alone. */
const outlooks = (term: Term, values: readonly number[]): Outcomes =>
  values.map((value) => ({
    outlook: { ...(Object.fromEntries(TERMS.map((each) => [each, 0])) as unknown as Evaluation), [term]: value },
    chance: 0.5,
  }));

const NOTHING = outlooks('force', [0, 0, 0, 0, 0, 0]);

describe('the reason of a suggestion', () => {
  it('is the term it is ahead in', () => {
    expect(aheadIn(outlooks('wounds', [2, 1, 3, 0, 1, -1]), NOTHING)).toBe('wounds');
  });

  it('is not one that a single trial brought', () => {
    expect(aheadIn(outlooks('objectives', [9, 0, 0, 0, 0, 0]), NOTHING)).toBeNull();
  });

  it('is not one that is behind as often as ahead', () => {
    expect(aheadIn(outlooks('objectives', [9, 9, -1, -1, 0, 0]), NOTHING)).toBeNull();
  });

  it('counts no trial in which an answer was refused', () => {
    expect(aheadIn([null, ...outlooks('way', [1, 1])], [...outlooks('way', [5, 0, 0])])).toBe('way');
  });
});
