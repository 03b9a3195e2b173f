// `npm run chaos`: games between opponents while lines break, processes die and messages come twice (docs/testing.md).

import { parseArgs } from 'node:util';
import { installPostgres } from '../../../../scripts/postgres.mjs';
import { chaos, type Options, type Outcome } from './chaos.ts';

const USAGE = `Usage: npm run chaos [-- options]

  --database postgres | sqlite   three processes on a throwaway PostgreSQL (default), or one on SQLite
  --games N      games (200)
  --cuts N       cuts of sockets in all of them (10000)
  --kills N      processes killed with -9 (24)
  --no-crash     the database itself is left alone
  --seed S       of the opponents and of what happens when (1); dice and times are the servers' own
  --abreast N    games at once (16)
  --most N       entries after which somebody concedes (20000)`;

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
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  const { database } = values;
  if (values.help || (database !== 'postgres' && database !== 'sqlite')) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  if (database === 'postgres') installPostgres();
  const [games, cuts, kills, abreast, most] = [
    values.games,
    values.cuts,
    values.kills,
    values.abreast,
    values.most,
  ].map(Number) as [number, number, number, number, number];
  const options: Options = {
    database,
    games,
    cuts,
    kills,
    crash: !values['no-crash'],
    seed: values.seed,
    abreast,
    most,
  };
  const begun = performance.now();
  const outcome = await chaos(options, (line) => console.log(`${clock(begun)}  ${line}`));
  for (const line of summary(options, outcome)) console.log(line);
  console.log(`took ${clock(begun)}`);
  return outcome.faults.length === 0 ? 0 : 1;
}

function clock(since: number): string {
  const seconds = Math.round((performance.now() - since) / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}

const listed = (title: string, all: ReadonlyMap<string, number>): readonly string[] =>
  all.size === 0 ? [] : [title, ...[...all].toSorted(([, a], [, b]) => b - a).map(([what, n]) => `  ${n} × ${what}`)];

function summary({ database, seed }: Options, o: Outcome): readonly string[] {
  return [
    '',
    `${o.games} games on ${database}, seed ${seed}: ${o.entries} entries stored, ${o.acknowledged} acknowledgements, ${o.frames} frames looked at`,
    `${o.cuts} cuts, ${o.kills} processes and ${o.crashes} databases killed, ${o.repeats} messages repeated, ${o.swaps} out of order`,
    ...listed('refused:', o.refusals),
    ...listed('said by the servers:', o.said),
    ...(o.faults.length > 0
      ? [`${o.faults.length} FAULTS`, ...o.faults.slice(0, 50).map((fault) => `  ${fault}`)]
      : ['no fault: all that was acknowledged is stored once, all games replay, nobody missed or saw too much']),
  ];
}

process.exitCode = await main();
