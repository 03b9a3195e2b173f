import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compare, type Written } from './comparing.ts';

const USAGE = `Usage: npm run second -- FILE [--unit UNIT] [--games N] [--seed S]

Plays the same games with a Unit as its folder has it and as somebody else wrote it, and tells where the two part:
another question, another option, another event, another table. Each answer is given to both.

  FILE        a module whose default export has, for each Unit's id, the clauses of its abilities by their ids
  --unit U    this Unit alone
  --games N   how many games with each (200); three of four begin among enemies
  --seed S    any text (1)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    unit: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  },
});

const [file] = positionals;
if (values.help || file === undefined) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

const { default: all } = (await import(pathToFileURL(resolve(file)).href)) as {
  readonly default: Readonly<Record<string, Written>>;
};
let parted = false;
for (const [unit, written] of Object.entries(all)) {
  if (values.unit !== undefined && values.unit !== unit) continue;
  const { games, decisions, used, partings } = compare(unit, written, Number(values.games), values.seed);
  console.log(`${unit}: ${games} games, ${decisions} decisions, ${partings.length} part`);
  for (const id of Object.keys(written)) console.log(`  ${id}: ${used[id] ?? 0} times`);
  for (const { game, decisions: at, what, first, second } of partings.slice(0, 3))
    console.log(`  game ${game}, decision ${at}: ${what}\n    folder: ${first}\n    second: ${second}`);
  parted ||= partings.length > 0;
}
process.exit(parted ? 1 : 0);
