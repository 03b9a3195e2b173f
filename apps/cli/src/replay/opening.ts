import { libraryOf, SHEET, SHEETS } from '@faultline/cards';
import { OPERATIONS, withOperations } from '@faultline/cards/operations';
import {
  dataHash,
  FileError,
  type Game,
  type GameFile,
  gameOf as gameOfFile,
  openGame,
  parseGame,
  type Receipt,
  RULES_VERSION,
  readState,
  replay,
  type SealFault,
  sealFault,
  type State,
  USUAL_MODE,
} from '@faultline/rules';
import { ALL_MODES } from '@faultline/rules/modes';
import type { Departure, Watcher } from '@faultline/rules';
import { coreGame, PROOF_MODES } from '@faultline/testkit';
import { NotUnderstood, Unreadable } from '../command.ts';
import { textUpTo, wordsOf } from '../filing.ts';

/** Reads a game file; a missing one is a mistake of the command line, a bad one is told for what it is. */
export function readGame(path: string): GameFile {
  try {
    return parseGame(textUpTo(path, 'game'));
  } catch (error) {
    if (error instanceof FileError) throw new Unreadable(`${path}: ${error.message}`);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new NotUnderstood(`There is no file ${path}.`);
    if (code === 'EISDIR') throw new NotUnderstood(`${path} is a folder, not a game file.`);
    throw new Unreadable(`${path} cannot be read: ${wordsOf(error)}.`);
  }
}

/** The rules a file was played with: our cards beside its own, its table, constants and ruling options. */
export function gameOf(file: GameFile): Game {
  const { space } = coreGame();
  const known = SHEETS.some(({ sheet }) => sheet === file.sheet);
  const units = libraryOf(known ? file.sheet : SHEET);
  const library = file.mode === USUAL_MODE.id ? units : withOperations(units, OPERATIONS);
  try {
    return gameOfFile(file, library, [...ALL_MODES, ...PROOF_MODES], space);
  } catch (error) {
    throw error instanceof FileError ? new Unreadable(error.message) : error;
  }
}

/** How the game stands by its file, to be looked at. */
export function savedState(game: Game, file: GameFile): State {
  try {
    return readState(game, file.snapshot.state);
  } catch (error) {
    throw error instanceof FileError ? new Unreadable(error.message) : error;
  }
}

/** Plays a file again. Whatever keeps it from being played is told in a sentence. */
export function play(game: Game, file: GameFile, watch: Watcher): ReturnType<typeof replay> {
  try {
    return replay(game, file, watch);
  } catch (error) {
    throw new Unreadable(`The game cannot be replayed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export interface ReplayVerdict {
  readonly verified: boolean;
  readonly entries: number;
  readonly hashes: number;
  readonly departure: Departure | null;
  /** Why it is not called verified although every hash agrees. */
  readonly why?: string;
  /** Where its dice were sealed by both players and a server: whether they come from those seals. */
  readonly dice?: 'sealed' | SealFault;
  /** Of a game that went on under other rules: so many entries before are a record, and were not played again. */
  readonly recorded?: number;
  /** The first entry that set something by hand. */
  readonly corrected?: number;
}

/** For people: dice that do not come from the seals they should come from. */
const SEAL_FAULTS: Readonly<Record<SealFault, string>> = {
  'not-sealed': 'what should prove its dice is not 32 bytes each',
  'other-game': 'the receipt is of another game',
  'other-seals': 'its seals are not those of the receipt: it was sealed again, or the file was changed',
  'other-bytes': 'the bytes it gives for this player are not those of the receipt',
  opening: 'somebody opened other bytes than they had sealed',
  key: 'its dice were not rolled from the key that the seals give',
};

/** For people: a game whose dice prove nothing. */
const PREDICTABLE =
  'its dice come from the simulation generator and can be predicted from a few rolls. You can view it, and continue from any position as a new game';

/** Compares every hash the file has: one at the end of each turn, and the saved state's own. */
export function verify(game: Game, file: GameFile, receipt: Receipt | null = null): ReplayVerdict {
  const { match, departure } = play(game, file, () => {});
  const fault = sealFault(file, receipt);
  const sealed = fault === undefined ? {} : { dice: fault ?? ('sealed' as const) };
  const recorded = file.past.reduce((sum, { entries }) => sum + entries.length, 0);
  const corrected = file.entries.findIndex((entry) => entry.do === 'correct') + 1;
  const bounds = { ...(recorded > 0 && { recorded }), ...(corrected > 0 && { corrected }) };
  const counts = { entries: file.entries.length, hashes: file.marks.length + 1, departure, ...sealed, ...bounds };
  if (departure === null && fault) return { verified: false, ...counts, why: SEAL_FAULTS[fault] };
  if (departure === null && match.isPredictable) return { verified: false, ...counts, why: PREDICTABLE };
  return { verified: departure === null, ...counts };
}

/** How play would go on from this file; or why it does not: with our rules and cards it should have replayed. */
export function goingOn(
  game: Game,
  file: GameFile,
): { readonly turn: number; readonly changed: readonly string[] } | { readonly why: string } {
  try {
    const { match, changed } = openGame(game, file);
    return { turn: match.state.open.turn, changed };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const same = file.rulesVersion === RULES_VERSION && file.dataHash === dataHash(game, file.setup);
    return { why: same ? 'The file and the rules have the same version, so one of them is wrong.' : error.message };
  }
}
