// `faultline event <word> FILE …`: an event run on its one JSON file.
import { type Command, NotUnderstood } from '../command.ts';
import { clock } from './clock.ts';
import { checkin, drop, late, register, rejoin, team } from './entering.ts';
import { explain } from './explain.ts';
import { exporting } from './export.ts';
import { appoint, create, set } from './founding.ts';
import { pairings } from './pairings.ts';
import { act, log, undo } from './record.ts';
import { confirm, correct, report } from './results.ts';
import { close, cut, finish, pair, publish, seatAt, swap, voidRound } from './rounds.ts';
import { standings } from './standings.ts';
import { status } from './status.ts';
import { verify } from './verify.ts';
import type { Word } from './word.ts';

const chapters: readonly (readonly [heading: string, words: readonly Word[]])[] = [
  ['Before the event', [create, set, appoint, register, team, checkin]],
  ['A round', [pair, swap, seatAt, publish, voidRound, clock, report, confirm, close]],
  ['Any time', [correct, drop, rejoin, late, undo, act]],
  ['The end', [cut, finish]],
  ['Looking', [status, pairings, standings, explain, verify, exporting, log]],
];

const words = chapters.flatMap(([, some]) => some);

const usage = `Usage: faultline event <command> FILE [options]

Runs a Showdown or Premier event on one JSON file. Players go by their names.

${chapters
  .map(([heading, some]) => [heading, ...some.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`)].join('\n'))
  .join('\n\n')}

Run "faultline event <command> --help" for details and an example. docs/showdown.md shows a whole event.
The file contains sealed teams and is for the organizer only. It only changes when an entry is accepted,
and then as a whole.`;

export const event: Command = {
  name: 'event',
  summary: 'run a tournament: pairings, results, standings, all in one file',
  async run(args) {
    const [name, ...rest] = args;
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      console.log(usage);
      return name === undefined ? 2 : 0;
    }
    const word = words.find((each) => each.name === name);
    if (word === undefined)
      throw new NotUnderstood(
        `Unknown event command: ${name}. Available: ${words.map((each) => each.name).join(', ')}.`,
      );
    try {
      return await word.run(rest);
    } catch (mistake) {
      if (!(mistake instanceof NotUnderstood)) throw mistake;
      console.error(`${mistake.message}\nSee "faultline event ${name} --help".`);
      return 2;
    }
  },
};
