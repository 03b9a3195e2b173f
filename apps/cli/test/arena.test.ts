import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { spreadOver } from '../src/arena/check.ts';
import { engineNow } from '../src/arena/engine.ts';
import { byPairs, eloOf, likelihood, scoreOf, verdictOf, wilson } from '../src/arena/figures.ts';
import { pairsOf, playMissing, stillToPlay } from '../src/arena/games.ts';
import { gauntletOf } from '../src/arena/gauntlet.ts';
import { type GameRequest, keyOf, type ArenaLine } from '../src/arena/line.ts';
import { halfOf, HALVES, pairingOf } from '../src/arena/pairing.ts';
import { playGame } from '../src/arena/playing.ts';
import { linesIn, whyNotAdded } from '../src/arena/record.ts';
import { type Report, reportOf } from '../src/arena/report.ts';
import { filesIn } from '../src/files.ts';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-arena-'));

afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');
const engine = engineNow();
const asked: GameRequest = { half: 'tuning', seed: 'test', pair: 1, a: 'restless', b: 'R0', seatOfA: 0, engine };

describe('a game of the arena', () => {
  const first = playGame(asked);
  const second = playGame({ ...asked, seatOfA: 1 });

  it('is played again from its line to the same final hash', () => {
    const { cpuSeconds: _, longest: __, ...line } = first;
    expect(playGame(JSON.parse(JSON.stringify(first)) as ArenaLine)).toMatchObject(line);
  });

  it('has the same teams and table when the sides are swapped, and another course', () => {
    expect([second.teams, second.table]).toEqual([first.teams, first.table]);
    expect(second.hash).not.toBe(first.hash);
  });

  it('can be played with other weights', () => {
    const line = playGame({ ...asked, a: 'R1-first@inch=0.25+taken=6' });
    expect([line.illegal, line.winner]).toEqual([null, 'a']);
  });

  it('comes to one half for an opponent against itself', () => {
    const mirror = ([0, 1] as const).map((seatOfA) => playGame({ ...asked, a: 'R0', b: 'random', seatOfA }));
    expect(mirror[0]?.hash).toBe(mirror[1]?.hash);
    expect(pairsOf(mirror)).toEqual([0, 0, 1, 0, 0]);
  });
});

describe('a game of a Key Operation in the arena', () => {
  const operation = 'trigger-a-chain-reaction';
  const raid: GameRequest = { ...asked, a: 'R0', b: 'R0', operation };
  const pair = ([0, 1] as const).map((seatOfA) => playGame({ ...raid, seatOfA }));

  it('[KO-ROLE-02] changes the roles with the seats and keeps the chance', () => {
    expect(pair.map(({ aggressor }) => aggressor).toSorted()).toEqual(['a', 'b']);
    expect(pair[0]?.hash).toBe(pair[1]?.hash);
    expect(pair.map(({ mission }) => mission)).toEqual([operation, operation]);
  });

  it('is played once where an opponent meets itself, and told from both seats', async () => {
    const [first] = pair as [ArenaLine];
    const told: ArenaLine[] = [];
    const never = new Promise<void>(() => {});
    await playMissing({ ...raid, pairs: 1, sprt: null }, [first], 1, never, (line) => told.push(line));
    const { cpuSeconds: _, longest: __, ...played } = pair[1] as ArenaLine;
    expect(told).toMatchObject([played]);
    expect([...stillToPlay({ ...raid, pairs: 2, sprt: null }, [first, ...told])].map(keyOf)).toEqual(['2/0']);
  });

  it('goes on from a later pair where the first ones are elsewhere', () => {
    const later = { ...raid, b: 'restless', pairs: 4, from: 3, sprt: null };
    expect([...stillToPlay(later, [])].map(keyOf)).toEqual(['3/0', '3/1', '4/0', '4/1']);
  });

  it('is reported by role', () => {
    const { roles } = reportOf({ ...raid, pairs: 1, sprt: null }, pair);
    expect([roles?.aggressor.games, roles?.sentinel.games]).toEqual([1, 1]);
    expect((roles?.aggressor.wins ?? 0) + (roles?.sentinel.wins ?? 0)).toBe(2);
  });

  it('is not added to games of another operation or of the usual mode', () => {
    const contest = { ...raid, pairs: 1, sprt: null };
    expect(whyNotAdded(contest, pair)).toBeNull();
    const { operation: _, ...usual } = contest;
    expect(whyNotAdded(usual, pair)).toMatch(/games of trigger-a-chain-reaction/);
  });
});

describe('the two halves of all pairings', () => {
  it('have no meeting of teams on a table in common', () => {
    for (const half of HALVES)
      for (let pair = 1; pair <= 30; pair += 1) expect(halfOf(pairingOf(half, 'any', pair))).toBe(half);
  });
});

