import { newGame } from '../position/newGame.ts';
import type { GameEvent } from '../state/event.ts';
import { extend, type Game, type Library } from '../game/game.ts';
import type { Mode } from '../game/mode.ts';
import { OPTIONS, whyNotOptions } from '../game/options.ts';
import type { Space } from '../game/space.ts';
import { RULES_VERSION } from './version.ts';
import { dataHash, isOfFielded } from './fielded.ts';
import { type GameFile, stateHash } from './gameFile.ts';
import { Match } from './match.ts';
import { FileError } from './parse.ts';
import type { State } from '../state/state.ts';
import { upgrade } from './upgrade.ts';

/** What a file says of the game beside what was played. */
export type GameRules = Pick<GameFile, 'mode' | 'own' | 'options' | 'constants' | 'table'>;

/** The game a file describes, with the cards, modes and space of this program. */
export function gameOf(file: GameRules, library: Library, modes: readonly Mode[], space: Space): Game {
  const mode = modes.find((known) => known.id === file.mode);
  if (!mode)
    throw new FileError(
      `The game's mode "${file.mode}" is not known here; known are ${modes.map((m) => m.id).join(', ')}.`,
    );
  const { constants, table, own } = file;
  const wrong = whyNotOptions(file.options);
  if (wrong) throw new FileError(wrong);
  const options = { ...OPTIONS, ...file.options };
  const cards = own.units.length + own.abilities.length > 0 ? extend(library, own) : library;
  return newGame({ library: cards, mode, space, options, constants, table });
}

/** How a file was opened, for people. */
export interface Opened {
  readonly match: Match;
  /** replayed: every hash agreed. resumed: the rules or cards have changed, play goes on from the newest state. */
  readonly how: 'replayed' | 'resumed';
  readonly changed: readonly string[];
}

/** Where a replay leaves the recorded path; null when it never does. */
export interface Departure {
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
): { readonly match: Match; readonly departure: Departure | null } {
  const match =
    file.setup.kind === 'resumed'
      ? Match.resume(game, file.setup.state, file.chance, file.past, file.authority)
      : Match.begin(game, file.setup, file.chance, file.authority);
  watch?.(match.eventsSince(), match);
  const marks = new Map(file.marks.map((mark) => [mark.version, mark]));
  for (const [i, entry] of file.entries.entries()) {
    const sent = match.retake(entry);
    if ('refused' in sent)
      return { match, departure: { version: i, why: `entry ${i + 1} is refused: ${sent.refused.why}` } };
    watch?.(sent.events, match);
    const mark = marks.get(i + 1);
    if (mark && mark.hash !== match.hash)
      return { match, departure: { version: i + 1, why: `the hash at the end of turn ${mark.turn} differs` } };
  }
  return { match, departure: departureAtEnd(match, file) };
}

/** Marks stand at the ends of Turns only: what was played since is compared with the saved state. */
function departureAtEnd(match: Match, { marks, snapshot, rulesVersion }: GameFile): Departure | null {
  const { version } = match;
  const beyond = marks.find((mark) => mark.version > version);
  if (beyond)
    return { version, why: `a hash is recorded for entry ${beyond.version}, but there are ${version} entries` };
  const isThere =
    rulesVersion === RULES_VERSION
      ? stateHash(snapshot.state) === match.hash
      : stateHash(withoutRecords(snapshot.state)) === stateHash(withoutRecords(match.state));
  return isThere ? null : { version, why: 'the saved state is not the one its entries lead to' };
}

/** Other rules may write the record of an attack otherwise; all that led to it and all that lies on the table agree. */
const withoutRecords = (state: State): State => ({
  ...state,
  open: { ...state.open, doing: state.open.doing.map(({ attack: _attack, ...doing }) => doing) },
});

/** Opens a file to play on. Nothing a person played is refused because the rules or cards got better. */
export function openGame(game: Game, file: GameFile): Opened {
  const attempt = tryReplay(game, file);
  const changed = changedSince(game, file, 'match' in attempt);
  if ('match' in attempt) return { match: attempt.match, how: 'replayed', changed };
  const { why, version } = attempt.departure;
  if (changed.length === 0) throw new FileError(`The game cannot be replayed: ${why} (entry ${version}).`);
  const { snapshot, past, rulesVersion, dataHash: cards, setup, entries } = file;
  const record = [...past, { rulesVersion, dataHash: cards, setup, entries }];
  const { state, lost } = upgrade(game, snapshot.state);
  const match = Match.resume(game, state, state.hidden.chance, record, file.authority);
  return {
    match,
    how: 'resumed',
    changed: [...changed, why, ...(lost ? [lost] : [])],
  };
}

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

function tryReplay(game: Game, file: GameFile): { readonly match: Match } | { readonly departure: Departure } {
  try {
    if (beginsOtherwise(game, file))
      return { departure: { version: 0, why: 'the state it begins with is laid out anew' } };
    const { match, departure } = replay(game, file);
    return departure ? { departure } : { match };
  } catch (error) {
    return { departure: { version: 0, why: error instanceof Error ? error.message : 'the replay failed' } };
  }
}

/** A game that begins with a whole state of other rules, in the middle of something that is kept differently now. */
const beginsOtherwise = (game: Game, { setup, rulesVersion }: GameFile): boolean =>
  setup.kind === 'resumed' &&
  rulesVersion !== RULES_VERSION &&
  stateHash(upgrade(game, setup.state).state) !== stateHash(setup.state);
