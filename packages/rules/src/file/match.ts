import { type ChanceState, copyChance } from '../state/chance.ts';
import { type Refusal, refuse } from '../kernel/apply.ts';
import { reason } from '../state/decision.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../game/game.ts';
import { type Authority, voiceOf, whyNotVoice } from '../outside/authority.ts';
import type { Author, Entry, Timed, Voice } from '../outside/entry.ts';
import { entryOf, type Message, type Offer, type Wish } from '../outside/message.ts';
import { Offers } from '../outside/offers.ts';
import { agreed, take, whyNotSay } from '../outside/outside.ts';
import { beginGame } from '../position/place.ts';
import type { Setup } from '../position/setup.ts';
import { deepCopy } from '../state/deepCopy.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { Open } from '../state/open.ts';
import { type GoingOn, nextFrom, standingAt } from '../state/standing.ts';
import { copyState, type State } from '../state/state.ts';
import { RULES_VERSION } from './version.ts';
import { whyNotEntry, whyNotMessage } from './entryShape.ts';
import { steppedBack } from './unseen.ts';
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
interface MatchMoment extends GoingOn {
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
  /** Who may say what in it (outside/authority.ts). */
  readonly authority: Authority;
  private readonly start: {
    readonly setup: GameFile['setup'];
    readonly chance: ChanceState;
    readonly past: readonly ArchivedSegment[];
  };
  private readonly taken: Timed<Entry>[] = [];
  private readonly marks: Checkpoint[] = [];
  private hashed: { readonly state: State; readonly hash: string } | null = null;
  /** By version: the moment after that many entries. */
  private readonly moments: MatchMoment[];
  private readonly offered = new Offers();
  private lookOnly = false;

  private constructor(
    game: Game,
    start: Match['start'],
    first: Pick<MatchMoment, 'state' | 'events'>,
    authority: Authority,
  ) {
    this.game = game;
    this.authority = authority;
    this.start = start;
    this.moments = [{ ...first, from: 0, chanceMoved: true, by: null, said: false }];
  }

  static begin(game: Game, setup: Setup, chance: ChanceState, authority: Authority = 'table'): Match {
    return new Match(game, { setup, chance, past: [] }, beginGame(game, setup, copyChance(chance)), authority);
  }

  /** Goes on from a whole state, keeping what was played before it as a record. */
  static resume(
    game: Game,
    state: State,
    chance: ChanceState,
    past: readonly ArchivedSegment[],
    authority: Authority = 'table',
  ): Match {
    const kept = copyState(state);
    kept.open.version = 0;
    const start = { setup: { kind: 'resumed', state: copyState(kept) } as const, chance, past };
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
    return this.moments.slice(version + 1).map(chapterOf);
  }

  /** The story of how the game stands now: without what was taken back. */
  get standingStory(): readonly Chapter[] {
    return this.standingVersions.toReversed().map((version) => chapterOf(this.moments[version] as MatchMoment));
  }

  /** The versions on the way to how the game stands now, the newest first. */
  get standingVersions(): readonly number[] {
    return standingAt(this.moments);
  }

