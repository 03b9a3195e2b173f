// `faultline event <word> FILE …`: an event run on its one JSON file.
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
import { type Chapters, commandOf } from './word.ts';

const chapters: Chapters = [
  ['Before the event', [create, set, appoint, register, team, checkin]],
  ['A round', [pair, swap, seatAt, publish, voidRound, clock, report, confirm, close]],
  ['Any time', [correct, drop, rejoin, late, undo, act]],
  ['The end', [cut, finish]],
  ['Looking', [status, pairings, standings, explain, verify, exporting, log]],
];

export const event = commandOf({
  name: 'event',
  summary: 'run a tournament: pairings, results, standings, all in one file',
  about: 'Runs a Showdown or Premier event on one JSON file. Players go by their names.',
  chapters,
  more: `docs/showdown.md shows a whole event.
The file contains sealed teams and is for the organizer only. It only changes when an entry is accepted,
and then as a whole.`,
});
