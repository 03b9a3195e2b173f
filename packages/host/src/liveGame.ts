import {
  type Entry,
  entryOf,
  type Game,
  type Past,
  type Proposal,
  proposed,
  type Refusal,
  type Spoken,
  type State,
  stateHash,
  type Timed,
  packed,
  Trail,
  type Voice,
  whyNotHeard,
} from '@faultline/rules';
import type { Told } from './storage.ts';

/**
 * A game as a host keeps it in memory: how it stands, this Turn's states, and one number for each entry before. The
 * rest is in the store.
 */
export class LiveGame implements Past {
  readonly game: Game;
  readonly segment: number;
  readonly trail: Trail;
  /** By version: how it stood in this Turn, and wherever it was asked for since. */
  private readonly states: Map<number, State>;

  constructor(game: Game, segment: number, state: State, trail: readonly number[] = new Trail().kept) {
    this.game = game;
    this.segment = segment;
    this.trail = new Trail(trail);
    this.states = new Map([[this.version, state]]);
  }

  get version(): number {
    return this.trail.version;
  }

  get state(): State {
    return this.states.get(this.version) as State;
  }

  stateAt(version: number): State | null {
    return this.states.get(version) ?? null;
  }

  /** Brings back how it stood; forgotten again with this Turn. */
  recall(version: number, state: State): void {
    this.states.set(version, state);
  }

  /** What a message would do, without doing it; `agreeing` is whoever accepted it where it was offered. */
  propose(author: Voice, message: Spoken, agreeing: Voice | null = null): Proposal | { readonly refused: Refusal } {
    const refused = whyNotHeard('server', author, message);
    return refused ? { refused } : proposed(this, entryOf(author, message, agreeing));
  }

  /** The same of an entry out of the store. */
  proposeAgain(entry: Timed<Entry>): Proposal | { readonly refused: Refusal } {
    return proposed(this, entry);
  }

  commit({ state, footprint }: Proposal): void {
    const before = this.state.open.turn;
    this.trail.add(footprint);
    // What one may go back to alone lies in this Turn: a new one begins with a card that is turned over.
    if (state.open.turn !== before) this.states.clear();
    this.states.set(this.version, state);
  }
}

/** The beginning, and what was changed from outside, cannot be read from events. */
export const toldOf = ({ events, footprint, state }: Proposal): Told => ({
  e: events,
  f: packed(footprint),
  ...(events.some(({ event }) => event === 'undone' || event === 'corrected') && { open: state.open }),
});

export const hashAfter = ({ state }: Proposal): string => stateHash(state);
