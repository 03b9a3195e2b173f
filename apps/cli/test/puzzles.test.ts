import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attemptIn } from '@faultline/odds';
import { puzzleIn } from '@faultline/testkit';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';
import { chosen } from '../src/puzzles/find.ts';
import { type Found, kindOf } from '../src/puzzles/found.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => void vi.clearAllMocks());
const said = (): string => out.mock.calls.flat().join('\n');

const KEPT = join(import.meta.dirname, '../../../tests/scenarios/puzzles');
const texts = readdirSync(KEPT).map((file) => readFileSync(join(KEPT, file), 'utf8'));

describe('the puzzles', () => {
  const puzzles = texts.map((text) => puzzleIn(text, 'a puzzle'));
  const tries = puzzles.map(({ goal, obvious, best }) => [attemptIn(obvious, goal), attemptIn(best, goal)] as const);

  it('are ten, each with somebody else acting, of six kinds of goal at least', () => {
    const acting = puzzles
      .map(({ best }) => best.stateAt(0)?.open)
      .map((open) => open?.units[open.activation?.unit ?? -1]?.card);
    expect(new Set(acting).size).toBe(10);
    expect(new Set(puzzles.map(({ goal }) => kindOf(goal))).size).toBeGreaterThanOrEqual(6);
  });

  it('have a best try at least 20 points above the obvious one, and as the files tell', () => {
    for (const [i, [obvious, best]] of tries.entries()) {
      const { told, title } = puzzles[i] as (typeof puzzles)[0];
      expect((best.chance ?? 0) - (obvious.chance ?? 1), title).toBeGreaterThanOrEqual(0.2);
      expect(100 * (obvious.chance ?? 0), title).toBeCloseTo(told.obvious, 0.9);
      expect(100 * (best.chance ?? 0), title).toBeCloseTo(told.best, 0.9);
    }
  });

  it('are solved in nine different ways at least, and no ability that is not counted can answer', () => {
    const ways = tries.map(([, { parts }]) => parts.map((part) => JSON.stringify({ ...part, target: '' })).join());
    expect(new Set(ways).size).toBeGreaterThanOrEqual(9);
    expect(tries.flat().flatMap(({ uncounted }) => uncounted)).toEqual([]);
  });
});

describe('faultline puzzles check', () => {
  const checked = (text: string) => {
    const file = join(folder, 'one.scenario.yaml');
    writeFileSync(file, text);
    return main(['puzzles', 'check', file]);
  };
  const [first = ''] = texts;

  it('says that a puzzle holds', async () => {
    expect(await checked(first)).toBe(0);
    expect(said()).toContain('holds');
  });

  it('says what the odds give where a file tells another chance', async () => {
    expect(await checked(first.replace(/best: [\d.]+/, 'best: 99'))).toBe(1);
    expect(said()).toMatch(/does not hold: .* the best with 69\.8 %/);
  });

  it('says that a puzzle whose best try is the obvious one gains too little', async () => {
    const told = /obvious: ([\d.]+),/.exec(first)?.[1] ?? '';
    const plain = first.replace(/best: [\d.]+/, `best: ${told}`).replace('  - choose: focus\n', '');
    expect(await checked(plain)).toBe(1);
    expect(said()).toContain('gains too little');
  });

  it.each([
    [
      'no puzzle',
      'title: x\nred: {units: {maul: {unit: lord-maul, at: [18, 10]}}}\nblue: {units: {}}\nsteps: []\nends: {waiting for: red DP-14}\n',
      'is no puzzle',
    ],
    ['a goal that is none', first.replace(/goal: .*/, 'goal: {tickle: katan}'), 'tickle'],
    ['a step that cannot be made', first.replaceAll('type: ranged', 'type: melee'), 'expected'],
  ])('names what is wrong with a file: %s', async (_, text, why) => {
    expect(await checked(text)).toBe(1);
    expect(errors.mock.calls.flat().join('\n')).toContain(why);
  });
});

describe('faultline puzzles find', () => {
  const found = (i: number): Found => ({
    text: texts[i] ?? '',
    goal: { kind: i % 2 === 0 ? 'wound' : 'shove', unit: 'b1' },
    acts: `card ${i % 3}`,
    on: 'card',
    obvious: 0.2,
    best: 0.5 + i / 100,
    way: `way ${i % 4}`,
  });
  const all = Array.from({ length: 8 }, (_, i) => found(i));

  it('goes on from what a record holds, and writes as many as are wanted', async () => {
    const record = join(folder, 'record');
    writeFileSync(record, `${JSON.stringify({ seed: '1', game: 1, puzzles: all })}\n{"seed": "1", "ga`);
    const into = join(folder, 'out');
    expect(await main(['puzzles', 'find', '--games', '1', '--resume', record, '--out', into, '--count', '3'])).toBe(0);
    expect(readdirSync(into)).toEqual([1, 2, 3].map((n) => `found-0${n}.scenario.yaml`));
    expect(await main(['puzzles', 'check', into])).toBe(0);
  });

  it('chooses the same ones whatever their order, none like another while there are others', () => {
    expect(chosen(all.toReversed(), 4)).toEqual(chosen(all, 4));
    expect(new Set(chosen(all, 4).map(({ way }) => way)).size).toBe(4);
  });

  it.each([
    [['puzzles']],
    [['puzzles', 'find', '--games', '0']],
    [['puzzles', 'check']],
    [['puzzles', 'check', '/no']],
  ])('does not understand %j', async (args) => {
    expect(await main(args)).toBe(2);
  });
});