describe('the figures', () => {
  it("Wilson's interval is that of the textbook", () => {
    // 95 of 100: (0.95 + 1.9208/100 -+ 1.96 sqrt(0.0475/100 + 0.9604/10000)) / (1 + 3.8415/100)
    expect(wilson(95, 100).low).toBeCloseTo(0.8882, 4);
    expect(wilson(95, 100).high).toBeCloseTo(0.9785, 4);
    expect(wilson(200, 400).low).toBeCloseTo(0.4512, 4);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('the interval by pairs is narrower where the games of a pair go opposite ways', () => {
    // 67 pairs with 1 point and 133 with 2, half a pair of each kind for the spread: variance 0.05846 of 200 pairs
    expect(byPairs([0, 0, 67, 0, 133]).low).toBeCloseTo(0.8325 - 1.96 * Math.sqrt(0.05846 / 200), 3);
    expect(byPairs([0, 0, 67, 0, 133]).low).toBeGreaterThan(wilson(333, 400).low);
    expect(byPairs([0, 0, 0, 0, 4]).low).toBeLessThan(0.8);
    expect(byPairs([0, 0, 0, 0, 0])).toEqual({ low: 0, high: 1 });
  });

  it('an Elo difference of 400 is ten to one', () => {
    expect(eloOf(10 / 11)).toBeCloseTo(400, 9);
    expect(scoreOf(-400)).toBeCloseTo(1 / 11, 12);
    expect(eloOf(0.5)).toBeCloseTo(0, 12);
  });

  it('the sequential test weighs pairs as the formula says', () => {
    // 40 pairs with 1 point and 60 with 2, and half a pair of each kind: mean 0.79268, variance 0.063725;
    // s0 = 0.5, s1 = 0.5502 at +35. 102.5 * 0.0502 * (1.58537 - 1.0502) / 0.12745 = 21.605
    expect(likelihood([0, 0, 40, 0, 60], [0, 35])).toBeCloseTo(21.605, 2);
    expect(likelihood([50, 0, 0, 0, 50], [-35, 35])).toBeCloseTo(0, 9);
  });

  it('a few pairs alike are no verdict', () => {
    expect(verdictOf(likelihood([3, 0, 0, 0, 0], [0, 35]))).toBe('open');
  });

  it('the verdict falls at a ratio of nineteen to one', () => {
    expect([2.94, 2.95, -2.94, -2.95].map(verdictOf)).toEqual(['open', 'accepted', 'open', 'refused']);
  });
});

describe('what is still to be played', () => {
  const contest = { ...asked, pairs: 2, sprt: null };

  it('is every game that no line tells of, both games of a pair in turn', () => {
    const line = { pair: 1, seatOfA: 1 } as ArenaLine;
    const games = [...stillToPlay(contest, [line])].map(({ pair, seatOfA }) => `${pair}/${seatOfA}`);
    expect(games).toEqual(['1/0', '2/0', '2/1']);
  });

  it('spreads a check over the whole file', () => {
    expect(spreadOver([1, 2, 3, 4, 5, 6], 3)).toEqual([2, 4, 6]);
    expect(spreadOver([1, 2], 5)).toEqual([1, 2]);
  });
});

describe('the games behind what is claimed', () => {
  const claims = fileURLToPath(new URL('../../../bench/arena', import.meta.url));

  it.each(filesIn(claims, ['*.jsonl']))('%s holds games of one match of the half that was not tuned on', (name) => {
    const lines = linesIn(join(claims, name));
    const [first] = lines;
    if (!first) throw new Error('There are no games in it.');
    expect(whyNotAdded({ ...first, pairs: 0, sprt: null }, lines)).toBeNull();
    expect(lines.every(({ half, illegal }) => half === 'claims' && illegal === null)).toBe(true);
    expect(new Set(lines.map(keyOf)).size).toBe(lines.length);
  });

  it('bear out that R1 beats R0', () => {
    const lines = linesIn(join(claims, 'R1-R0.jsonl'));
    expect(lines.length).toBeGreaterThanOrEqual(400);
    expect(wilson(lines.filter(({ winner }) => winner === 'a').length, lines.length).low).toBeGreaterThan(0.92);
  });
});

describe('faultline arena', () => {
  const file = join(folder, 'games.jsonl');
  const args = ['arena', '--a', 'restless', '--b', 'R0', '--seed', 'test', '--out', file];

  it('adds the games that are missing, leaves out a line that was cut off, and proves them again', async () => {
    expect(await main([...args, '--pairs', '1'])).toBe(0);
    const [first = '', second = ''] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${second}\n${first.slice(0, 40)}`);
    out.mockClear();
    expect(await main([...args, '--pairs', '2', '--json'])).toBe(0);
    const report = JSON.parse(said()) as Report;
    expect(report).toMatchObject({ games: 4, illegal: 0, unfinished: 0, sprt: null });
    expect(report.won + report.drawn + report.lost).toBe(4);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect([lines.length, lines[0]]).toEqual([4, second]);
    out.mockClear();
    expect(await main(['arena', '--read', file, '--check', '2', '--sprt', '0,35'])).toBe(0);
    expect(said()).toContain('2 of 2 replayed games match.');
    expect(said()).toContain('SPRT +0 or +35 Elo');
  });

  it('plays against several, each kept in a file of its own', async () => {
    const kept = join(folder, 'gauntlet');
    expect(await main(['arena', '--a', 'R0', '--gauntlet', '--b', 'R0,random', '--pairs', '1', '--out', kept])).toBe(0);
    expect(said()).toMatch(/^mean 0\.500, worst 0\.500 against R0$/m);
    expect(filesIn(kept, ['*.jsonl'])).toEqual(['R0-R0.jsonl', 'R0-random.jsonl']);
  });

  it('tells the mean and the worst of several', () => {
    const [even, lost] = [0.5, 0.25].map((score) => ({ a: 'x', b: `y${score}`, games: 2, score }) as Report);
    const none = { a: 'x', b: 'z', games: 0, score: 0 } as Report;
    expect(gauntletOf([even, lost, none] as Report[])).toMatchObject({
      mean: 0.375,
      worst: { b: 'y0.25', score: 0.25 },
    });
  });

  it('tells when a game comes out otherwise than its line says', async () => {
    const other = join(folder, 'other.jsonl');
    const line = JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '') as ArenaLine;
    writeFileSync(other, `${JSON.stringify({ ...line, engine: 'older', hash: 'f00d' })}\n`);
    expect(await main(['arena', '--read', other, '--check', '1'])).toBe(1);
    expect(said()).toContain('0 of 1 replayed games match.');
    expect(said()).toContain('These games were played with another engine.');
  });

  it('reads a match from several files, each game once', async () => {
    const [first, second, ...rest] = readFileSync(file, 'utf8').trim().split('\n');
    const [one, two] = [join(folder, 'one.jsonl'), join(folder, 'two.jsonl')];
    writeFileSync(one, `${first}\n${second}\n`);
    writeFileSync(two, `${rest.join('\n')}\n`);
    expect(await main(['arena', '--read', one, '--read', two])).toBe(0);
    expect(said()).toContain('restless vs. R0: 4 games');
    expect(await main(['arena', '--read', one, '--read', file])).toBe(2);
    expect(said()).toContain('2 games are in more than one of these files.');
    const another = join(folder, 'another.jsonl');
    writeFileSync(another, `${JSON.stringify({ ...(JSON.parse(first ?? '') as ArenaLine), seed: 'x' })}\n`);
    expect(await main(['arena', '--read', two, '--read', another])).toBe(2);
    expect(said()).toContain('These files are not of one match.');
  });

  it('does not mix games of two engines in a file', async () => {
    const other = join(folder, 'other.jsonl');
    expect(await main([...args.slice(0, -1), other])).toBe(2);
    expect(said()).toContain('other.jsonl contains games of another engine (older; this is');
  });

  it('says which line is no game', async () => {
    const other = join(folder, 'broken.jsonl');
    appendFileSync(other, '{"pair":1}\n');
    expect(await main(['arena', '--read', other])).toBe(1);
    expect(said()).toContain('broken.jsonl, line 1: not an arena game.');
  });

  it.each([
    [['--a', 'R1'], 'Missing --a and --b, for example --a R1 --b R0.'],
    [['--a', 'R9', '--b', 'R0'], '--a: there is no opponent called "R9". There are: R0, R1,'],
    [['--a', 'R1:', '--b', 'R0'], '--a: "R1:" should be like R1:250 (trials) or R1:1000ms.'],
    [['--a', 'R1@inches=1', '--b', 'R0'], '--a: "inches=1" should be like inch=0.3. Weights: struggle,'],
    [['--a', 'R0@inch=1', '--b', 'R0'], '--a: "random" has no weights to change.'],
    [['--a', 'R2', '--b', 'R0'], '--a: R2 needs a budget per Turn, such as R2:40 (trials) or R2:1000ms.'],
    [['--a', 'R1', '--b', 'search'], '--b: search needs a budget per Turn'],
    [['--a', 'R1', '--b', 'R0', '--set', 'mine'], '--set must be tuning or claims (got "mine").'],
    [['--a', 'R1', '--b', 'R0', '--sprt', '35,0'], '--sprt must be two Elo differences, the smaller first'],
    [['--a', 'R1', '--b', 'R0', '--pairs', '0'], '--pairs must be a whole number of 1 or more (got "0").'],
    [['--a', 'R1', '--b', 'R0', '--check', '2'], '--check needs --read FILE.'],
    [['--read', 'nowhere.jsonl'], 'There are no games in nowhere.jsonl.'],
  ])('answers %j with a sentence', async (wrong, sentence) => {
    expect(await main(['arena', ...wrong])).toBe(2);
    expect(said()).toContain(sentence);
  });
});
