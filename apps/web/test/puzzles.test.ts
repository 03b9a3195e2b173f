import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { puzzlesOf } from '../../../scripts/puzzles/puzzles.ts';
import { puzzles as german } from '../src/i18n/de/puzzles.ts';
import { puzzles as english } from '../src/i18n/en/puzzles.ts';
import { goalOf } from '../src/puzzles/plan.ts';
import { bestChance, isSolved, triesAt, triesFrom, withShown, withTry } from '../src/puzzles/tries.ts';

const { told, tables } = puzzlesOf(fileURLToPath(new URL('../../..', import.meta.url)));
const [first] = told;
if (!first) throw new Error('There are no puzzles.');
const focus = { did: 'action', action: 'focus' } as const;

describe('the puzzles of the page', () => {
  it('are ten with a table each, and a goal of at most ten words in both languages', () => {
    expect(told.map(({ id }) => id)).toEqual(Object.keys(tables));
    expect(told).toHaveLength(10);
    const goals = told.flatMap((puzzle) => [english, german].map((words) => goalOf(puzzle, words)));
    expect(goals.filter((goal) => goal.split(' ').length > 10)).toEqual([]);
  });

  it('have other titles in German', () => {
    expect(told.filter(({ title }) => title.en === title.de)).toEqual([]);
  });
});

describe('what was tried', () => {
  it('is kept by plan, the newest first, and is solved by a chance as good as the best known', () => {
    const poor = withTry({}, first.id, { parts: [], chance: 0.2 });
    expect(isSolved(poor, first)).toBe(false);
    const good = withTry(poor, first.id, { parts: [focus], chance: first.best / 100 });
    expect(isSolved(good, first)).toBe(true);
    const again = withTry(good, first.id, { parts: [], chance: 0.2 });
    expect(triesAt(again, first.id).plans.map(({ chance }) => chance)).toEqual([0.2, first.best / 100]);
    expect(bestChance(triesAt(again, first.id))).toBe(first.best / 100);
  });

  it('comes back from the storage as it was', () => {
    const kept = withShown(withTry({}, first.id, { parts: [focus], chance: 0.5 }), first.id);
    expect(triesFrom(JSON.stringify(kept))).toEqual(kept);
  });

  it.each(['', 'null', '[1]', '{"a": 1}', '{"a": {"plans": [{"parts": [{"did": "fly"}], "chance": 0.5}]}}', '{"a'])(
    'is nothing where the storage holds %s',
    (text) => {
      expect(Object.values(triesFrom(text)).flatMap(({ plans }) => plans)).toEqual([]);
    },
  );
});
