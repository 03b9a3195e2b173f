import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { contenderNamed } from '../src/arena/contender.ts';
import { engineNow } from '../src/arena/engine.ts';
import { tuneOn } from '../src/arena/tune.ts';
import { nameWith, sidesOf, usualValues } from '../src/arena/tuning.ts';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-tune-'));

afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');

const weights = ['hunker', 'inch', 'objective'] as const;
const plan = { of: 'R1', weights, against: ['R0', 'rusher'], pairs: 2, seed: 'test', engine: engineNow() };

/** As if whoever values objectives at three and an inch at a tenth won most. */
const likes = (name: string): Promise<number> => {
  const { objective = 0, inch = 0 } = contenderNamed('a', name).weights ?? {};
  return Promise.resolve(1 - Math.min(1, Math.abs(Math.log(objective / 3)) / 2 + Math.abs(Math.log(inch / 0.1)) / 2));
};

const tuned = async (rounds: number, done: Parameters<typeof tuneOn>[1] = []) => {
  const kept = [...done];
  const values = await tuneOn(
    plan,
    done,
    rounds,
    1,
    (round) => kept.push(round),
    (_, name) => likes(name),
  );
  return { kept, values };
};

describe('tuning several weights together', () => {
  it('tries each round two opponents that are as far from the weights either way', () => {
    const values = usualValues(weights);
    const { plus, minus } = sidesOf(values, 'test', 1);
    for (const name of weights) expect((plus[name] ?? 0) * (minus[name] ?? 0)).toBeCloseTo((values[name] ?? 0) ** 2, 3);
    expect(sidesOf(values, 'test', 1)).toEqual({ plus, minus });
    expect(contenderNamed('a', nameWith('R2:40', plus))).toMatchObject({
      opponent: 'search',
      trials: 40,
      weights: plus,
    });
  });

  it('finds what wins, whatever else is tried with it', async () => {
    const { values } = await tuned(400);
    expect(values.objective).toBeGreaterThan(2.4);
    expect(values.objective).toBeLessThan(3.6);
    expect(values.inch).toBeLessThan(0.13);
  });

  it('goes on where it was stopped, to the same weights', async () => {
    const whole = await tuned(20);
    const half = await tuned(10);
    expect(await tuned(20, half.kept)).toEqual(whole);
    expect(whole.kept.map(({ against }) => against).slice(0, 3)).toEqual(['R0', 'rusher', 'R0']);
  });
});

describe('faultline tune', () => {
  const file = join(folder, 'rounds.jsonl');

  it('plays a round, keeps it, and names the opponent with the weights', async () => {
    const args = ['tune', '--out', file, '--pairs', '1', '--rounds', '1', '--against', 'R0', '--weights', 'inch'];
    expect(await main(args)).toBe(0);
    expect(said()).toMatch(/^R1@inch=0\.\d+$/m);
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"round":2,"ag`);
    expect(await main(args)).toBe(0);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
    expect(await main([...args, '--seed', 'other'])).toBe(1);
    expect(said()).toContain('was made by another plan');
  });

  it.each([
    [[], 'Missing --out FILE.'],
    [['--out', file, '--weights', 'inch,luck'], '--weights: there is no "luck". There are: struggle,'],
    [['--out', file, '--of', 'R0'], '"random" has no weights to change.'],
    [['--out', file, '--against', 'R9'], 'there is no opponent called "R9".'],
  ])('answers %j with a sentence', async (wrong, sentence) => {
    expect(await main(['tune', ...wrong])).toBe(2);
    expect(said()).toContain(sentence);
  });
});
