import type { DiceProof } from '@faultline/chance';
import { type ChanceState, copyChance } from '../state/chance.ts';
import { type Refusal, refuse } from '../kernel/apply.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../game/game.ts';
import { type Authority, voiceOf, whyNotVoice } from '../outside/authority.ts';
import type { Author, Entry, Timed, Voice } from '../outside/entry.ts';
import { entryOf, type Message, type Offer, type Wish } from '../outside/message.ts';
import { Offers } from '../outside/offers.ts';
import { whyNotSay } from '../outside/outside.ts';
import { beginGame } from '../position/place.ts';
import type { Setup } from '../position/setup.ts';
import { deepCopy } from '../state/deepCopy.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { Open } from '../state/open.ts';
import type { GoingOn } from '../state/standing.ts';
import { copyState, type State } from '../state/state.ts';
import { RULES_VERSION } from './version.ts';
import { whyNotEntry } from './entryShape.ts';
import { type Proposal, proposed, whyNotHeard, whyNotNow } from './proposal.ts';
import { type Footprint, Trail } from './trail.ts';
import { dataHash } from './fielded.ts';
import { FORMAT } from './formats.ts';
import { type GameFile, type Checkpoint, type ArchivedSegment, seal, stateHash } from './gameFile.ts';

/** What came of a message: what happened, and the number of the offer where it made one; or why it was not taken. */
export type Sent = { readonly events: readonly GameEvent[]; readonly offer?: number } | { readonly refused: Refusal };

/** One entry as it is told. */
export interface Chapter extends GoingOn {
  readonly events: readonly GameEvent[];
  readonly open: Open;
  /** Who decided; null for what is nobody's decision. */
  readonly by: Seat | null;
}

/** What is known of the game after each entry. */
interface MatchMoment {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** What would come of a message; nothing has changed yet. */
export type Proposed =
  | (Proposal & { readonly version: number })
  | { readonly offer: Offer; readonly closed: boolean }
  | { readonly refused: Refusal };

/**
 * A game being played, with its file. Refused entries leave no trace; taken ones are never removed:
 * an undo is one more entry, and the states it steps back over stay in the record.
 */
export class Match {
  readonly game: Game;
  /** Who may say what in it (outside/authority.ts). */
  readonly authority: Authority;
  private readonly start: {
    readonly setup: GameFile['setup'];
    readonly chance: ChanceState;
    readonly past: readonly ArchivedSegment[];
    readonly dice?: DiceProof | undefined;
  };
  private readonly taken: Timed<Entry>[] = [];
  private readonly marks: Checkpoint[] = [];
  private hashed: { readonly state: State; readonly hash: string } | null = null;
  /** By version: the moment after that many entries. */
  private readonly moments: MatchMoment[];
  readonly trail = new Trail();
  private readonly offered = new Offers();
  private lookOnly = false;

  private constructor(game: Game, start: Match['start'], first: MatchMoment, authority: Authority) {
    this.game = game;
    this.authority = authority;
    this.start = start;
    this.moments = [{ state: first.state, events: first.events }];
  }

  static begin(game: Game, setup: Setup, chance: ChanceState, authority: Authority = 'table', dice?: DiceProof): Match {
    return new Match(game, { setup, chance, past: [], dice }, beginGame(game, setup, copyChance(chance)), authority);
  }

  /** Goes on from a whole state, keeping what was played before it as a record. */
  static resume(
    game: Game,
    state: State,
    chance: ChanceState,
    past: readonly ArchivedSegment[],
    authority: Authority = 'table',
    dice?: DiceProof,
  ): Match {
    const kept = copyState(state);
    kept.open.version = 0;
    const start = { setup: { kind: 'resumed', state: copyState(kept) } as const, chance, past, dice };
    return new Match(game, start, { state: kept, events: [] }, authority);
  }

  private get moment(): MatchMoment {
    return this.moments[this.moments.length - 1] as MatchMoment;
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
    return this.hashOf(this.state);
  }

  private hashOf(state: State): string {
    if (this.hashed?.state !== state) this.hashed = { state, hash: stateHash(state) };
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
    return this.moments.slice(version + 1).map((_, i) => this.chapter(version + 1 + i));
  }

  /** The story of how the game stands now: without what was taken back. */
  get standingStory(): readonly Chapter[] {
    return this.standingVersions.toReversed().map((version) => this.chapter(version));
  }

  private chapter(version: number): Chapter {
    const { events, state } = this.moments[version] as MatchMoment;
    const { from, by } = this.trail.at(version) as Footprint;
    return { events, open: state.open, from, by };
  }

  /** The versions on the way to how the game stands now, the newest first. */
  get standingVersions(): readonly number[] {
    return this.trail.standing;
  }

  /** The version whose position a version shows: its own, or the one that an undo went back to. */
  goesOnFrom(version: number): number {
    return this.trail.at(version)?.from ?? version;
  }

  /** What happened on the way to how the game stands now. */
  get standing(): readonly GameEvent[] {
    return this.standingStory.flatMap(({ events }) => events);
  }

  /**
   * Takes what somebody says. Who it is, the caller knows (the seat at this screen, the connection): nothing in the
   * message tells. The time is that of the caller's own clock.
   */
  send(author: Voice, message: Message, time?: number): Sent {
    return this.commit(this.propose(author, message, time));
  }

