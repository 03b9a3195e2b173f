import { join } from 'node:path';
import { type Command, NotUnderstood, read } from '../command.ts';
import { neededOperation } from '../simulate/modes/operation.ts';
import { workersNamed } from '../threads.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { departures, spreadOver } from './check.ts';
import { CONTENDERS, contenderNamed } from './contender.ts';
import { engineNow } from './engine.ts';
import { fileOf, gauntletOf, gauntletText, RIVALS } from './gauntlet.ts';
import { type Contest, playMissing } from './games.ts';
import { type ArenaLine, keyOf } from './line.ts';
import { type Half, HALVES } from './pairing.ts';
import { linesIn, openRecord, whyNotAdded } from './record.ts';
import { type Report, reportOf, reportText } from './report.ts';

const PAIRS = 20;
const MOST_PAIRS = 1_000_000;

const usage = `Usage: faultline arena --a A --b B [options]
       faultline arena --a A --gauntlet [--b B,C,...] [options]
       faultline arena --read FILE [--read FILE ...] [--check N] [--json]

Plays two opponents against each other in mirrored pairs of games: the same teams, battlefield, missions, decks and
dice, once with A in the first seat and once in the second. Prints A's score with a 95% confidence interval and the
result of the Elo test.

  --a A, --b B   ${CONTENDERS}; with a budget for a Turn: R2:250 (trials) or R2:1000ms;
                 with other weights: R1@inch=0.3+taken=8
  --gauntlet     A against each of several (${RIVALS}):
                 the mean and the worst score; --out is a folder with a file for each
  --operation O  a Key Operation instead of the usual game; the players change roles with their seats
  --pairs N      number of pairs (${PAIRS})
  --from A       only pairs from number A up to N: to go on with a match in another file
  --seed S       any text (1)
  --set T        which half of the pairings to use; published results come from "claims" (tuning)
  --sprt X,Y     stop early with an SPRT between two Elo differences, for example 0,35
  --workers N    number of threads (1)
  --out FILE     append games to this file and skip those already in it
  --read FILE    report on an existing file without playing; on several as one match
  --check N      with --read: replay N of its games and compare the final hashes
  --json         as JSON (docs/cli.md describes it)
  --help         this text

Ctrl-C stops the run; finished games are kept and reported. Exit code 1 if an answer was illegal or a hash differs.`;

