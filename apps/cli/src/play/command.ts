import { setTimeout as pause } from 'node:timers/promises';
import { OPEN_TABLE, type Seat } from '@faultline/rules';
import { type Command, NotUnderstood, read, Unreadable } from '../command.ts';
import { MISSION_NAMES, missionOfSeed, neededMission } from '../missions.ts';
import { printed, takesColour } from '../narrate/page.ts';
import { reportText } from '../narrate/report.ts';
import { neededOperation, PLAYABLE } from '../simulate/modes/operation.ts';
import { Broken, fileOf } from '../simulate/playing.ts';
import { neededFolder, saveGame, USUAL_FOLDER } from '../simulate/saving.ts';
import { type Seating, seat, tableFor } from '../simulate/seating.ts';
import { TEAM_NAMES, teamsNamed, USUAL_TEAMS } from '../simulate/teams.ts';
import { TABLE_NAMES } from '../tables.ts';
import { type Story, storyOf } from './story.ts';

/** Games of ordinary length in which something happens. */
const SEED = '14';
const CLOSE_SEED = '16';
const MOST_DECISIONS = 50_000;
const PAUSE = 700;

const usage = `Usage: faultline play [options]

Plays one core set game between two random opponents and prints it Turn by Turn. The same seed gives the same game
and the same text.

  --seed S     any text (${SEED}, or ${CLOSE_SEED} with --close)
  --teams A,B  the teams of the first and the second seat: ${TEAM_NAMES}, or files (${USUAL_TEAMS})
  --table T    the battlefield: ${TABLE_NAMES}
               (the seed chooses one; open with --close)
  --mission M  the mission both sides bring: ${MISSION_NAMES}
               (the seed chooses one for each side; a team from a file brings its own)
  --operation O  a Key Operation instead of the usual game, on a battlefield that has room for it: ${PLAYABLE.join(', ')}
  --close      start in the middle of the battlefield with damage, for more fighting
  --fast       do not pause between Turns (the default when output is not a terminal)
  --save DIR   the folder for the game's file (${USUAL_FOLDER})
  --help       this text`;

const options = {
  seed: { type: 'string' },
  teams: { type: 'string' },
  table: { type: 'string' },
  mission: { type: 'string' },
  operation: { type: 'string' },
  close: { type: 'boolean' },
  fast: { type: 'boolean' },
  save: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const play: Command = {
  name: 'play',
  summary: 'play one game between two random opponents and print it',
  async run(args) {
    const { values } = read(args, { options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const seating = await seatFor(values);
    neededFolder(values.save ?? USUAL_FOLDER);
    const { parts, played, report, players } = await tell(seating);
    const file = saveGame(values.save ?? USUAL_FOLDER, seating.seed, fileOf(seating, played.entries));
    console.log(opening(seating));
    const colour = takesColour(process.stdout);
    for (const part of parts) {
      console.log(printed(part.lines, colour).trimEnd());
      if (process.stdout.isTTY && !values.fast) await pause(PAUSE);
    }
    console.log(`\n${reportText(report, players, seating.game.library)}`);
    console.log(closing(file, played.entries.length));
    return 0;
  },
};

interface PlayOptions {
  readonly seed?: string;
  readonly teams?: string;
  readonly table?: string;
  readonly mission?: string;
  readonly operation?: string;
  readonly close?: boolean;
}

async function seatFor(given: PlayOptions): Promise<Seating> {
  const { teams: named, table, mission, close = false } = given;
  if (given.operation !== undefined && mission !== undefined)
    throw new NotUnderstood('--mission cannot be combined with --operation: a Key Operation needs none.');
  const operation = given.operation === undefined ? undefined : neededOperation(given.operation);
  const seed = given.seed ?? (close ? CLOSE_SEED : SEED);
  const teams = await teamsNamed(named ?? USUAL_TEAMS);
  const brought = bringing(teams, seed, mission, named === undefined);
  const seating = seat(seed, brought, close, tableFor(seed, close, table, operation), 'restless', operation);
  // Its file is kept: it is a game like any other, to be gone on with and verified.
  return { ...seating, generator: 'chacha' };
}

/** The teams with the missions asked for, or with those their seed chooses. */
function bringing(teams: Seating['teams'], seed: string, asked: string | undefined, any: boolean): Seating['teams'] {
  const missionFor = (at: Seat, own: string): string =>
    asked === undefined ? (any ? missionOfSeed(seed, at) : own) : neededMission(asked);
  const [a, b] = teams;
  return [
    { ...a, mission: missionFor(0, a.mission) },
    { ...b, mission: missionFor(1, b.mission) },
  ];
}

const opening = ({ game, teams, seed, close }: Seating): string =>
  `Faultline: a game of Star Wars: Shatterpoint with every rule enforced. Unofficial and free.

${teams.map(({ name }) => name).join(' vs. ')}, seed ${seed}.
Both sides make random legal choices.
${game.table === OPEN_TABLE ? 'Battlefield: open ground.' : `Battlefield: ${game.table.name}.`}${close ? ' All Units start damaged in the middle of the battlefield.' : ''}
Positions are in inches from the south-west corner. M is Momentum, [ ] the Struggle token, | the center.
`;

function closing(file: string, decisions: number): string {
  const next = [
    [`npx faultline replay ${file}`, 'print the game again'],
    [`npx faultline replay ${file} --verify`, 'verify that it replays identically'],
    [`npx faultline draw ${file} --out game.svg`, 'draw the final position'],
    ['npx faultline play --seed hello --fast', 'play another game, including setup'],
    ['npx faultline --help', 'all commands'],
  ] as const;
  const width = Math.max(...next.map(([command]) => command.length));
  const lines = next.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`);
  return `\n${decisions} decisions. Saved to ${file}\n\n${lines.join('\n')}`;
}

/** A game that breaks is a defect of ours, told in a sentence. */
async function tell(seating: Seating): Promise<Story> {
  try {
    return await storyOf(seating, MOST_DECISIONS);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    throw new Unreadable(`The game broke after ${error.entries.length} decisions: ${error.message}.`);
  }
}
