import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { attemptIn } from '@faultline/odds';
import { isRecord, isText } from '@faultline/shape/guards';
import { puzzleIn } from '@faultline/testkit';
import { type Command, NotUnderstood, read, Unreadable } from '../command.ts';
import { addText, makeFolder, neededText, wordsOf, writeText, writing } from '../filing.ts';
import { progress } from '../progress.ts';
import { scenariosAt } from '../scenario/files.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { chosen, puzzlesIn } from './find.ts';
import { type Found, GAIN, kindOf } from './found.ts';

const GAMES = 20;
const MOST_GAMES = 100_000;
const COUNT = 10;
const MOST_COUNT = 1000;

const usage = `Usage: faultline puzzles find [options]
       faultline puzzles check <FILE or FOLDER> ...

"find" looks for puzzles in games that two troopers play: one activation and one goal (to Wound or shove somebody, to
give them a condition), with a plan whose exact chance is at least ${100 * GAIN} percentage points above the obvious try, which
is to attack at once in the stance that shows, or where nobody can be attacked, to move up and attack. Every other game
is played by the teams of the core box, the rest by random ones. The same seed finds the same puzzles. Each is a scenario
file (docs/scenarios.md#puzzles).

  --games N        how many games to look through (${GAMES})
  --seed WORD      which games (1)
  --resume RECORD  keep what was found in this file, and go on after the games that are in it
  --out FOLDER     write as many as --count into this folder, a scenario each
  --count N        how many, as different as can be (${COUNT})
  --json           print them as JSON
  --help           this text

"check" plays both tries of each file and works their chances out again. Exit code 1 where one is not as the file says,
or where the best is less than ${100 * GAIN} points above the obvious.`;

const options = {
  games: { type: 'string' },
  seed: { type: 'string', default: '1' },
  resume: { type: 'string' },
  out: { type: 'string' },
  count: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'find puzzles in games of the opponents, and check them by the odds',
  run(args) {
    const { values, positionals } = read(args, { allowPositionals: true, options });
    const [what, ...files] = positionals;
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (what === 'check') return check(files);
    if (what !== 'find') throw new NotUnderstood('Say what to do: find or check.');
    const games = wholeNumber('games', values.games, GAMES, 1, MOST_GAMES);
    const count = wholeNumber('count', values.count, COUNT, 1, MOST_COUNT);
    if (values.out !== undefined) made(values.out);
    const picked = chosen(lookedThrough(games, values.seed, values.resume), count);
    if (values.out !== undefined) write(picked, values.out);
    console.log(values.json ? JSON.stringify(picked, null, 2) : picked.map(said).join('\n'));
    return 0;
  },
};

const made = (folder: string): void => writing(folder, () => makeFolder(folder));

function write(picked: readonly Found[], folder: string): void {
  for (const [i, { text }] of picked.entries())
    writeText(join(folder, `found-${String(i + 1).padStart(2, '0')}.scenario.yaml`), text);
}

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

const said = ({ acts, on, goal, obvious, best, way }: Found): string =>
  `${acts}: ${kindOf(goal)}${on === null ? '' : ` ${on}`}, ${percent(obvious)} at once, ${percent(best)} with ${way}`;

/** A game that was looked through. */
interface Looked {
  readonly seed: string;
  readonly game: number;
  readonly puzzles: readonly Found[];
}

function lookedThrough(games: number, seed: string, record: string | undefined): readonly Found[] {
  // It takes minutes, and nobody waits for it.
  setPriority(5);
  const kept = record !== undefined && existsSync(record) ? lookedIn(record) : [];
  const all = kept.filter((each) => each.seed === seed && each.game <= games);
  const known = new Set(all.map(({ game }) => game));
  const tell = progress(games, 'games');
  for (let game = 1, now = 0; game <= games; game += 1) {
    if (known.has(game)) continue;
    const looked = { seed, game, puzzles: puzzlesIn(seed, game) };
    all.push(looked);
    if (record !== undefined) addText(record, `${JSON.stringify(looked)}\n`);
    now += 1;
    tell(game, now);
  }
  return all.toSorted((a, b) => a.game - b.game).flatMap(({ puzzles: found }) => found);
}

/** What cannot be read, such as a line that was cut off when a run was stopped, is looked through again. */
function lookedIn(path: string): Looked[] {
  return neededText(path, 'record')
    .split('\n')
    .flatMap((line) => {
      const value = valueIn(line);
      return isRecord(value) && isText(value.seed) && typeof value.game === 'number' && Array.isArray(value.puzzles)
        ? [{ seed: value.seed, game: value.game, puzzles: value.puzzles.filter(isFound) }]
        : [];
    });
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isFound = (value: unknown): value is Found =>
  isRecord(value) &&
  [value.text, value.acts, value.way].every(isText) &&
  isRecord(value.goal) &&
  typeof value.obvious === 'number' &&
  typeof value.best === 'number';

function check(named: readonly string[]): number {
  if (named.length === 0) throw new NotUnderstood('Missing file or folder.');
  const faults = named.flatMap(scenariosAt).map((file) => {
    const fault = faultOf(file);
    console.log(`${basename(file)}: ${fault ?? 'holds'}`);
    return fault;
  });
  return faults.every((fault) => fault === null) ? 0 : 1;
}

/** How far a chance in a file may be from what the odds give, in percentage points: it is written with one decimal. */
const ROUNDED = 0.051;

function faultOf(file: string): string | null {
  const text = neededText(file, 'scenario');
  let puzzle: ReturnType<typeof puzzleIn>;
  try {
    puzzle = puzzleIn(text, file);
  } catch (mistake) {
    throw new Unreadable(wordsOf(mistake));
  }
  const { goal, told, obvious, best } = puzzle;
  const [so, then] = [attemptIn(obvious, goal).chance, attemptIn(best, goal).chance];
  if (so === null || then === null) return 'one of its tries comes to no dice';
  const isTold = (chance: number, as: number): boolean => Math.abs(100 * chance - as) < ROUNDED;
  const found = `the obvious try reaches the goal with ${percent(so)}, the best with ${percent(then)}`;
  if (!isTold(so, told.obvious) || !isTold(then, told.best)) return `does not hold: ${found}`;
  return then - so < GAIN ? `gains too little: ${found}` : null;
}
