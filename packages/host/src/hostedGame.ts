import {
  type Game,
  type GameEvent,
  type Proposal,
  type Refusal,
  type Spoken,
  type State,
  stateHash,
  type Voice,
} from '@faultline/rules';
import { type Clock, clockFrom, outage, paused, resumed, tickAt, ticked } from './clock.ts';
import { hashAfter, LiveGame, toldOf } from './liveGame.ts';
import type { NewEntry, Place, Snapshot, Storage, StoredEntry } from './storage.ts';

/** What came of an entry: where it stands in the record; or why it is not there. */
export type Verdict =
  | { readonly version: number; readonly again?: true }
  | { readonly refused: Refusal; readonly version: number };

/** One entry as those who look on hear of it: how the game stood before and after it. */
export interface Heard {
  readonly version: number;
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
  readonly time: number;
  /** Its footprint. */
  readonly f: number;
  readonly clock: Clock;
  /** It concerns the clock alone, which cannot be worked out from its time. */
  readonly ofClock: boolean;
}

/** This host works out something else than is written down: other rules or other cards. It must serve the game no more. */
export class Departed extends Error {
  readonly version: number;

  constructor(version: number) {
    super(`Entry ${version} leads elsewhere than it did when it was stored.`);
    this.version = version;
  }
}

/** A game as it stood. */
export interface AsOf {
  readonly state: State;
  readonly clock: Clock;
}

/** How a game begins that has no entries yet. */
export interface Beginning {
  readonly game: Game;
  readonly segment: number;
  readonly state: State;
  /** When that was. */
  readonly at: number;
  /** Of a segment that goes on from another one. */
  readonly clock?: Clock;
}

/**
 * A game that any number of hosts may serve at once. An entry is worked out, stored, and only then taken and told: by
 * construction nobody hears of what is not stored. One at a time: an entry never stands on one that may yet fail.
 */
export class HostedGame {
  readonly id: string;
  private readonly storage: Storage;
  private readonly beginning: Beginning;
  private readonly live: LiveGame;
  private readonly hear: (heard: Heard) => void;
  /** After each entry of this Turn, the newest among them. */
  private readonly clocks = new Map<number, Clock>();
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(
    id: string,
    storage: Storage,
    beginning: Beginning,
    snapshot: Snapshot | null,
    hear: (heard: Heard) => void,
  ) {
    this.id = id;
    this.storage = storage;
    this.beginning = beginning;
    const known = isSound(snapshot) ? snapshot : null;
    this.live = liveFrom(beginning, known);
    this.clocks.set(this.version, known?.clock ?? clockAtFirst(beginning));
    this.hear = hear;
  }

  /** Loads a game as it stands in the store. What is loaded is told to nobody. */
  static async open(
    id: string,
    storage: Storage,
    beginning: Beginning,
    hear: (heard: Heard) => void,
  ): Promise<HostedGame> {
    const newest = { segment: beginning.segment, version: Number.MAX_SAFE_INTEGER };
    let loaded = false;
    const snapshot = await storage.snapshotAt(id, newest);
    const hosted = new HostedGame(id, storage, beginning, snapshot, (heard) => loaded && hear(heard));
    await hosted.catchUp();
    loaded = true;
    return hosted;
  }

  get state(): State {
    return this.live.state;
  }

  get version(): number {
    return this.live.version;
  }

  get clock(): Clock {
    return this.clocks.get(this.version) as Clock;
  }

  private get place(): Place {
    return { segment: this.live.segment, version: this.live.version };
  }

  /** How it stood in this Turn; null where that is only in the store. */
  stateAt(version: number): State | null {
    return this.live.stateAt(version);
  }

  /**
   * The author is the connection's, `agreeing` that of whoever accepted an offer; the id is the sender's own. `guard`
   * throws what speaks against it, when all that was said before is stored.
   */
  send(
    id: string,
    author: Voice,
    message: Spoken,
    agreeing: Voice | null = null,
    guard: () => void = () => {},
  ): Promise<Verdict> {
    return this.inTurn(async () => (await this.guarded(id, guard)) ?? this.take(id, author, message, agreeing));
  }

  /** What is held back now may be what was taken before. */
  private async guarded(id: string, guard: () => void): Promise<Verdict | null> {
    try {
      guard();
      return null;
    } catch (error) {
      const verdict = await this.afterOthers(id);
      if ('refused' in verdict) throw error;
      return verdict;
    }
  }

  /** How it and its clock stood after so many entries, from the store where it is longer ago; null where it has not come so far. */
  asOf(version: number): Promise<AsOf | null> {
    return this.inTurn(async () => {
      const [state, clock] = [this.live.stateAt(version), this.clocks.get(version)];
      if (state && clock) return { state, clock };
      return version >= 0 && version < this.version ? this.past(version) : null;
    });
  }

  /** What would speak against it now; nothing is stored. */
  judge(author: Voice, message: Spoken, agreeing: Voice | null = null): Promise<Refusal | null> {
    return this.inTurn(async () => {
      if (message.do === 'undo') await this.recall(message.to);
      const proposal = this.live.propose(author, message, agreeing);
      return 'refused' in proposal ? proposal.refused : null;
    });
  }

  /** Leaves a snapshot of this very moment: whoever loads it next, with other rules maybe, begins there. */
  keep(): Promise<void> {
    return this.inTurn(() => this.keepNow(stateHash(this.state)));
  }

  private keepNow(hash: string): Promise<void> {
    const { place, state, clock } = this;
    const trail = [...this.live.trail.kept];
    // A cache: without it the game is only slower to open.
    return this.storage.keepSnapshot(this.id, { ...place, hash, state, trail, clock }).catch(() => undefined);
  }

