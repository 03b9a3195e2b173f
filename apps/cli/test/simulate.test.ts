import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseGame, replay, stateHash } from '@faultline/rules';
import { coreGame } from '@faultline/testkit';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';
import { Broken, fileOf, playGame } from '../src/simulate/playing.ts';
import type { SimulationRequest } from '../src/simulate/part.ts';
import { asText } from '../src/simulate/report.ts';
import { budgetOf, type Seating, seat } from '../src/simulate/seating.ts';
import { type Summary, summarise } from '../src/simulate/summary.ts';
import { tableOfSeed } from '../src/tables.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-simulate-'));

afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');

async function summaryOf(...args: string[]): Promise<Summary> {
  out.mockClear();
  expect(await main(['simulate', ...args, '--json'])).toBe(0);
  return JSON.parse(said()) as Summary;
}

const { speed: _speed, ...fixed } = await summaryOf('--games', '2', '--seed', 'test');

describe('faultline simulate', () => {
  it('tells the same for the same arguments', async () => {
    const { speed, ...again } = await summaryOf('--games', '2', '--seed', 'test');
    expect(again).toEqual(fixed);
    expect(speed.decisionsPerSecond).toBeGreaterThan(0);
  });

  it('accounts for every game', () => {
    expect(fixed).toMatchObject({ games: 2, refusals: 0, broken: [], unfinished: [] });
    expect(fixed.wins[0] + fixed.wins[1] + fixed.draws).toBe(2);
  });

  it('tells what was played for and what it came to', () => {
    expect(Object.values(fixed.missions).reduce((sum, n) => sum + n, 0)).toBe(2);
    // Whoever wins a game has claimed two Struggle Cards, nobody more.
    const claimed = fixed.struggles[0] + fixed.struggles[1];
    expect(claimed).toBeGreaterThanOrEqual(4);
    expect(claimed).toBeLessThanOrEqual(6);
    expect(fixed.wounds).toHaveLength(2);
  });

  it('draws teams of which the first has a certain Unit', async () => {
    const teamsIn = (n: number) => {
      const { setup } = parseGame(readFileSync(join(folder, 'with', `game-with-${n}.json`), 'utf8'));
      return setup.kind === 'teams' ? setup.teams : [];
    };
    await summaryOf('--games', '2', '--seed', 'with', '--with', 'wolfpack troopers', '--save', join(folder, 'with'));
    for (const n of [1, 2]) expect(JSON.stringify(teamsIn(n)[0])).toContain('104th-wolfpack-troopers');
    expect(teamsIn(1)).not.toEqual(teamsIn(2));
  });

  it.each([
    [['--with', 'nobody'], 'Unknown Unit "nobody"'],
    [['--with', 'rex', '--teams', 'republic,shadow'], '--with needs random teams'],
  ])('refuses %j', async (args, why) => {
    expect(await main(['simulate', ...args])).toBe(2);
    expect(said()).toContain(why);
  });

  it('plays each game on a table its seed chooses, or all on one', async () => {
    const tableIn = (name: string): string =>
      parseGame(readFileSync(join(folder, 'tables', `game-tables-${name}.json`), 'utf8')).table.name;
    await summaryOf('--games', '2', '--seed', 'tables', '--save', join(folder, 'tables'));
    expect([tableIn('1'), tableIn('2')]).toEqual([tableOfSeed('tables/1').name, tableOfSeed('tables/2').name]);
    const { table } = await summaryOf(
      '--games',
      '1',
      '--seed',
      'tables',
      '--table',
      'high-2',
      '--save',
      join(folder, 'tables'),
    );
    expect([table, tableIn('1')]).toEqual(['high-2', 'Stacked lanes']);
  });

  it('plays other games with another seed', async () => {
    expect((await summaryOf('--games', '2', '--seed', 'other')).hash).not.toBe(fixed.hash);
  });

  it('plays exactly the games asked for with --from and --to', async () => {
    const number = fixed.longest?.game ?? 0;
    const alone = await summaryOf('--seed', 'test', '--from', String(number), '--to', String(number));
    expect(alone.games).toBe(1);
    expect(alone.longest).toEqual(fixed.longest);
  });

  it('writes files that replay to the same game', async () => {
    const { longest } = await summaryOf('--games', '2', '--seed', 'saved', '--save', folder);
    expect(
      readdirSync(folder)
        .filter((file) => file.startsWith('game-saved'))
        .sort(),
    ).toEqual(['game-saved-1.json', 'game-saved-2.json']);
    const file = parseGame(readFileSync(join(folder, `game-saved-${longest?.game}.json`), 'utf8'));
    const { match, departure } = replay(coreGame({ table: file.table }), file);
    expect(departure).toBeNull();
    expect(match.version).toBe(longest?.decisions);
    expect(match.state.open.result).not.toBeNull();
  });

  it('tells the same on two threads as on one', async () => {
    const { speed: _, ...same } = await summaryOf('--games', '2', '--seed', 'test', '--workers', '2');
    expect(same).toEqual(fixed);
  });

  it('goes on where a run was stopped, with the same result', async () => {
    const kept = join(folder, 'kept.jsonl');
    await summaryOf('--games', '1', '--seed', 'test', '--resume', kept);
    appendFileSync(kept, '{"part":{"played":[{"ga');
    const { speed: _, ...resumed } = await summaryOf('--games', '2', '--seed', 'test', '--resume', kept);
    expect(resumed).toEqual(fixed);
    out.mockClear();
    expect(await main(['simulate', '--games', '2', '--seed', 'other', '--resume', kept])).toBe(2);
    expect(said()).toContain('belongs to a run with other options');
  });

  it('says so when a file keeps no games, and leaves it as it is', async () => {
    const path = join(folder, 'shopping.txt');
    writeFileSync(path, 'milk');
    expect(await main(['simulate', '--games', '1', '--resume', path])).toBe(1);
    expect(said()).toContain(': line 1 is not valid.');
    expect(readFileSync(path, 'utf8')).toBe('milk');
  });

  it('counts how often each ability was offered, was used and did something', async () => {
    const counts = Object.values(fixed.abilities);
    expect(counts.every(({ offered, used, counted }) => offered + used + counted > 0)).toBe(true);
    expect(counts.some(({ offered, used }) => offered > used && used > 0)).toBe(true);
    expect(await main(['simulate', '--games', '1', '--abilities'])).toBe(0);
    expect(said()).toMatch(/^lord-maul +\S+ +offered +\d+ {2}used +\d+ +did +\d+$/m);
    expect(said()).toMatch(/swift-retreat +counted +\d+$/m);
  });

  it('says in words who won and why games ended', async () => {
    expect(await main(['simulate', '--games', '1', '--teams', 'shadow,shadow'])).toBe(0);
    expect(said()).toMatch(/^ended by {10}two Struggles won 1$/m);
    expect(said()).toMatch(/^rejections {8}0$/m);
  });

  it.each([
    [['--games', 'many'], '--games must be a whole number of 1 or more (got "many").'],
    [['--games', '0'], '--games must be a whole number of 1 or more (got "0").'],
    [['--games'], "Option '--games <value>' argument missing"],
    [['--from', '9', '--to', '3'], '--from (9) must not be greater than --to (3).'],
    [['--teams', 'rebels,shadow'], 'No team or file named "rebels". Available teams: republic, shadow.'],
    [['--teams', 'republic'], '--teams takes two teams, for example republic,shadow.'],
    [['--opponents', 'sleepy'], 'Unknown opponent "sleepy". Available: random, restless, greedy, search,'],
    [['--workers', '9999'], '--workers can be at most '],
    [['--table', 'moon'], 'Unknown battlefield "moon". Available: core-1, '],
    [['--dance'], "Unknown option '--dance'"],
    [['dance'], "Unexpected argument 'dance'"],
  ])('answers %j with a sentence and exit code 2', async (args, sentence) => {
    expect(await main(['simulate', ...args])).toBe(2);
    expect(said()).toContain(sentence);
  });

  it.each(['a-file', 'a-file/below', '/proc/faultline/games'])(
    'says so when games cannot be saved in %s',
    async (where) => {
      writeFileSync(join(folder, 'a-file'), '');
      expect(await main(['simulate', '--games', '1', '--save', resolve(folder, where)])).toBe(1);
      expect(said()).toMatch(/^The game could not be saved: /);
    },
  );

  it('answers --help', async () => {
    expect(await main(['simulate', '--help'])).toBe(0);
    expect(said()).toContain('Usage: faultline simulate');
  });
});

