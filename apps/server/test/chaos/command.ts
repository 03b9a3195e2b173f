// `npm run chaos`: games between opponents while lines break, processes die and messages come twice (docs/testing.md).

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installPostgres } from '../../../../scripts/postgres.mjs';
import { isMutant } from './mutants.ts';
import { chaos, type Options, type Outcome } from './chaos.ts';

const USAGE = `Usage: npm run chaos [-- options]

  --database postgres | sqlite   three processes on a throwaway PostgreSQL (default), or one on SQLite
  --games N      games (200)
  --cuts N       cuts of sockets in all of them (10000)
  --kills N      processes killed with -9 (24)
  --no-crash     the database itself is left alone
  --seed S       of the opponents and of what happens when (1); dice and times are the servers' own
  --abreast N    games at once (16)
  --most N       entries after which somebody concedes (20000)
  --mutant M     the servers are wrong on purpose, as by-id or two-in-flight: faults must be found
  --parts N      plays them in so many runs of a database and a seed of their own (1)
  --resume FILE  a line for each part that is done; the same command goes on with the next`;

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgres' },
    games: { type: 'string', default: '200' },
    cuts: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '24' },
    'no-crash': { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    abreast: { type: 'string', default: '16' },
    most: { type: 'string', default: '20000' },
    mutant: { type: 'string' },
    parts: { type: 'string', default: '1' },
    resume: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** The whole of the options, or a part of it with a seed of its own. */
function optionsOf(database: Options['database'], part: number, parts: number): Options {
  const share = (all: string): number =>
    Math.round((Number(all) * (part + 1)) / parts) - Math.round((Number(all) * part) / parts);
  return {
    database,
    games: share(values.games),
    cuts: share(values.cuts),
    kills: share(values.kills),
    crash: !values['no-crash'],
    seed: parts === 1 ? values.seed : `${values.seed} part ${part + 1}`,
    abreast: Number(values.abreast),
    most: Number(values.most),
    ...(isMutant(values.mutant) && { mutant: values.mutant }),
  };
}

async function main(): Promise<number> {
  const { database, resume } = values;
  const unknown = values.mutant !== undefined && !isMutant(values.mutant);
  if (values.help || unknown || (database !== 'postgres' && database !== 'sqlite')) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  if (database === 'postgres') installPostgres();
  const parts = Number(values.parts);
  const done = new Map(doneIn(resume).map((each) => [JSON.stringify(each.options), each.outcome]));
  const outcomes: Outcome[] = [];
  const begun = performance.now();
  for (let part = 0; part < parts; part += 1) {
    const options = optionsOf(database, part, parts);
    const known = done.get(JSON.stringify(options));
    const outcome = known ?? (await chaos(options, (line) => console.log(`${clock(begun)}  ${line}`)));
    if (resume && !known) appendFileSync(resume, `${JSON.stringify({ options, outcome })}\n`);
    outcomes.push(outcome);
  }
  const outcome = together(outcomes);
  for (const line of summary(database, outcome)) console.log(line);
  console.log(`took ${clock(begun)}${resume ? ' this time' : ''}`);
  if (values.mutant !== undefined) return outcome.faults.length > 0 ? 0 : 1;
  if (outcome.cuts < Number(values.cuts)) console.log(`Fewer cuts than the ${values.cuts} that were asked for.`);
  return outcome.faults.length === 0 && outcome.cuts >= Number(values.cuts) ? 0 : 1;
}

const doneIn = (file: string | undefined): readonly { readonly options: Options; readonly outcome: Outcome }[] =>
  file && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

const COUNTS = ['games', 'entries', 'acknowledged', 'frames', 'cuts', 'kills', 'crashes', 'repeats', 'swaps'] as const;

/** All parts as one. */
function together(outcomes: readonly Outcome[]): Outcome {
  const counted = COUNTS.map((name) => [name, outcomes.reduce((sum, each) => sum + each[name], 0)]);
  const merged = (of: 'refusals' | 'said'): Readonly<Record<string, number>> => {
    const all: Record<string, number> = {};
    for (const each of outcomes) for (const [what, n] of Object.entries(each[of])) all[what] = (all[what] ?? 0) + n;
    return all;
  };
  return {
    ...(Object.fromEntries(counted) as Pick<Outcome, (typeof COUNTS)[number]>),
    refusals: merged('refusals'),
    said: merged('said'),
    faults: outcomes.flatMap(({ faults }) => faults),
  };
}

function clock(since: number): string {
  const seconds = Math.round((performance.now() - since) / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}

const listed = (
  title: string,
  counts: Readonly<Record<string, number>>,
  all = Object.entries(counts),
): readonly string[] =>
  all.length === 0 ? [] : [title, ...all.toSorted(([, a], [, b]) => b - a).map(([what, n]) => `  ${n} × ${what}`)];

function summary(database: string, o: Outcome): readonly string[] {
  return [
    '',
    `${o.games} games on ${database}, seed ${values.seed}: ${o.entries} entries stored, ${o.acknowledged} acknowledgements, ${o.frames} frames looked at`,
    `${o.cuts} cuts, ${o.kills} processes and ${o.crashes} databases killed, ${o.repeats} messages repeated, ${o.swaps} out of order`,
    ...listed('refused:', o.refusals),
    ...listed('said by the servers:', o.said),
    ...(o.faults.length > 0
      ? [
          `${o.faults.length} FAULTS`,
          ...o.faults.slice(0, 50).map((fault) => `  ${fault}`),
          ...listed('by kind:', kindsOf(o.faults)),
        ]
      : ['no fault: all that was acknowledged is stored once, all games replay, nobody missed or saw too much']),
  ];
}

/** What went wrong, without where. */
function kindsOf(faults: readonly string[]): Readonly<Record<string, number>> {
  const kinds: Record<string, number> = {};
  for (const fault of faults) {
    const kind = fault
      .replace(/\b[0-9a-f]{32}:? /g, '')
      .replace(/seat \d( again)?|spectator/, 'a line')
      .replace(/\d+/g, 'n');
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

process.exitCode = await main();
