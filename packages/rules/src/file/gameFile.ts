import type { DiceProof } from '@faultline/chance';
import type { Constants, Table } from '@faultline/geometry';
import type { ChanceState } from '../state/chance.ts';
import type { OwnCards } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { Authority } from '../outside/authority.ts';
import type { Entry, Timed } from '../outside/entry.ts';
import type { Setup } from '../position/setup.ts';
import { hashOf, digested } from '../state/hash.ts';
import type { State } from '../state/state.ts';
import { FORMAT, type Format, inFormat } from './formats.ts';

/** The state's hash when a Turn had ended. */
export interface Checkpoint {
  readonly version: number;
  readonly turn: number;
  readonly hash: string;
}

/** A part of the game played under other rules or cards: a record to look at, no longer replayed. */
export interface ArchivedSegment {
  readonly rulesVersion: string;
  readonly dataHash: string;
  readonly setup: Setup | { readonly kind: 'resumed'; readonly state: State };
  readonly entries: readonly Timed<Entry>[];
}

/**
 * A game is its file: save, replay, bug report, undo and spectating are this one thing.
 * Entries are only ever appended.
 */
export interface GameFile {
  /** Its hashes are of states in the names of this format (formats.ts). */
  readonly format: Format;
  readonly rulesVersion: string;
  readonly sheet: string;
  readonly dataHash: string;
  readonly mode: string;
  /** Who ran it; people at one screen where nothing is said. */
  readonly authority?: Authority;
  /** Cards the game brings along itself. */
  readonly own: OwnCards;
  /** The ruling options in force. A file of an older version lacks those that came later: it played by their first choices. */
  readonly options: Partial<Options>;
  readonly constants: Constants;
  readonly table: Table;
  readonly setup: Setup | { readonly kind: 'resumed'; readonly state: State };
  readonly chance: ChanceState;
  /** Where the key of its dice comes from, published when the game is over: nobody chose it (chance/seals.ts). */
  readonly dice?: DiceProof;
  readonly entries: readonly Timed<Entry>[];
  readonly marks: readonly Checkpoint[];
  readonly snapshot: { readonly version: number; readonly state: State };
  readonly past: readonly ArchivedSegment[];
  /** Over everything above: a cut or altered file is noticed. */
  readonly seal: string;
}

export type Unsealed = Omit<GameFile, 'seal'>;

export const seal = (file: Unsealed): GameFile => ({ ...file, seal: sealOf(file) });

export function sealOf(file: Unsealed | GameFile): string {
  const { seal: _seal, ...rest } = file as GameFile;
  return hashOf(rest);
}

/**
 * What a state is, but for the count of entries that led to it: undo and redo give the same hash.
 * Records in its lists never change (state/change.ts), so only new ones are read.
 */
export const stateHash = (state: State): string => stateHashIn(FORMAT, state);

export function stateHashIn(format: Format, { open, hidden, known }: State): string {
  const read = (records: readonly object[]) => digested(inFormat(format, records));
  const state = {
    hidden,
    known,
    open: {
      ...open,
      version: 0,
      units: read(open.units),
      characters: read(open.characters),
      objectives: read(open.objectives),
      resolutions: read(open.resolutions),
      frames: read(open.frames),
    },
  };
  return hashOf(inFormat(format, state));
}
