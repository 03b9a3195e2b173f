import { Unreadable } from '../command.ts';
import { AbilityCount, type AbilityUses } from './abilities.ts';
import { Broken, fileOf } from './playing.ts';
import { proveGame } from './proving.ts';
import { saveGame, USUAL_FOLDER } from './saving.ts';
import { type OpponentName, type Seating, seat, tableFor } from './seating.ts';
import { type Teams, teamsOfSeed } from './teams.ts';
import { type Break, type GameOutcome, recordOf } from './summary.ts';
import { library } from '@faultline/cards';

/** Which games are played, and how: plain words, so that another thread can be asked. */
export interface SimulationRequest {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly teams: string;
  /** The teams of both seats; null when each game's seed chooses them. */
  readonly fielded: Teams | null;
  /** A Unit that the first seat's team has, whatever the seed chooses. */
  readonly having?: string;
  readonly table: string | null;
  readonly close: boolean;
  readonly opponents: OpponentName;
  /** Close games on the brink of one of the ends of an operation's Stages. */
  readonly brink?: true;
  /** A Key Operation instead of the usual game. */
  readonly operation?: string;
  /** Whether it is also told what each ability did. */
  readonly counting?: true;
  readonly save: string | null;
}

/** What came of some games. */
export interface Portion {
  readonly played: readonly GameOutcome[];
  readonly broken: readonly Break[];
  readonly uses: AbilityUses;
}

/** Game number n of a seed follows from these words alone, whatever else is played. */
function seatingOf(
  { seed, fielded, having, close, brink, table, opponents, operation }: SimulationRequest,
  number: number,
): Seating {
  const own = `${seed}/${number}`;
  const where = tableFor(own, close, table ?? undefined, operation);
  return seat(own, fielded ?? teamsOfSeed(library, own, having), close, where, opponents, operation, brink);
}

/** Plays and proves the games asked for, one after the other. */
export function playPart(asked: SimulationRequest): Portion {
  const played: GameOutcome[] = [];
  const broken: Break[] = [];
  const count = new AbilityCount(asked.counting);
  for (let number = asked.from; number <= asked.to; number += 1) {
    const seating = seatingOf(asked, number);
    try {
      const game = proveGame(seating, count);
      played.push(recordOf(number, seating.seed, game));
      if (asked.save !== null) saveGame(asked.save, seating.seed, fileOf(seating, game.entries));
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      broken.push(breakOf(asked, number, seating, error));
    }
  }
  return { played, broken, uses: count.uses() };
}

function breakOf(
  asked: SimulationRequest,
  number: number,
  seating: Seating,
  { kind, message, entries }: Broken,
): Break {
  const file = written(asked.save ?? USUAL_FOLDER, seating, entries);
  return { game: number, seed: seating.seed, kind, what: message, file, again: againOf(asked, number) };
}

/** The command that plays this one game again. */
function againOf(
  { seed, teams, having, table, close, brink, opponents, operation }: SimulationRequest,
  number: number,
): string {
  const quoted = /^[\w./-]+$/.test(seed) ? seed : `'${seed.replaceAll("'", `'\\''`)}'`;
  const what = operation === undefined ? '' : ` --operation ${operation}`;
  const where = `${table === null ? '' : ` --table ${table}`}${brink ? ' --brink' : close ? ' --close' : ''}${what}`;
  return `npx faultline simulate --seed ${quoted} --from ${number} --to ${number} --teams ${teams}${having === undefined ? '' : ` --with ${having}`} --opponents ${opponents}${where}`;
}

/** Null when the game broke before it had a file. */
function written(folder: string, seating: Seating, entries: Broken['entries']): string | null {
  try {
    return saveGame(folder, seating.seed, fileOf(seating, entries));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    return null;
  }
}