/** A table on which the first push of a base fails. */
const slippery = () => {
  const seating = seat('slippery');
  const push = () => {
    throw new Error('the table is slippery');
  };
  return { ...seating, game: coreGame({ space: { ...seating.game.space, push } }) };
};

function broken(most = 5000): Broken {
  try {
    playGame(slippery(), most);
  } catch (error) {
    if (error instanceof Broken) return error;
    throw error;
  }
  throw new Error('The game should have broken.');
}

const asked: SimulationRequest = {
  seed: '1',
  from: 1,
  to: 1,
  teams: 'random',
  fielded: null,
  table: null,
  close: false,
  opponents: 'random',
  save: null,
};

describe('opponents that search', () => {
  const tried = (opponents: Seating['opponents']): number =>
    playGame(seat('tried', undefined, true, undefined, opponents), 3).trials;

  it.each(['search', 'master'] as const)('%s tries plans out: it has the budget of its level', (name) => {
    expect(tried(name)).toBeGreaterThan(0);
  });

  it.each(['restless', 'trooper', 'knight'] as const)('%s tries nothing', (name) => {
    expect(tried(name)).toBe(0);
  });

  it('have more of it on a higher level', () => {
    const trials = (['knight', 'search', 'master', 'champion'] as const).map(
      (opponents) => budgetOf({ opponents }).trials,
    );
    expect(trials).toEqual([0, 40, 160, 640]);
  });

  it('play the same game of a seed again', () => {
    const ended = (): string => stateHash(playGame(seat('again', undefined, true, undefined, 'search'), 10).state);
    expect(ended()).toBe(ended());
  });
});

