import { type ChanceState, copyChance } from '../state/chance.ts';
import { type Refusal, refuse } from '../kernel/apply.ts';
import { reason } from '../state/decision.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../game/game.ts';
import { agreed, take } from '../outside/outside.ts';
import type { Author, Entry, Timed } from '../outside/entry.ts';
import { beginGame } from '../position/place.ts';
import type { Setup } from '../position/setup.ts';
import { apart } from '../state/apart.ts';
import { hashOf } from '../state/hash.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { Open } from '../state/open.ts';
import { copyState, type State } from '../state/state.ts';
import { RULES_VERSION } from './version.ts';
import { whyNotEntry } from './entryShape.ts';
import { forgetSeen } from './unseen.ts';
import { FORMAT, type GameFile, type Mark, type Past, seal, stateHash } from './gameFile.ts';

export type Sent = { readonly events: readonly GameEvent[] } | { readonly refused: Refusal };

/** One entry as it is told. */
export interface Chapter {
  readonly events: readonly GameEvent[];
  readonly open: Open;
}

/** What is known of the game after each entry. */
interface Moment {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Dice, shuffles or reveals since the moment before. */
  readonly chanceMoved: boolean;
  /** Who decided; null for what is nobody's decision. */
  readonly by: Seat | null;
  /** Said beside the questions, and not to be taken back alone: a concession, a correction, a call of time. */
  readonly said: boolean;
}

/**
 * A game being played, with its file. Refused entries leave no trace; taken ones are never removed:
 * an undo is one more entry, and the states it steps back over stay in the record.
 */
export class Match {
  readonly game: Game;
  private readonly start: {
    readonly setup: GameFile['setup'];
    readonly chance: ChanceState;
    readonly past: readonly Past[];
  };
  private readonly taken: Timed<Entry>[] = [];
  private readonly marks: Mark[] = [];
  private hashed: { readonly state: State; readonly hash: string } | null = null;
  /** By version: the moment after that many entries. */
  private readonly moments: Moment[];

  private constructor(game: Game, start: Match['start'], first: Pick<Moment, 'state' | 'events'>) {
    this.game = game;
    this.start = start;
    this.moments = [{ ...first, chanceMoved: true, by: null, said: false }];
  }

  static begin(game: Game, setup: Setup, chance: ChanceState): Match {
    return new Match(game, { setup, chance, past: [] }, beginGame(game, setup, copyChance(chance)));
  }

  /** Goes on from a whole state, keeping what was played before it as a record. */
  static resume(game: Game, state: State, chance: ChanceState, past: readonly Past[]): Match {
    const kept = copyState(state, game.mode.copyScore);
    kept.open.version = 0;
    const start = { setup: { kind: 'resumed', state: copyState(kept, game.mode.copyScore) } as const, chance, past };
    return new Match(game, start, { state: kept, events: [] });
  }

  private get moment(): Moment {
    return this.moments[this.moments.length - 1] as Moment;
  }

  get state(): State {
    return this.moment.state;
  }

  get version(): number {
    return this.taken.length;
  }

  /** How the game stood after so many entries; null where it has not come so far. */
  stateAt(version: number): State | null {
    return this.moments[version]?.state ?? null;
  }

  /** All that was said, in order; what was taken back stays. */
  get entries(): readonly Timed<Entry>[] {
    return this.taken;
  }

  /** Worked out once for each state: a mark and the check of a replay ask for the same. */
  get hash(): string {
    if (this.hashed?.state !== this.state) this.hashed = { state: this.state, hash: stateHash(this.state) };
    return this.hashed.hash;
  }

  /** What happened after that many entries, for clients that were away; everything from the beginning when none is named. */
  eventsSince(version = -1): readonly GameEvent[] {
    return this.moments.slice(version + 1).flatMap((moment) => moment.events);
  }

  /** What happened at each entry from the beginning, and how things lay open after it; what was taken back is among it. */
  get story(): readonly Chapter[] {
    return this.storySince(-1);
  }

  /** The story after that many entries. */
  storySince(version: number): readonly Chapter[] {
    return this.moments.slice(version + 1).map(({ events, state }) => ({ events, open: state.open }));
  }

  /** The story of how the game stands now: without what was taken back. */
  get standingStory(): readonly Chapter[] {
    const told: Chapter[] = [];
    for (let version = this.version; version >= 0; ) {
      const entry = this.taken[version - 1];
      if (entry?.do === 'undo') version = entry.to;
      else {
        const { events, state } = this.moments[version] as Moment;
        told.push({ events, open: state.open });
        version -= 1;
      }
    }
    return told.toReversed();
  }

