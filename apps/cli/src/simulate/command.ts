import { type Command, NotUnderstood, read, Unreadable } from '../command.ts';
import { neededTable, TABLE_NAMES } from '../tables.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { Broken, fileOf, playGame } from './playing.ts';
import { asText } from './report.ts';
import { saveGame, USUAL_FOLDER } from './saving.ts';
import { type Seating, seat, tableFor, TEAM_NAMES, teamsNamed, USUAL_TEAMS } from './seating.ts';
import { type Break, type Outcome, recordOf, summarise } from './summary.ts';

const GAMES = 100;
/** Far beyond any game seen: the longest of 1,000 random games took less than a tenth of it. */
const MOST_DECISIONS = 50_000;
/** After so many broken games there is nothing new to learn. */
const MOST_BROKEN = 10;

const usage = `Usage: faultline simulate [options]

Plays seeded games between two random opponents and checks after every command what must always hold.
Game number n of seed S is always the same game, whatever else is played; faultline play --seed S/n tells it.

  --games N    how many, numbered from 1 (${GAMES})
  --seed S     any text (1)
  --from A     only the games from number A on
  --to B       only the games up to number B
  --teams A,B  the teams of the first and the second seat: ${TEAM_NAMES}, or files (${USUAL_TEAMS})
  --table T    all games on one table: ${TABLE_NAMES}
               (each game's seed chooses one; open with --close)
  --close      everyone begins in the middle of the table, already hurt: far more fighting
  --save DIR   write every game's file into this folder
  --json       the summary as JSON (docs/cli.md describes it)
  --help       this text

Exit code 1 when a game crashed, was refused an answer or broke an invariant; its file so far is written.`;

const options = {
  games: { type: 'string' },
  seed: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  teams: { type: 'string' },
  table: { type: 'string' },
  close: { type: 'boolean' },
  save: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games between random opponents and check every one',
  async run(args) {
    const { values } = read(args, { options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const from = wholeNumber('from', values.from, 1);
    const to = wholeNumber('to', values.to, wholeNumber('games', values.games, Math.max(GAMES, from)));
    if (from > to) throw new NotUnderstood(`There is no game from number ${from} to number ${to}.`);
    const teams = await teamsNamed(values.teams ?? USUAL_TEAMS);
    const { table } = values;
    if (table !== undefined) neededTable(table);
    const seed = values.seed ?? '1';
    const close = values.close === true;
    const start = performance.now();
    const { played, broken } = playAll({ seed, from, to, teams, table, close, save: values.save });
    const seconds = (performance.now() - start) / 1000;
    const names = [teams[0].name, teams[1].name] as const;
    const asked = { seed, from, to, close, table: table ?? (close ? 'open' : null), teams: names };
    const summary = summarise(asked, played, broken, seconds);
    console.log(values.json ? JSON.stringify(summary, null, 2) : asText(summary));
    return broken.length === 0 ? 0 : 1;
  },
};

interface Asked {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly teams: Seating['teams'];
  readonly table: string | undefined;
  readonly close: boolean;
  readonly save: string | undefined;
}

function playAll({ seed, from, to, teams, table, close, save }: Asked): { played: Outcome[]; broken: Break[] } {
  const played: Outcome[] = [];
  const broken: Break[] = [];
  for (let number = from; number <= to && broken.length < MOST_BROKEN; number += 1) {
    const own = `${seed}/${number}`;
    const seating = seat(own, teams, close, tableFor(own, close, table));
    try {
      const game = playGame(seating, MOST_DECISIONS);
      played.push(recordOf(number, seating.seed, game));
      if (save !== undefined) saveGame(save, seating.seed, fileOf(seating, game.entries));
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      const file = written(save ?? USUAL_FOLDER, seating, error);
      broken.push({ game: number, seed: seating.seed, kind: error.kind, what: error.message, file });
    }
    showProgress(number - from + 1, to - from + 1);
  }
  return { played, broken };
}

/** Null when the game broke before it had a file. */
function written(folder: string, seating: Seating, { entries }: Broken): string | null {
  try {
    return saveGame(folder, seating.seed, fileOf(seating, entries));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    return null;
  }
}

function showProgress(done: number, all: number): void {
  if (!process.stderr.isTTY || (done % 10 !== 0 && done !== all)) return;
  process.stderr.write(done === all ? '\r\x1b[K' : `\r${done} of ${all} games`);
}