describe('a game that breaks', () => {
  it('keeps what was played before, as a file that opens', () => {
    const { kind, message, entries } = broken();
    expect([kind, message]).toEqual(['crashed', 'the table is slippery']);
    expect(entries.length).toBeGreaterThan(20);
    const file = parseGame(JSON.stringify(fileOf(slippery(), entries)));
    expect(replay(coreGame(), file).departure).toBeNull();
    expect(file.entries).toEqual(entries);
  });

  it('is told with its number, its seed, its file and the command that plays it again', () => {
    const again = 'npx faultline simulate --seed 1 --from 3 --to 3';
    const lost = {
      game: 3,
      seed: '1/3',
      kind: 'crashed',
      what: 'the table is slippery',
      file: 'x.json',
      again,
    } as const;
    expect(asText(summarise({ ...asked, from: 3, to: 3 }, { played: [], broken: [lost], uses: {} }, 1))).toContain(
      `Game 3 (seed 1/3) crashed: the table is slippery. Partial game: x.json\nReproduce: ${again}`,
    );
  });

  it('is counted as unfinished when it stops at the limit, and told', () => {
    const { state, entries } = playGame(seat('short'), 30);
    expect(state.open.result).toBeNull();
    expect(entries).toHaveLength(30);
    const line = { game: 1, seed: 's/1', turns: 2, decisions: 30 };
    const nothing = { mission: null, struggles: [0, 0], wounds: [0, 0], trials: 0 } as const;
    const open = { ...line, winner: null, why: null, firstPlayer: 0, ...nothing, hash: 'h' } as const;
    const summary = summarise(asked, { played: [open], broken: [], uses: {} }, 1);
    expect(summary.unfinished).toEqual([line]);
    expect(asText(summary)).toContain('Game 1 (seed s/1) was unfinished after 30 decisions.');
  });
});