  /** What happened on the way to how the game stands now. */
  get standing(): readonly GameEvent[] {
    return this.standingStory.flatMap(({ events }) => events);
  }

  send(given: Timed<Entry>): Sent {
    const malformed = whyNotEntry(given);
    if (malformed) return { refused: malformed };
    // The record keeps a copy of its own: what the sender does with theirs changes nothing.
    const entry = apart(given);
    if (entry.do === 'undo') return this.undo(entry);
    const tooLate = entry.do === 'late' && this.lastToAnswer() === otherSeat(entry.by);
    if (tooLate) return { refused: refuse('illegal', reason('SD-R-77', { use: entry.use })) };
    const taken = take(this.game, this.state, entry);
    if ('refused' in taken) return taken;
    const by = entry.do === 'answer' ? entry.seat : null;
    const said = entry.do !== 'answer' && entry.do !== 'note';
    return this.append(entry, { state: taken.state, events: taken.events, chanceMoved: taken.chanceMoved, by, said });
  }

  /** Who gave the newest answer that stands; null before the first. */
  private lastToAnswer(): Seat | null {
    for (let version = this.version; version > 0; ) {
      const entry = this.taken[version - 1];
      if (entry?.do === 'answer') return entry.seat;
      version = entry?.do === 'undo' ? entry.to : version - 1;
    }
    return null;
  }

  private append(entry: Timed<Entry>, moment: Moment): Sent {
    const before = this.state.open.turn;
    this.taken.push(entry);
    this.moments.push(moment);
    if (moment.state.open.turn !== before || moment.state.open.result) {
      this.marks.push({ version: this.version, turn: before, hash: this.hash });
    }
    return { events: moment.events };
  }

  /** The earliest version this player may go back to alone: behind the last roll, reveal or opponent's decision. */
  freeUndo(by: Author): number {
    let version = this.version;
    while (version > 0) {
      const moment = this.moments[version] as Moment;
      if (moment.chanceMoved || moment.said || (moment.by !== null && moment.by !== by)) break;
      version -= 1;
    }
    return version;
  }

  private undo(entry: Extract<Entry, { do: 'undo' }>): Sent {
    const target = this.moments[entry.to];
    if (!target || entry.to >= this.version)
      return { refused: refuse('malformed', reason('DP-59', { to: entry.to, now: this.version })) };
    if (entry.to < this.freeUndo(entry.by) && !agreed(entry.by, entry.consent)) {
      return { refused: refuse('no-consent', reason('DP-59', { to: entry.to, freeBackTo: this.freeUndo(entry.by) })) };
    }
    const passed = this.moments.slice(entry.to + 1).some((moment) => moment.chanceMoved);
    const state = copyState(target.state, this.game.mode.copyScore);
    state.open.version = this.version + 1;
    // Nothing already seen comes again: later draws come from other streams.
    state.open.epoch = this.state.open.epoch + (passed ? 1 : 0);
    if (passed) forgetSeen(this.game, state, this.state);
    return this.append(entry, {
      state,
      events: [{ event: 'undone', to: entry.to, by: entry.by }],
      chanceMoved: passed,
      by: null,
      said: false,
    });
  }

  file(): GameFile {
    return seal({
      format: FORMAT,
      rulesVersion: RULES_VERSION,
      sheet: this.game.library.sheet,
      dataHash: dataHash(this.game),
      mode: this.game.mode.id,
      own: this.game.library.own ?? { units: [], abilities: [] },
      options: this.game.options,
      constants: this.game.constants,
      table: this.game.table,
      setup: this.start.setup,
      chance: this.start.chance,
      ...this.playedSince(0),
      past: this.start.past,
    });
  }

  /** The part of the file that grows: the entries after so many, the marks, and how the game stands. */
  playedSince(version: number): Pick<GameFile, 'entries' | 'marks' | 'snapshot'> {
    const { taken, marks, state } = this;
    return { entries: taken.slice(version), marks: [...marks], snapshot: { version: this.version, state } };
  }
}

/** The fingerprint of the cards: a game played with other figures is noticed. */
export const dataHash = (game: Game): string => {
  const known = hashes.get(game.library);
  if (known !== undefined) return known;
  const hash = hashOf(game.library);
  hashes.set(game.library, hash);
  return hash;
};

const hashes = new WeakMap<Game['library'], string>();
