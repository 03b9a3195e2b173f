import type { Game } from '../game/game.ts';
import type { GameEvent } from '../state/event.ts';
import { byText } from '../state/lists.ts';
import type { State } from '../state/state.ts';
import { RULES_VERSION } from './version.ts';
import { dataHash, isOfFielded, unitsNamed } from './fielded.ts';
import { FORMAT } from './formats.ts';
import { type GameFile, stateHash, stateHashIn } from './gameFile.ts';
import { Match } from './match.ts';
import { FileError, whyFailed } from './fileError.ts';
import { whyNotGoOn } from './sound/rehearse.ts';
import { whyNotState } from './sound/state.ts';
import { needOperation } from './needOperation.ts';
import { upgrade } from './upgrade.ts';

/** How a file was opened, for people. */
export interface Opened {
  readonly match: Match;
  /** replayed: every hash agreed. resumed: the rules or cards have changed, play goes on from the newest state. */
  readonly how: 'replayed' | 'resumed';
  readonly changed: readonly string[];
}

/** Where a replay leaves the recorded path; null when it never does. */
export interface ReplayMismatch {
  readonly version: number;
  readonly why: string;
}

/** Told of the beginning and of every entry taken, in order. */
export type Watcher = (events: readonly GameEvent[], match: Match) => void;

/** Plays the file's entries again and compares the hash at every mark. */
export function replay(
  game: Game,
  file: GameFile,
  watch?: Watcher,
): { readonly match: Match; readonly departure: ReplayMismatch | null } {
  const match = begun(game, file);
  watch?.(match.eventsSince(), match);
  const marks = new Map(file.marks.map((mark) => [mark.version, mark]));
  for (const [i, entry] of file.entries.entries()) {
    const sent = match.retake(entry);
    if ('refused' in sent)
      return { match, departure: { version: i, why: `entry ${i + 1} is refused: ${sent.refused.why}` } };
    watch?.(sent.events, match);
    const mark = marks.get(i + 1);
    if (mark && mark.hash !== hashNow(match, file))
      return { match, departure: { version: i + 1, why: `the hash at the end of turn ${mark.turn} differs` } };
  }
  return { match, departure: departureAtEnd(match, file) };
}

/** In the names of the file's own format. */
const hashNow = (match: Match, { format }: GameFile): string =>
  format === FORMAT ? match.hash : stateHashIn(format, match.state);

/** The game before its first entry. What a file begins with must make sense: everything after follows from it. */
function begun(game: Game, { setup, chance, past, authority, dice }: GameFile): Match {
  if (setup.kind === 'resumed') {
    needSense(whyNotGoOn(game, setup.state));
    return Match.resume(game, setup.state, chance, past, authority, dice);
  }
  const match = Match.begin(game, setup, chance, authority, dice);
  needSense(whyNotState(game, match.state));
  return match;
}

function needSense(why: string | null): void {
  if (why !== null) throw new FileError('beginning', { detail: why });
}

/** Marks stand at the ends of Turns only: what was played since is compared with the saved state. */
function departureAtEnd(match: Match, { marks, snapshot, rulesVersion }: GameFile): ReplayMismatch | null {
  const { version } = match;
  const beyond = marks.find((mark) => mark.version > version);
  if (beyond)
    return { version, why: `a hash is recorded for entry ${beyond.version}, but there are ${version} entries` };
  const same = rulesVersion === RULES_VERSION;
  return hashIn(snapshot.state, same) === hashIn(match.state, same)
    ? null
    : { version, why: 'the saved state is not the one its entries lead to' };
}

/** None of what is no state at all. */
function hashIn(state: State, withRecords: boolean): string | null {
  try {
    return stateHash(withRecords ? state : withoutRecords(state));
  } catch {
    return null;
  }
}

/** Other rules may write the record of an attack otherwise; all that led to it and all that lies on the table agree. */
const withoutRecords = (state: State): State => ({
  ...state,
  open: { ...state.open, resolutions: state.open.resolutions.map(({ attack: _attack, ...resolution }) => resolution) },
});

/**
 * Opens a file to play on. Nothing a person played is refused because the rules or cards got better. Where the dice can
 * be worked out from a few rolls, the game is only looked at and branched.
 */
export function openGame(game: Game, file: GameFile): Opened {
  needOperation(game.library, file);
  const opened = reopened(game, file);
  if (opened.match.isPredictable) opened.match.closeToPlay();
  return opened;
}

function reopened(game: Game, file: GameFile): Opened {
  needUnits(game, file);
  const attempt = tryReplay(game, file);
  const changed = changedSince(game, file, 'match' in attempt);
  if ('match' in attempt) return { match: attempt.match, how: 'replayed', changed };
  const { why, version } = attempt.departure;
  if (changed.length === 0) throw new FileError('replay', { detail: why, entry: version });
  const { snapshot, past, rulesVersion, dataHash: cards, setup, entries } = file;
  const record = [...past, { rulesVersion, dataHash: cards, setup, entries }];
  const { state, lost } = upgrade(game, snapshot.state);
  const match = Match.resume(game, state, state.hidden.chance, record, file.authority, file.dice);
  return {
    match,
    how: 'resumed',
    changed: [...changed, why, ...(lost ? [lost] : [])],
  };
}

/** CR-TEAM-16: a game is played with the cards of all that it fields. */
function needUnits({ library }: Game, { setup }: GameFile): void {
  const lacking = unitsNamed(setup).filter((id) => !Object.hasOwn(library.units, id));
  if (lacking.length > 0)
    throw new FileError('units', { units: [...new Set(lacking)].sort(byText).map(readable).join(', ') });
}

/** A name as good as an id gives it: `Lord Maul` for `lord-maul`. */
const readable = (id: string): string =>
  id.replace(/(?:^|-)[a-z0-9]/g, (begins) => begins.replace('-', ' ').toUpperCase());

/** What is not as it was when the file was written. An older one tells nothing of its own cards: there its replay does. */
function changedSince(game: Game, file: GameFile, replayed: boolean): string[] {
  const sameCards = file.dataHash === dataHash(game, file.setup) || (replayed && !isOfFielded(file.dataHash));
  return [
    ...(file.rulesVersion === RULES_VERSION
      ? []
      : [`the rules are now ${RULES_VERSION}, the game was played with ${file.rulesVersion}`]),
    ...(sameCards ? [] : [`the cards are not those the game was played with (sheet ${file.sheet})`]),
  ];
}

function tryReplay(game: Game, file: GameFile): { readonly match: Match } | { readonly departure: ReplayMismatch } {
  try {
    if (beginsOtherwise(game, file))
      return { departure: { version: 0, why: 'the state it begins with is laid out anew' } };
    const { match, departure } = replay(game, file);
    return departure ? { departure } : { match };
  } catch (error) {
    return { departure: { version: 0, why: whyFailed(error) } };
  }
}

/** A game that begins with a whole state of other rules, in the middle of something that is kept differently now. */
const beginsOtherwise = (game: Game, { setup, rulesVersion }: GameFile): boolean =>
  setup.kind === 'resumed' &&
  rulesVersion !== RULES_VERSION &&
  stateHash(upgrade(game, setup.state).state) !== stateHash(setup.state);
