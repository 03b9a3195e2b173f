// Makes small faults in the rules and the geometry, one at a time and in memory, and tells which the tests notice.
// What was tried is written down as it goes: the same seed goes on where it stopped.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesIn } from '../../apps/cli/src/files.ts';
import { root } from '../setup.mjs';
import { compiler } from './compiles.ts';
import { Library } from './effects.ts';
import { faultsIn } from './faults.ts';
import { reachOf } from './reach.ts';
import { SOURCES } from './scope.ts';
import type { Numbered } from './switches.ts';
import { describe, type Tried, Tries, tryAll } from './tries.ts';

const COUNT = 20;
const SECONDS = 20;

const usage = `Usage: npm run mutate -- [options]

  --count N     how many faults (${COUNT})
  --seed S      any text; places are drawn from it (the last commit's hash)
  --in PATH     only in this file or folder, such as packages/rules/src/attack
  --workers N   faults tried at once (2)
  --seconds N   time for the tests of one fault (${SECONDS}): the nearest and quickest files that fit are run
  --json        the result as JSON
  --help        this text

Results are kept in .mutate for each state of the code and seed: stopped, it goes on; a larger --count adds to them.`;

function wholeNumber(name: string, given: string | undefined, usual: number): number {
  const value = Number(given ?? usual);
  if (Number.isSafeInteger(value) && value > 0) return value;
  console.error(`--${name} must be a whole number of 1 or more (got "${given}").`);
  process.exit(2);
}

/** What --in keeps to; everything without it. */
function isIn(path = ''): (file: string) => boolean {
  const asked = path.replace(/^\.\//, '').replace(/\/$/, '');
  return (file) => asked === '' || `${file}/`.startsWith(`${asked}/`);
}

/** All distinct places in an order the seed gives. */
function shuffled(all: readonly Numbered[], seed: string): Numbered[] {
  const rank = ([number]: Numbered): string => shortHash(`${seed}/${number}`);
  return all
    .map((one) => ({ one, rank: rank(one) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ one }) => one);
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }).trim();

/** What is mutated and what tests it, as it lies there now. */
function checkout(): string {
  const parts = ['packages', 'tests', 'apps/cli'];
  return shortHash(
    [...parts.map((part) => git('rev-parse', `HEAD:${part}`)), git('diff', 'HEAD', '--', ...parts)].join(),
  );
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      in: { type: 'string' },
      workers: { type: 'string' },
      seconds: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const count = wholeNumber('count', values.count, COUNT);
  const workers = wholeNumber('workers', values.workers, 2);
  const seconds = wholeNumber('seconds', values.seconds, SECONDS);
  const files = filesIn(root, SOURCES);
  const wanted = new Set(files.filter(isIn(values.in)));
  if (wanted.size === 0) {
    console.error(`--in takes a file or folder in packages/rules/src or packages/geometry/src, not "${values.in}".`);
    return 2;
  }
  const seed = values.seed ?? git('rev-parse', 'HEAD');
  const folder = join(root, '.mutate', checkout());
  mkdirSync(folder, { recursive: true });
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const library = new Library(texts);
  const all = files
    .flatMap((file, i) => faultsIn(file, texts[i] ?? '', library))
    .map((fault, number): Numbered => [number, fault]);
  const reach = await reachOf(folder, all);
  const order = shuffled(
    all.filter(([, { file }]) => wanted.has(file)),
    seed,
  );
  const tries = new Tries(join(folder, `${shortHash(seed)}.jsonl`));
  tell(seed, await tryAll(order, { count, workers, seconds, folder, reach, tries, compiles: compiler() }), values.json);
  return 0;
}

function tell(seed: string, tried: readonly Tried[], asJson = false): void {
  const missed = tried.filter(({ outcome }) => outcome === 'survived' || outcome === 'not reached');
  const caught = tried.length - missed.length;
  const timedOut = tried.filter(({ outcome }) => outcome === 'timed out').length;
  const share = Math.round((1000 * caught) / tried.length) / 10;
  if (asJson) {
    const survivors = missed.map(({ fault: { file, line, kind, from, to }, outcome }) => ({
      file,
      line,
      kind,
      from,
      to,
      outcome,
    }));
    const result = { seed, count: tried.length, caught, timedOut, survived: missed.length, share, survivors };
    console.log(JSON.stringify(result, null, 2));
    return;
  }
  for (const one of missed) console.log(describe(one));
  console.log(
    `${caught} of ${tried.length} faults caught (${share} %), ${timedOut} of them because a test file hung; seed ${seed}`,
  );
}

process.exitCode = await main();