  /** The version whose position a version shows: its own, or the one that an undo went back to. */
  goesOnFrom(version: number): number {
    return this.moments[version]?.from ?? version;
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
    const refused = this.closed() ?? whyNotMessage(message) ?? whyNotVoice(this.authority, author, message.do);
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

  /**
   * Takes an entry of a record as it stands there, with the author and the consent that it names: for files and stores,
   * never for what somebody sends. Records of a table may hold what was let in before there were bounds.
   */
  retake(given: Timed<Entry>): Sent {
    const refused = this.closed() ?? whyNotEntry(given) ?? whyNotVoice(this.authority, voiceOf(given), given.do);
    return refused ? { refused } : this.enter(deepCopy(given), this.authority === 'table');
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

  private enter(entry: Timed<Entry>, asOfOld = false): Sent {
    const refused = this.whyNot(entry, asOfOld);
    if (refused) return { refused };
    if (entry.do === 'undo') return this.undo(entry);
    const taken = take(this.game, this.state, entry);
    if ('refused' in taken) return taken;
    const by = entry.do === 'answer' ? entry.seat : null;
    const said = entry.do !== 'answer' && entry.do !== 'note';
    return this.append(entry, { state: taken.state, events: taken.events, chanceMoved: taken.chanceMoved, by, said });
  }

  /** What speaks against an entry in the history of the game; what the rules say to it, `take` asks them. */
  private whyNot(entry: Entry, asOfOld = false): Refusal | null {
    if (entry.do === 'undo') return this.whyNotUndo(entry, asOfOld);
    const tooLate = entry.do === 'late' && this.lastToAnswer() === otherSeat(entry.by);
    return tooLate ? refuse('illegal', reason('SD-R-77', { use: entry.use })) : null;
  }

  /** What is offered and waits for a reply. */
  get offers(): readonly Offer[] {
    return this.offered.waiting;
  }

  /** Only what would be taken if the other player agreed. */
  private offer(by: Seat, what: Wish): Sent {
    const wished = entryOf(by, what, otherSeat(by));
    const p = { game: this.game, open: this.state.open };
    const refused = this.whyNot(wished) ?? (wished.do === 'undo' ? null : whyNotSay(p, wished));
    return refused ? { refused } : { events: [], offer: this.offered.make(by, what).id };
  }

  private reply(author: Voice, message: Extract<Message, { offer: number }>, time?: number): Sent {
    const offer = this.offered.answered(author, message);
    if ('refused' in offer) return offer;
    if (message.do !== 'accept') return { events: [] };
    return this.enter(timed(entryOf(offer.by, offer.what, author), time));
  }

  /** Who gave the newest answer that stands; null before the first. */
  private lastToAnswer(): Seat | null {
    for (const version of this.standingVersions) {
      const entry = this.taken[version - 1];
      if (entry?.do === 'answer') return entry.seat;
    }
    return null;
  }

  private append(entry: Timed<Entry>, moment: Omit<MatchMoment, 'from'>): Sent {
    const before = this.state.open.turn;
    this.offered.lapse();
    this.taken.push(entry);
    const from = nextFrom(this.moments, entry.do === 'undo' ? entry.to : null);
    this.moments.push({ ...moment, from });
    if (moment.state.open.turn !== before || moment.state.open.result) {
      this.marks.push({ version: this.version, turn: before, hash: this.hash });
    }
    return { events: moment.events };
  }

  /** The earliest version this player may go back to alone: behind the last roll, reveal or opponent's decision. */
  freeUndo(by: Author): number {
    let version = this.version;
    while (version > 0) {
      const moment = this.moments[version] as MatchMoment;
      if (moment.chanceMoved || moment.said || (moment.by !== null && moment.by !== by)) break;
      version -= 1;
    }
    return version;
  }

  /** A game that is over is branched, not taken back: all that was hidden has been shown by then. */
  private whyNotUndo({ to, by, consent }: Extract<Entry, { do: 'undo' }>, asOfOld: boolean): Refusal | null {
    const { result } = this.state.open;
    if (result && !asOfOld) return refuse('over', reason('R-TURN-7', { winner: result.winner, why: result.why, to }));
    if (!this.moments[to] || to >= this.version) return refuse('malformed', reason('DP-59', { to, now: this.version }));
    return to >= this.freeUndo(by) || agreed(by, consent)
      ? null
      : refuse('no-consent', reason('DP-59', { to, freeBackTo: this.freeUndo(by) }));
  }

  private undo(entry: Extract<Timed<Entry>, { do: 'undo' }>): Sent {
    const passed = this.moments.slice(entry.to + 1).some((moment) => moment.chanceMoved);
    const { state: target } = this.moments[entry.to] as MatchMoment;
    return this.append(entry, {
      state: steppedBack(this.game, target, this.state, passed),
      events: [{ event: 'undone', to: entry.to, by: entry.by }],
      chanceMoved: passed,
      by: null,
      said: false,
    });
  }

  /** The whole game with its key and hidden cards. Of a game that runs elsewhere it leaves nothing: file/outward.ts. */
  file(): GameFile {
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

const chapterOf = ({ events, state, from, by }: MatchMoment): Chapter => ({ events, open: state.open, from, by });

const timed = (entry: Entry, time: number | undefined): Timed<Entry> =>
  time === undefined ? entry : { ...entry, time };
