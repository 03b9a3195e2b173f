import { join } from 'node:path';
import { type Command, NotUnderstood, read } from '../command.ts';
import { filesIn, lookAt } from '../files.ts';
import { progress } from '../progress.ts';
import { playersOf } from '../narrate/players.ts';
import { gameOf, play, readGame } from '../replay/opening.ts';
import { CLASSES } from './classes.ts';
import { type Found, foundIn, listText, reportOf, reportText } from './report.ts';
import { storyOf } from './story.ts';

const usage = `Usage: faultline blunders FILE|DIR... [options]

Counts in finished or unfinished games what a strong player sees through: activations that do nothing, Focus without an
attack, Recover that heals nothing, and so on. Both modes, any players. "faultline simulate --save DIR" plays games.

  --list       also every single one, with its Turn and a sentence (always for a single file)
  --class C    only these classes, separated by commas: ${CLASSES.map(({ id }) => id).join(', ')}
  --json       as JSON (docs/cli.md describes it)
  --help       this text

Exit code 1 if a file is not a game, or does not replay as it was played.`;

const options = {
  list: { type: 'boolean' },
  class: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const blunders: Command = {
  name: 'blunders',
  summary: 'count what a strong player sees through in saved games',
  run(args) {
    const { values, positionals } = read(args, { allowPositionals: true, options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (positionals.length === 0) throw new NotUnderstood('Missing game file or folder.');
    const wanted = classesNamed(values.class);
    const files = positionals.flatMap(gamesAt);
    const tell = progress(files.length, 'games');
    const strange: string[] = [];
    const found = files.map((file, at): Found => {
      const one = lookedThrough(file, strange);
      tell(at + 1, at + 1);
      return one;
    });
    const all = reportOf(found);
    const isWanted = ({ class: id }: { readonly class: string }): boolean => wanted === null || wanted.includes(id);
    const report = { ...all, rows: all.rows.filter(isWanted), blunders: all.blunders.filter(isWanted) };
    if (values.json) console.log(JSON.stringify(report, null, 2));
    else {
      console.log(reportText(report));
      const told = values.list === true || files.length === 1;
      if (told && report.blunders.length > 0) console.log(`\n${listText(report.blunders, files.length > 1)}`);
    }
    for (const each of strange) console.error(each);
    return strange.length > 0 ? 1 : 0;
  },
};

function classesNamed(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const ids = text.split(',');
  const strange = ids.find((id) => !CLASSES.some((each) => each.id === id));
  if (strange !== undefined)
    throw new NotUnderstood(`Unknown class "${strange}". Available: ${CLASSES.map(({ id }) => id).join(', ')}.`);
  return ids;
}

function gamesAt(path: string): string[] {
  const found = lookAt(path);
  if (!found) throw new NotUnderstood(`There is no file or folder ${path}.`);
  if (!found.isDirectory()) return [path];
  const files = filesIn(path, ['**/*.json']).map((file) => join(path, file));
  if (files.length === 0) throw new NotUnderstood(`There are no game files (*.json) in ${path}.`);
  return files;
}

/** A game that departs from its file is counted as far as it agrees. */
function lookedThrough(path: string, strange: string[]): Found {
  const file = readGame(path);
  const game = gameOf(file);
  const { match, departure } = play(game, file, () => {});
  if (departure !== null) strange.push(`${path}: replays only up to entry ${departure.version}: ${departure.why}.`);
  const players = playersOf(file);
  return foundIn(path, players, storyOf(match, players));
}