  /** What `send` would do, without doing it: whoever stores entries stores this one before anybody hears of it. */
  propose(author: Voice, message: Message, time?: number): Proposed {
    const refused = this.closed() ?? whyNotHeard(this.authority, author, message);
    if (refused) return { refused };
    // The record keeps a copy of its own: what the sender does with theirs changes nothing.
    const said = deepCopy(message);
    switch (said.do) {
      case 'offer':
        return this.offer(author as Seat, said.what);
      case 'accept':
      case 'decline':
      case 'withdraw':
        return this.reply(author, said, time);
      default:
        return this.enter(timed(entryOf(author, said), time));
    }
  }

  /** Makes what was proposed the game's own. Only what was proposed of this very moment. */
  commit(proposed: Proposed): Sent {
    if ('refused' in proposed) return proposed;
    if ('offer' in proposed) return this.settle(proposed.offer, proposed.closed);
    if (proposed.version !== this.version)
      throw new Error(`This was proposed after entry ${proposed.version}; the game is at ${this.version}.`);
    return this.append(proposed);
  }

  /**
   * Takes an entry of a record as it stands there, with the author and the consent that it names: for files and stores,
   * never for what somebody sends. Records of a table may hold what was let in before there were bounds.
   */
  retake(given: Timed<Entry>): Sent {
    const refused = this.closed() ?? whyNotEntry(given) ?? whyNotVoice(this.authority, voiceOf(given), given.do);
    return refused ? { refused } : this.commit(this.enter(deepCopy(given), this.authority === 'table'));
  }

  /** Whether its dice come from the generator of search, which a few rolls give away (chance/generator.ts). */
  get isPredictable(): boolean {
    const names = [this.start.chance, this.state.hidden.chance];
    return names.some((chance) => chance.kind !== 'scripted' && chance.generator === 'fast');
  }

  get isLookOnly(): boolean {
    return this.lookOnly;
  }

  /** From now on nothing more is taken: the game is there to be looked at, and to be branched. */
  closeToPlay(): void {
    this.lookOnly = true;
  }

  private closed(): Refusal | null {
    return this.lookOnly ? refuse('look-only') : null;
  }

  private enter(entry: Timed<Entry>, asOfOld = false): Proposed {
    const proposal = proposed(this, entry, asOfOld);
    return 'refused' in proposal ? proposal : { ...proposal, version: this.version };
  }

  /** What is offered and waits for a reply. */
  get offers(): readonly Offer[] {
    return this.offered.waiting;
  }

  /** Only what would be taken if the other player agreed. */
  private offer(by: Seat, what: Wish): Proposed {
    const wished = entryOf(by, what, otherSeat(by));
    const p = { game: this.game, open: this.state.open };
    const refused = whyNotNow(this, wished) ?? (wished.do === 'undo' ? null : whyNotSay(p, wished));
    return refused ? { refused } : { offer: this.offered.next(by, what), closed: false };
  }

  private settle(offer: Offer, closed: boolean): Sent {
    if (!closed) this.offered.add(offer);
    else this.offered.close(offer);
    return closed ? { events: [] } : { events: [], offer: offer.id };
  }

  private reply(author: Voice, message: Extract<Message, { offer: number }>, time?: number): Proposed {
    const offer = this.offered.meant(author, message);
    if ('refused' in offer) return offer;
    if (message.do !== 'accept') return { offer, closed: true };
    return this.enter(timed(entryOf(offer.by, offer.what, author), time));
  }

  private append(proposal: Proposal): Sent {
    const { entry, state, events, footprint } = proposal;
    this.marks.push(...this.marksOf(proposal));
    this.offered.lapse();
    this.taken.push(entry);
    this.moments.push({ state, events });
    this.trail.add(footprint);
    return { events };
  }

  /** The end of a Turn and that of the game are marked. */
  private marksOf({ state }: Proposal): readonly Checkpoint[] {
    const { turn } = this.state.open;
    if (state.open.turn === turn && !state.open.result) return [];
    return [{ version: this.version + 1, turn, hash: this.hashOf(state) }];
  }

  /** The earliest version this player may go back to alone: behind the last roll, reveal or opponent's decision. */
  freeUndo(by: Author): number {
    return this.trail.freeUndo(by);
  }

  /**
   * The whole game with its key and hidden cards. Of a game that runs elsewhere it leaves nothing: file/outward.ts.
   * With a proposal: as it would be once that is taken.
   */
  file(proposal?: Proposal): GameFile {
    return seal({
      format: FORMAT,
      rulesVersion: RULES_VERSION,
      sheet: this.game.library.sheet,
      dataHash: dataHash(this.game, this.start.setup),
      mode: this.game.mode.id,
      ...(this.authority === 'server' && { authority: this.authority }),
      own: this.game.library.own ?? { units: [], abilities: [] },
      options: this.game.options,
      constants: this.game.constants,
      table: this.game.table,
      setup: this.start.setup,
      chance: this.start.chance,
      ...(this.start.dice && { dice: this.start.dice }),
      ...this.playedSince(0, proposal),
      past: this.start.past,
    });
  }

  /** The part of the file that grows: the entries after so many, the marks, and how the game stands. */
  playedSince(version: number, proposal?: Proposal): Pick<GameFile, 'entries' | 'marks' | 'snapshot'> {
    const { taken, marks, state } = this;
    const played = { entries: taken.slice(version), marks: [...marks], snapshot: { version: this.version, state } };
    if (!proposal) return played;
    return {
      entries: [...played.entries, proposal.entry],
      marks: [...marks, ...this.marksOf(proposal)],
      snapshot: { version: this.version + 1, state: proposal.state },
    };
  }
}

const timed = (entry: Entry, time: number | undefined): Timed<Entry> =>
  time === undefined ? entry : { ...entry, time };