const options = {
  a: { type: 'string' },
  b: { type: 'string' },
  operation: { type: 'string' },
  pairs: { type: 'string' },
  from: { type: 'string' },
  seed: { type: 'string' },
  set: { type: 'string' },
  sprt: { type: 'string' },
  workers: { type: 'string' },
  out: { type: 'string' },
  read: { type: 'string', multiple: true },
  check: { type: 'string' },
  gauntlet: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof read<{ readonly options: typeof options }>>['values'];

export const arena: Command = {
  name: 'arena',
  summary: 'measure how much stronger one opponent is than another',
  async run(args) {
    const { values } = read(args, { options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (values.read !== undefined) return tellFiles(values.read, values);
    if (values.check !== undefined) throw new NotUnderstood('--check needs --read FILE.');
    return values.gauntlet ? playGauntlet(values) : playContest(contestOf(values), values);
  },
};

function contestOf(values: Values): Contest {
  if (values.a === undefined || values.b === undefined)
    throw new NotUnderstood('Missing --a and --b, for example --a R1 --b R0.');
  const operation = values.operation === undefined ? undefined : neededOperation(values.operation);
  const pairs = wholeNumber('pairs', values.pairs, PAIRS, 1, MOST_PAIRS);
  return {
    a: challenger('a', values.a),
    b: challenger('b', values.b),
    half: halfNamed(values.set ?? 'tuning'),
    seed: values.seed ?? '1',
    pairs,
    from: wholeNumber('from', values.from, 1, 1, pairs),
    sprt: values.sprt === undefined ? null : differencesIn(values.sprt),
    engine: engineNow(operation),
    ...(operation === undefined ? {} : { operation }),
  };
}

/** Without a budget the search would try nothing out; a file of such games can still be read. */
function challenger(option: 'a' | 'b', text: string): string {
  const { name, opponent, trials, ms } = contenderNamed(option, text);
  if (opponent.endsWith('search') && trials === 0 && ms === null && !text.includes(':'))
    throw new NotUnderstood(
      `--${option}: ${text} needs a budget per Turn, such as ${text}:40 (trials) or ${text}:1000ms.`,
    );
  return name;
}

function halfNamed(text: string): Half {
  const half = HALVES.find((each) => each === text);
  if (!half) throw new NotUnderstood(`--set must be ${HALVES.join(' or ')} (got "${text}").`);
  return half;
}

function differencesIn(text: string): readonly [number, number] {
  const [none, wanted, more] = text.split(',').map(Number);
  const right = /^-?\d+,-?\d+$/.test(text) && none !== undefined && wanted !== undefined && more === undefined;
  if (!right || none >= wanted)
    throw new NotUnderstood(`--sprt must be two Elo differences, the smaller first, such as 0,35 (got "${text}").`);
  return [none, wanted];
}

/** Every game of a contest, those of its file too; a stop ends it between games. */
async function linesOf(contest: Contest, { out, workers }: Values, stopped: Promise<void>): Promise<ArenaLine[]> {
  const threads = workersNamed(workers);
  const before = out === undefined ? [] : linesIn(out);
  const other = whyNotAdded(contest, before);
  if (other) throw new NotUnderstood(`${out} ${other}. Choose another --out.`);
  const add = out === undefined ? null : openRecord(out, before);
  const lines = [...before];
  const all = 2 * (contest.pairs - (contest.from ?? 1) + 1);
  const tell = progress(all);
  await playMissing(contest, before, threads, stopped, (line) => {
    add?.(line);
    lines.push(line);
    tell(lines.length, reportOf(contest, lines).score);
  });
  return lines;
}

const playContest = async (contest: Contest, values: Values): Promise<number> =>
  printed(contest, await untilStopped((stopped) => linesOf(contest, values, stopped)), values.json === true);

async function playGauntlet(values: Values): Promise<number> {
  const contests = (values.b ?? RIVALS).split(',').map((b) => contestOf({ ...values, b }));
  const reports = await untilStopped(async (stopped) => {
    const told: Report[] = [];
    for (const contest of contests) {
      const out = values.out === undefined ? {} : { out: join(values.out, fileOf(contest)) };
      told.push(reportOf(contest, await linesOf(contest, { ...values, ...out }, stopped)));
    }
    return told;
  });
  console.log(values.json ? JSON.stringify(gauntletOf(reports), null, 2) : gauntletText(gauntletOf(reports)));
  return reports.some(({ illegal }) => illegal > 0) ? 1 : 0;
}

/** Ctrl-C stops all that is still to be played. */
async function untilStopped<T>(work: (stopped: Promise<void>) => Promise<T>): Promise<T> {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  process.once('SIGINT', stop);
  const done = await work(stopped);
  process.off('SIGINT', stop);
  return done;
}

/** In a terminal one line that changes; elsewhere one for every tenth of a long run. */
function progress(all: number): (done: number, score: number) => void {
  let told = 0;
  return (done, score) => {
    const text = `${done} of ${all} games, score ${score.toFixed(3)}`;
    if (process.stderr.isTTY) process.stderr.write(done === all ? '\r\x1b[K' : `\r\x1b[K${text}`);
    else if (all >= 100 && Math.floor((10 * done) / all) > told) {
      told = Math.floor((10 * done) / all);
      console.error(text);
    }
  };
}

function printed(contest: Contest, lines: readonly ArenaLine[], json: boolean): number {
  const report = reportOf(contest, lines);
  console.log(json ? JSON.stringify(report, null, 2) : reportText(report));
  return report.illegal === 0 ? 0 : 1;
}

function tellFiles(paths: readonly string[], { check, json, sprt }: Values): number {
  const lines = paths.flatMap(linesIn);
  const [first] = lines;
  if (!first) throw new NotUnderstood(`There are no games in ${paths.join(', ')}.`);
  const { a, b, half, seed, engine, operation } = first;
  const other = lines.find(
    (l) => l.a !== a || l.b !== b || l.half !== half || l.seed !== seed || l.operation !== operation,
  );
  if (other) throw new NotUnderstood('These files are not of one match.');
  const twice = lines.length - new Set(lines.map(keyOf)).size;
  if (twice > 0) throw new NotUnderstood(`${twice} games are in more than one of these files.`);
  const played = operation === undefined ? {} : { operation };
  const wanted = sprt === undefined ? null : differencesIn(sprt);
  const code = printed(
    { a, b, half, seed, engine, ...played, pairs: lines.length, sprt: wanted },
    lines,
    json === true,
  );
  const now = engineNow(operation);
  if (lines.some((line) => line.engine !== now))
    console.error(`These games were played with another engine. This is ${now}.`);
  if (check === undefined) return code;
  const some = spreadOver(lines, wholeNumber('check', check, 1));
  const wrong = departures(some, () => {});
  console.error([`${some.length - wrong.length} of ${some.length} replayed games match.`, ...wrong].join('\n'));
  return wrong.length > 0 ? 1 : code;
}
