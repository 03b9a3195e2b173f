import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIGURES, sigmoid } from '@faultline/ai';
import { drawing, fast, sha256 } from '@faultline/rules';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { fitted, learntFrom, tableOf } from '../src/learn/fit.ts';
import { judged } from '../src/learn/judging.ts';
import type { Lesson } from '../src/learn/playing.ts';
import { sourceOf } from '../src/learn/source.ts';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-learn-'));
const file = (name: string): string => join(folder, name);

afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');

const TRUTH = [1.5, -0.8, 0];
const draw = drawing(fast(sha256('lessons'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
const by = (): number => (draw(2001) - 1000) / 500;

/** Games of one Turn each, won as these weights say. */
const lessons: readonly Lesson[] = Array.from({ length: 4000 }, (_, game) => {
  const figures = TRUTH.map(by);
  const logit = figures.reduce((sum, value, i) => sum + value * (TRUTH[i] ?? 0), 0);
  return { game, winner: draw(10_000) / 10_000 < sigmoid(logit) ? 0 : 1, turns: [{ claimed: 0, figures }] };
});
const table = {
  rows: lessons.map(({ turns }) => Float64Array.from(turns[0]?.figures ?? [])),
  wins: lessons.map(({ winner }) => 1 - winner),
};

describe('learning from games', () => {
  it('finds the weights by which they were won', () => {
    const weights = fitted(table, 1);
    for (const [i, truth] of TRUTH.entries()) expect(Math.abs((weights[i] ?? 9) - truth)).toBeLessThan(0.15);
  });

  it('takes the end of a game for what would come after it', () => {
    expect(learntFrom(lessons, 1, 8)).toEqual(fitted(table, 1));
  });

  it('takes half of what is foretold later for how a game ended', () => {
    const steady = { winner: 0 as const, turns: [0.1, 0.1, 2].map((x) => ({ claimed: 0, figures: [x] })) };
    const lost = { ...steady, winner: 1 as const, turns: [0.1, 0.1, -2].map((x) => ({ claimed: 0, figures: [x] })) };
    const games = [steady, lost, steady, lost, lost].map((each, game) => ({ ...each, game }));
    expect(learntFrom(games, 0.1, 1)).not.toEqual(learntFrom(games, 0.1, 0));
    expect(learntFrom(games, 0.1, 0)).toEqual(fitted(tableOf(games), 0.1));
  });

  it('makes the same weights of the same games, to the last digit', () => {
    expect(fitted(table, 1)).toEqual(fitted(table, 1));
  });

  it('holds large weights back the more, the higher the penalty', () => {
    const first = (penalty: number): number => fitted(table, penalty)[0] ?? 0;
    expect(first(1000)).toBeLessThan(first(10));
    expect(first(1000)).toBeGreaterThan(0);
  });

  it('tells how well chances foretell: the true weights well, none at all like a coin', () => {
    const [well] = judged(lessons, Float64Array.from(TRUTH));
    const [coin] = judged(lessons, new Float64Array(3));
    expect(well?.calibration).toBeLessThan(0.03);
    expect(well?.auc).toBeGreaterThan(0.8);
    expect(coin?.logLoss).toBeCloseTo(Math.log(2), 6);
    expect(coin?.auc).toBe(0.5);
  });

  it('writes every weight by its name, with the commands that played the games', () => {
    const weights = Float64Array.from(FIGURES, (_, i) => i / 3);
    const text = sourceOf({
      weights,
      penalty: 7,
      ahead: 8,
      games: ['npm run learn -- --of hasty --games 3'],
      commit: 'abc',
    });
    expect(text).toContain(`${FIGURES[1]}: 0.33333,`);
    expect(text).toContain('npm run learn -- --of hasty --games 3');
  });
});

describe('games to learn from', () => {
  it('are the same whether a run was stopped in between or not', async () => {
    const asked = ['--of', 'hasty', '--seed', 'test'];
    expect(await main(['learn', '--out', file('whole'), '--games', '2', ...asked])).toBe(0);
    const whole = readFileSync(file('whole'), 'utf8');
    const [head, first] = whole.split('\n');
    writeFileSync(file('stopped'), `${head}\n${first}\n{"game":2,"winn`);
    expect(await main(['learn', '--out', file('stopped'), '--games', '2', ...asked])).toBe(0);
    expect(readFileSync(file('stopped'), 'utf8')).toBe(whole);
    expect(await main(['learn', '--read', file('whole'), '--read', file('stopped')])).toBe(0);
    expect(said()).toContain('4 games learnt from');
  });

  it('of another plan are not added to', async () => {
    expect(await main(['learn', '--out', file('whole'), '--of', 'R1'])).toBe(2);
    expect(said()).toContain('another plan');
  });

  it('are not found in any other file', async () => {
    writeFileSync(file('other'), 'no games\nat all\n');
    expect(await main(['learn', '--read', file('other')])).toBe(1);
    expect(said()).toContain('not a file of games to learn from');
  });
});