  /** Takes what other hosts have stored meanwhile. */
  follow(): Promise<void> {
    return this.inTurn(() => this.catchUp());
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.queue.then(act);
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async take(id: string, author: Voice, message: Spoken, agreeing: Voice | null): Promise<Verdict> {
    if (message.do === 'undo') await this.recall(message.to);
    const proposal = this.live.propose(author, message, agreeing);
    if ('refused' in proposal) return this.refused(id, proposal.refused);
    const { entry } = proposal;
    const fresh: NewEntry = {
      id,
      entry,
      hash: hashAfter(proposal),
      told: toldOf(proposal),
      ...(agreeing !== null && { accepts: true }),
    };
    const stored = await this.storage.append(this.id, this.place, fresh);
    if (stored !== 'stale') {
      await this.adopt(proposal, fresh.hash, stored.time);
      return { version: this.version };
    }
    return this.afterOthers(id);
  }

  /** What is refused now may be what was taken before: the answer to it was lost on its way. */
  private async refused(id: string, refused: Refusal): Promise<Verdict> {
    const { version } = this;
    const verdict = await this.afterOthers(id);
    return 'refused' in verdict && verdict.version === version ? { refused, version } : verdict;
  }

  /** Another host was first, or this entry itself is there already. */
  private async afterOthers(id: string): Promise<Verdict> {
    await this.catchUp();
    const stored = await this.storage.find(this.id, id);
    if (stored === null) return { refused: STALE, version: this.version };
    return { version: stored.segment === this.live.segment ? stored.version : 0, again: true };
  }

  /** Takes all entries that are stored and not yet taken. */
  private async catchUp(): Promise<void> {
    for (const stored of await this.storage.entriesAfter(this.id, this.place)) await this.retake(stored);
  }

  private async retake({ entry, hash }: StoredEntry): Promise<void> {
    if (entry.do === 'undo') await this.recall(entry.to);
    const proposal = again(this.live, entry, hash);
    await this.adopt(proposal, hash, entry.time);
  }

  private async adopt(proposal: Proposal, hash: string, time: number): Promise<void> {
    const { state: before, clock: had } = this;
    this.live.commit(proposal);
    const { version, state: after } = this;
    const clock = clockAfter(had, proposal, time);
    if (after.open.turn !== before.open.turn) this.clocks.clear();
    this.clocks.set(version, clock);
    this.hear({
      version,
      before,
      after,
      events: proposal.events,
      time,
      f: this.live.trail.kept.at(-1) ?? 0,
      clock,
      ofClock: OF_CLOCK.includes(proposal.entry.do),
    });
    if (after.open.turn !== before.open.turn) await this.keepNow(hash);
  }

  /** Brings back a moment before this Turn, from the snapshot before it. */
  private async recall(to: number): Promise<void> {
    if (!(to >= 0 && to < this.version) || this.live.stateAt(to)) return;
    this.live.recall(to, (await this.past(to)).state);
  }

  /** Played again from the snapshot before it. */
  private async past(to: number): Promise<AsOf> {
    const { segment } = this.live;
    const stored = await this.storage.snapshotAt(this.id, { segment, version: to });
    const snapshot = isSound(stored) ? stored : null;
    const past = liveFrom(this.beginning, snapshot);
    let clock = snapshot?.clock ?? clockAtFirst(this.beginning);
    const between = await this.storage.entriesAfter(this.id, { segment, version: past.version }, to);
    for (const { entry, hash } of between) {
      if (entry.do === 'undo' && !past.stateAt(entry.to)) await this.recallInto(past, entry.to);
      const proposal = again(past, entry, hash);
      past.commit(proposal);
      clock = clockAfter(clock, proposal, entry.time);
    }
    return { state: past.state, clock };
  }

  /** An undo on the way there may go back further still. */
  private async recallInto(past: LiveGame, to: number): Promise<void> {
    await this.recall(to);
    const state = this.live.stateAt(to);
    if (state) past.recall(to, state);
  }
}

const clockAtFirst = (beginning: Beginning): Clock =>
  beginning.clock ?? clockFrom(tickAt(beginning.state, beginning.at));

const OF_CLOCK: readonly string[] = ['pause', 'resume', 'outage'];

function clockAfter(clock: Clock, { entry, state }: Proposal, time: number): Clock {
  switch (entry.do) {
    case 'pause':
      return paused(clock, time);
    case 'resume':
      return resumed(clock, time);
    case 'outage':
      return outage(clock, entry.from, entry.to);
    default:
      return ticked(clock, tickAt(state, time));
  }
}

const STALE: Refusal = { why: 'stale', reasons: [] };

/** A snapshot that is not what its hash says is none: the entries lead there too. */
const isSound = (snapshot: Snapshot | null): snapshot is Snapshot =>
  snapshot !== null && stateHash(snapshot.state) === snapshot.hash;

/** Where there is a snapshot nobody asks how it began: to lay a game out takes longer than to load it. */
const liveFrom = (beginning: Beginning, snapshot: Snapshot | null): LiveGame => {
  const { game, segment } = beginning;
  return snapshot
    ? new LiveGame(game, segment, snapshot.state, snapshot.trail)
    : new LiveGame(game, segment, beginning.state);
};

/** Out of the store it must come to what it came to when it was stored. */
function again(live: LiveGame, entry: StoredEntry['entry'], hash: string): Proposal {
  const proposal = live.proposeAgain(entry);
  if ('refused' in proposal || hashAfter(proposal) !== hash) throw new Departed(live.version + 1);
  return proposal;
}
