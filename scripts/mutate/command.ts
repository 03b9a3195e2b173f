// Makes small faults in the rules and the geometry, one at a time and in memory, and tells which the tests notice.
// What was tried is written down as it goes: the same seed goes on where it stopped.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesIn } from '../../apps/cli/src/files.ts';
import { root } from '../setup.mjs';
import { type Fault, faultsIn } from './faults.ts';
import { type Reach, reachOf, testsOf } from './reach.ts';
import { SOURCES } from './scope.ts';
import { vitest } from './vitest.ts';

const COUNT = 20;
const SECONDS = 300;

const usage = `Usage: npm run mutate -- [options]

  --count N     how many faults (${COUNT})
  --seed S      any text; places are drawn from it (the last commit's hash)
  --in PATH     only in this file or folder, such as packages/rules/src/attack
  --workers N   test runs at once (2)
  --seconds N   time for the tests of one fault (${SECONDS}); a fault that makes them hang is caught
  --json        the result as JSON
  --help        this text

Results are kept in .mutate for each commit and seed: stopped, it goes on; a larger --count adds to them.`;

interface Tried {
  readonly fault: Fault;
  readonly outcome: 'caught' | 'timed out' | 'survived' | 'not reached';
  readonly tests: number;
}

const text = (file: string): string => readFileSync(join(root, file), 'utf8');

function wholeNumber(name: string, given: string | undefined, usual: number): number {
  const value = Number(given ?? usual);
  if (Number.isSafeInteger(value) && value > 0) return value;
  console.error(`--${name} takes a whole number of at least 1, not "${given}".`);
  process.exit(2);
}

function sourcesIn(path = ''): string[] {
  const asked = path.replace(/^\.\//, '').replace(/\/$/, '');
  const files = filesIn(root, SOURCES).filter((file) => `${file}/`.startsWith(asked === '' ? '' : `${asked}/`));
  if (files.length > 0) return files;
  console.error(`--in takes a file or folder in packages/rules/src or packages/geometry/src, not "${path}".`);
  process.exit(2);
}

/** Distinct places in an order the seed gives. */
function drawn(all: readonly Fault[], seed: string, count: number): Fault[] {
  const chosen = new Set<Fault>();
  for (let n = 0; chosen.size < Math.min(count, all.length); n += 1) {
    const number = createHash('sha256').update(`${seed}/${n}`).digest().readUIntBE(0, 6);
    const fault = all[number % all.length];
    if (fault) chosen.add(fault);
  }
  return [...chosen];
}

async function tryOut(fault: Fault, reach: Reach, seconds: number): Promise<Tried> {
  const tests = testsOf(reach, fault, text(fault.file));
  if (tests.length === 0) return { fault, outcome: 'not reached', tests: 0 };
  const { code } = await vitest(tests, { FAULTLINE_FAULT: JSON.stringify(fault) }, seconds);
  const outcome = code === 0 ? 'survived' : code === null ? 'timed out' : 'caught';
  return { fault, outcome, tests: tests.length };
}

const isCaught = ({ outcome }: Tried): boolean => outcome === 'caught' || outcome === 'timed out';

const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').slice(0, 90);

const describe = ({ fault: { file, line, kind, from, to }, outcome }: Tried): string =>
  `${outcome.padEnd(11)} ${file}:${line} ${kind}: ${oneLine(from)} -> ${oneLine(to)}`;

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
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const seed = values.seed ?? commit;
  const folder = join(root, '.mutate', commit);
  mkdirSync(folder, { recursive: true });
  const all = sourcesIn(values.in).flatMap((file) => faultsIn(file, text(file)));
  const reach = await reachOf(folder);
  const faults = drawn(all, seed, wholeNumber('count', values.count, COUNT));
  const workers = wholeNumber('workers', values.workers, 2);
  const tried = await tryAll(faults, reach, join(folder, `${nameOf(seed)}.jsonl`), {
    workers,
    seconds: wholeNumber('seconds', values.seconds, SECONDS),
  });
  tell(seed, tried, values.json === true);
  return 0;
}

const nameOf = (seed: string): string => createHash('sha256').update(seed).digest('hex').slice(0, 16);

async function tryAll(
  faults: readonly Fault[],
  reach: Reach,
  file: string,
  { workers, seconds }: { workers: number; seconds: number },
): Promise<Tried[]> {
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const before = new Map(known.map((line) => [keyOf((JSON.parse(line) as Tried).fault), JSON.parse(line) as Tried]));
  const left = faults.filter((fault) => !before.has(keyOf(fault)));
  let done = faults.length - left.length;
  const work = async (): Promise<void> => {
    for (let fault = left.shift(); fault; fault = left.shift()) {
      const tried = await tryOut(fault, reach, seconds);
      before.set(keyOf(fault), tried);
      appendFileSync(file, `${JSON.stringify(tried)}\n`);
      done += 1;
      console.error(`${done} of ${faults.length}: ${describe(tried)}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return faults.flatMap((fault) => before.get(keyOf(fault)) ?? []);
}

const keyOf = ({ file, start, end, to }: Fault): string => `${file} ${start} ${end} ${to}`;

function tell(seed: string, tried: readonly Tried[], asJson: boolean): void {
  const missed = tried.filter((one) => !isCaught(one));
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
    console.log(
      JSON.stringify(
        { seed, count: tried.length, caught, timedOut, survived: missed.length, share, survivors },
        null,
        2,
      ),
    );
  } else
    console.log(
      [
        ...missed.map(describe),
        `${caught} of ${tried.length} faults caught (${share} %), ${timedOut} of them because the tests ran out of time; seed ${seed}`,
      ].join('\n'),
    );
}

process.exitCode = await main();
