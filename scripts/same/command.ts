// Compares the rules of the work tree with those of another commit, game by game and file by file.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { NotUnderstood, read } from '../../apps/cli/src/command.ts';
import { progress } from '../../apps/cli/src/progress.ts';
import { workersNamed } from '../../apps/cli/src/threads.ts';
import { wholeNumber } from '../../apps/cli/src/wholeNumber.ts';
import { root } from '../setup.mjs';
import { checkoutOf, contentsOf, git, PACKAGES, shortHash } from './checkout.ts';
import { Kept } from './kept.ts';
import { RENAMES } from './renames.ts';
import { asText, summarise } from './report.ts';
import { compareAll, type Wanted } from './run.ts';

const GAMES = 2000;
const FILES = 300;

const usage = `Usage: npm run same -- <commit> [options]

Plays seeded games with the rules of the work tree and with those of another commit (or of another checkout's folder) side
by side, on all tables, with any missions and ruling options, half of them beginning close together, and compares at every
decision who is asked, the decision point, the options, the refusals of ten wrong commands, the events and what everyone
may see. Then it opens files that the other commit saved at random decisions, most of them inside an attack: once by
their entries and once from their saved state, and plays both sides on to the end. What is called differently on the two
sides stands in scripts/same/renames.ts.

  --games N     how many games (${GAMES})
  --files N     how many files (${FILES})
  --seed S      any text (1)
  --workers N   threads (2)
  --game N      this game alone
  --file N      this file alone
  --hashes      also compare the hashes of states
  --fresh       forget what was kept, and begin anew
  --json        the result as JSON
  --help        this text

Results are kept in .same for each pair of states of the code and seed: stopped, it goes on; larger numbers add to them.
Exit code 0 when all is the same, 1 when something differs, 2 when there is nothing to compare with.`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = read(args, {
    allowPositionals: true,
    options: {
      games: { type: 'string' },
      files: { type: 'string' },
      seed: { type: 'string' },
      workers: { type: 'string' },
      game: { type: 'string' },
      file: { type: 'string' },
      hashes: { type: 'boolean' },
      fresh: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [commit, ...more] = positionals;
  if (commit === undefined || more.length > 0) throw new NotUnderstood('Name the one commit to compare with.');
  const wanted = wantedBy(values);
  const workers = workersNamed(values.workers ?? '2');
  const { seed = '1', hashes = false } = values;
  const old = checkoutOf(root, commit);
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => {
      old.remove();
      process.exit(code);
    });
  try {
    const comparison = { old: old.folder, new: root, seed, hashes, renames: RENAMES };
    const file = join(root, '.same', `${keyOf(old.folder, seed, hashes)}.jsonl`);
    if (values.fresh) rmSync(file, { force: true });
    const kept = new Kept(file);
    const all = await compareAll(comparison, wanted, workers, kept, progress(wanted.length, 'games and files'));
    const summary = summarise({ old: old.name, new: hereOf(), seed }, all);
    console.log(values.json ? JSON.stringify(summary, null, 2) : asText(summary, commit));
    return summary.differing.length === 0 ? 0 : 1;
  } finally {
    old.remove();
  }
}

interface Numbers {
  readonly games?: string | undefined;
  readonly files?: string | undefined;
  readonly game?: string | undefined;
  readonly file?: string | undefined;
}

function wantedBy({ games, files, game, file }: Numbers): Wanted[] {
  const alone = [
    ...(game === undefined ? [] : [{ kind: 'game' as const, number: wholeNumber('game', game, 0, 0) }]),
    ...(file === undefined ? [] : [{ kind: 'file' as const, number: wholeNumber('file', file, 0, 0) }]),
  ];
  if (alone.length > 0) return alone;
  const count = (kind: Wanted['kind'], all: number): Wanted[] =>
    Array.from({ length: all }, (_, i) => ({ kind, number: i + 1 }));
  return [
    ...count('game', wholeNumber('games', games, GAMES, 0)),
    ...count('file', wholeNumber('files', files, FILES, 0)),
  ];
}

/** What the games follow from, and what compares them. */
const HARNESS = [
  'scripts/same/!(checkout|command|kept|report|run|worker).ts',
  'apps/cli/src/simulate/{close,teams}.ts',
  'apps/cli/src/tables.ts',
];

function keyOf(old: string, seed: string, hashes: boolean): string {
  const harness = contentsOf(root, HARNESS);
  const all = [contentsOf(old, PACKAGES), contentsOf(root, PACKAGES), harness, seed, hashes ? 'hashes' : ''];
  return shortHash(all.join('\n'));
}

function hereOf(): string {
  try {
    const changes = git(root, 'status', '--porcelain', '--', 'packages') === '' ? '' : ' with changes';
    return `the work tree at ${git(root, 'log', '-1', '--format=%h (%s)')}${changes}`;
  } catch {
    return 'this folder';
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (mistake) {
  if (!(mistake instanceof NotUnderstood)) throw mistake;
  console.error(`${mistake.message}\nSee "npm run same -- --help".`);
  process.exitCode = 2;
}
