import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { library } from '@faultline/cards';
import { hashOf, RULES_VERSION } from '@faultline/rules';
import { type Asked, run, type Sitting } from './run.ts';
import { written } from './table.ts';

const USAGE = `Usage: npm run counts -- [--seed S] [--fights N] [--games N] [--most N] [--resume FILE]

Counts how often each ability of each complete Unit is offered, is used and does something, and writes the table of
docs/ability-counts.md: first in games by chance, then, for each that did something fewer than fifty times, in games
with teams and positions made for it.

  --seed S       any text (counts)
  --fights N     games by chance that begin among enemies (400)
  --games N      whole games by chance (200)
  --most N       sittings of some dozens of short games made for one ability at most (40)
  --resume FILE  keep what is played in this file; the same command goes on after a stop (counts.jsonl)`;

const PAGE = new URL('../../docs/ability-counts.md', import.meta.url);

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'counts' },
    fights: { type: 'string', default: '400' },
    games: { type: 'string', default: '200' },
    most: { type: 'string', default: '40' },
    resume: { type: 'string', default: 'counts.jsonl' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const number = (name: 'fights' | 'games' | 'most'): number => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 0) {
    console.error(`--${name} takes a whole number.\n\n${USAGE}`);
    process.exit(2);
  }
  return value;
};
const asked: Asked = { seed: values.seed, fights: number('fights'), games: number('games'), most: number('most') };

/** What must be the same for two sittings to belong together; how many are played may grow. */
const header = JSON.stringify({ seed: asked.seed, rules: RULES_VERSION, cards: hashOf(library) });
const [known, ...lines] = existsSync(values.resume)
  ? readFileSync(values.resume, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
  : [];
if (known !== undefined && known !== header) {
  console.error(`${values.resume} belongs to a run with another seed, rules or cards. Use another file.`);
  process.exit(2);
}
if (known === undefined) writeFileSync(values.resume, `${header}\n`);

const keep = (one: Sitting): void => {
  appendFileSync(values.resume, `${JSON.stringify(one)}\n`);
  console.log(`${one.name}: ${one.games} games, ${one.decisions} decisions`);
  for (const what of one.broken) console.log(`  broke: ${what}`);
};
const all = run(
  asked,
  lines.map((line) => JSON.parse(line) as Sitting),
  keep,
);
const command = `npm run counts -- --seed ${asked.seed} --fights ${asked.fights} --games ${asked.games} --most ${asked.most}`;
writeFileSync(PAGE, written(readFileSync(PAGE, 'utf8'), all, command));
