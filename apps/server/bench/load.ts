// `npm run bench:server`: how many games one core serves. Recorded games are played over real lines, the server on one
// core and the clients on another; a bare `ws` echo is measured in the same run, for times belong to a machine.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '../src/database/sqlite/open.ts';
import { echoed, echoing, played, playedAtOnce, Table, Tally } from './clients.ts';
import { filled, type Running } from './filled.ts';
import { commitTimes, Measured, quantile, type Used } from './measured.ts';
import { type Recorded, recorded } from './recorded.ts';

const USAGE = `Usage: npm run bench:server [-- options]

  --games A,B,…   live games, one step after the other (500,1000,2000)
  --every S       seconds between two entries of a game (6)
  --seconds S     how long each step is measured (30)
  --restart N     games that are joined again after a restart (1000)
  --records N     recorded games (6)
  --json`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500,1000,2000' },
    every: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '30' },
    restart: { type: 'string', default: '1000' },
    records: { type: 'string', default: '6' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** One goes to the server, the other to the clients; where nothing can be pinned, none. */
const canPin = spawnSync('taskset', ['-pc', '1', String(process.pid)]).status === 0;

/** Seconds, with an entry of each game in each. */
const WARM = 20;
/** So many games say one entry after the other, for so many seconds. */
const HURRIED = 200;
const HURRY = 5;
/** Of their entries so many are left for that: more than a core takes of them. */
const HURRIED_ENTRIES = 120;
/** So many lines to the bare echo. */
const ECHOING = 200;

interface Step {
  readonly games: number;
  readonly entries: number;
  /** Milliseconds from an entry said to its answer. */
  readonly median: number;
  readonly p99: number;
  /** Microseconds of the server's processor for an entry, all threads; and what share of a core that was. */
  readonly cpu: number;
  readonly share: number;
  readonly skipped: number;
  readonly refused: number;
  readonly bytes: readonly [number, number];
  readonly heap: number;
  readonly rss: number;
  /** The longest that nothing was done, and that garbage was collected. */
  readonly stall: number;
  readonly collected: number;
}

async function main(): Promise<void> {
  if (values.help) return console.log(USAGE);
  const steps = values.games.split(',').map(Number);
  const [every, seconds, restart] = [Number(values.every) * 1000, Number(values.seconds), Number(values.restart)];
  const most = Math.max(restart, ...steps);
  const folder = mkdtempSync(join(tmpdir(), 'faultline-load-'));
  try {
    const records: Recorded[] = [];
    for (let n = 0; n < Number(values.records); n += 1) records.push(await recorded(n));
    say(`${records.length} recorded games with ${records.reduce((sum, { said }) => sum + said.length, 0)} entries`);
    const commits = commitTimes(folder);
    say(
      `the disk has a page for certain in ${ms(quantile(commits, 0.5))} (99 %: ${ms(quantile(commits, 0.99))}); load ${loadavg()[0]?.toFixed(1)}`,
    );
    const echo = await echoTime(most, every);
    say(
      `bare echo: ${echo.atOnce.toFixed(1)} µs of the processor a message, one after the other on ${ECHOING} lines; ${echo.atPace.toFixed(1)} µs on ${most} lines with a message every ${every / 1000} s`,
    );
    const left = Math.ceil((steps.length * (seconds + 10) * 1000) / every) + WARM + HURRIED_ENTRIES + 20;
    const db = await openSqlite(join(folder, 'faultline.sqlite'));
    const running = await filled(db, records, 0, most, left);
    await db.close();
    const again = await restarted(folder, running.slice(0, restart), records);
    say(
      `restart: ${restart} games answered ${again.took.toFixed(1)} s after the process began, for ${again.cpu.toFixed(1)} s of its processor`,
    );
    const results = await loaded(folder, running, records, steps, every, seconds, echo);
    if (values.json) console.log(JSON.stringify({ commits, echo, restart: again, steps: results }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const say = (line: string): void => {
  if (!values.json) console.log(line);
};
const ms = (time: number): string => `${time.toFixed(1)} ms`;

/** Microseconds of the processor that a message and its echo take. */
interface Echo {
  /** Where one follows the other, as entries do where games hurry. */
  readonly atOnce: number;
  /** On as many lines, and as seldom, as games are played. */
  readonly atPace: number;
}

const MESSAGE = JSON.stringify({
  t: 'entry',
  g: 'g'.repeat(32),
  id: 'i'.repeat(32),
  segment: 0,
  entry: { do: 'answer', version: 100, answer: { option: 'x'.repeat(20) } },
});

async function echoTime(lines: number, every: number): Promise<Echo> {
  const server = new Measured('echo', {}, canPin ? 0 : null);
  await server.listening();
  await echoed(server.port, MESSAGE, ECHOING, 20);
  const before = await server.used();
  await echoed(server.port, MESSAGE, ECHOING, 100);
  const after = await server.used();
  const speakers = await echoing(server.port, MESSAGE, lines);
  const quiet = await server.used();
  await played(speakers, every, (2 * every) / 1000);
  const paced = await server.used();
  for (const speaker of speakers) speaker.close();
  await server.end();
  return { atOnce: (after.cpu - before.after) / (100 * ECHOING), atPace: (paced.cpu - quiet.after) / (2 * lines) };
}

async function served(folder: string): Promise<Measured> {
  const server = new Measured('live', { FAULTLINE_DATA: folder, DATABASE_URL: '' }, canPin ? 0 : null);
  await server.listening();
  return server;
}

/** Everybody comes back at once. */
async function restarted(
  folder: string,
  running: readonly Running[],
  records: readonly Recorded[],
): Promise<{ readonly took: number; readonly cpu: number }> {
  const begun = performance.now();
  const server = await served(folder);
  const tables = tablesOf(running, records, new Tally());
  await Promise.all(tables.map((table) => table.join(server.port)));
  const took = performance.now() - begun;
  const { cpu } = await server.used();
  for (const table of tables) table.close();
  await server.end();
  return { took: took / 1000, cpu: cpu / 1_000_000 };
}

const tablesOf = (running: readonly Running[], records: readonly Recorded[], tally: Tally): readonly Table[] =>
  running.map((each) => new Table(each, records[each.record] as Recorded, tally));

async function loaded(
  folder: string,
  running: readonly Running[],
  records: readonly Recorded[],
  steps: readonly number[],
  every: number,
  seconds: number,
  echo: Echo,
): Promise<readonly Step[]> {
  const server = await served(folder);
  const empty = await server.used();
  const tally = new Tally();
  const tables = tablesOf(running, records, tally);
  const results: Step[] = [];
  let joined = 0;
  for (const games of steps) {
    for (; joined < games; joined += 100)
      await Promise.all(tables.slice(joined, Math.min(games, joined + 100)).map((table) => table.join(server.port)));
    joined = games;
    // The first of them make the engine warm: a server runs for weeks.
    if (results.length === 0) {
      await played(tables.slice(0, games), 1000, WARM);
      await playedAtOnce(tables.slice(HURRIED, games), 2 * HURRY);
      await hurried(server, tables.slice(0, HURRIED), tally, echo);
    }
    await played(tables.slice(0, games), every, every / 1000);
    const step = await measured(server, tables.slice(0, games), tally, every, seconds, empty);
    results.push(step);
    say(
      `${games} games: ${step.entries} entries, median ${ms(step.median)}, 99 % ${ms(step.p99)}; ${step.cpu.toFixed(0)} µs of the processor an entry (${(step.cpu / echo.atPace).toFixed(1)} echoes at this pace), ${(step.share * 100).toFixed(0)} % of a core; ${step.skipped} said late, ${step.refused} refused; ${step.bytes.join('/')} bytes to a player (median/95 %); ${(step.heap / 1024).toFixed(0)} KB of heap and ${(step.rss / 1024).toFixed(0)} KB resident a game; at most ${ms(step.stall)} without a turn, ${ms(step.collected)} of it for garbage`,
    );
  }
  for (const table of tables) table.close();
  await server.end();
  return results;
}

/** What an entry costs where the core is never idle: nothing is paid for waking up. */
async function hurried(server: Measured, tables: readonly Table[], tally: Tally, echo: Echo): Promise<void> {
  tally.clear();
  const before = await server.used();
  await playedAtOnce(tables, HURRY);
  const after = await server.used();
  const entries = tally.latencies.length;
  const cpu = (after.cpu - before.after) / Math.max(1, entries);
  say(
    `${tables.length} games as fast as they are answered: ${Math.round(entries / HURRY)} entries a second, ${cpu.toFixed(0)} µs of the processor an entry (${(cpu / echo.atOnce).toFixed(1)} echoes)`,
  );
}

async function measured(
  server: Measured,
  tables: readonly Table[],
  tally: Tally,
  every: number,
  seconds: number,
  empty: Used,
): Promise<Step> {
  tally.clear();
  const before = await server.used();
  const begun = performance.now();
  await played(tables, every, seconds);
  const elapsed = performance.now() - begun;
  // What was said last is answered as well.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const after = await server.used();
  const { latencies, bytes, skipped, refused } = tally;
  const cpu = after.cpu - before.after;
  if (refused[0]) say(refused[0].slice(0, 300));
  return {
    games: tables.length,
    entries: latencies.length,
    median: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpu: cpu / Math.max(1, latencies.length),
    share: cpu / 1000 / elapsed,
    skipped,
    refused: refused.length,
    bytes: [quantile(bytes, 0.5), quantile(bytes, 0.95)],
    heap: (after.heapUsed - empty.heapUsed) / tables.length,
    rss: (after.rss - empty.rss) / tables.length,
    stall: after.stall,
    collected: after.collected,
  };
}

await main();
