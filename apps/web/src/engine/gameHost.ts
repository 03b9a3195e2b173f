import {
  type Chapter as Told,
  type Match,
  type Message,
  type Proposal,
  type Seat,
  type Sent,
  type State,
  type Viewer,
  viewFor,
} from '@faultline/rules';
import { type Chapter, computersOf, type PastMoment, type Port } from '../port/port.ts';
import { elsewhere } from '../saves/elsewhere.ts';
import type { Keeper } from '../saves/keeper.ts';
import { isCutOff } from '../saves/lasting.ts';
import { claimGame, type SavedBy, saveGame, saveOn, type Written } from '../saves/store.ts';
import { adviceOn, asked } from './queries.ts';
import { freshKey } from './chance.ts';
import { withTools } from './laidTools.ts';
import { undoTarget, redoTarget } from './undoTarget.ts';

/** The beginning, and what was changed from outside, cannot be read from events. */
const toldTo = ({ events, open, from, by }: Told, version: number, entries: Match['entries']): Chapter => ({
  events: withTools(events, entries, version),
  from,
  by,
  open: version === 0 || events.some(({ event }) => event === 'undone' || event === 'corrected') ? open : null,
});

/** Whether one player knows cards of an Order Deck that the other does not. */
export const hasSecrets = ({ known }: Pick<State, 'known'>): boolean =>
  JSON.stringify(known[0]) !== JSON.stringify(known[1]);

/** What a table does otherwise than most. */
export interface Habits {
  /** Kept by whoever lays it out, not among the saved games. */
  readonly unsaved?: boolean;
  /** What follows an entry at once, before anybody hears of it. */
  readonly afterwards?: (match: Match) => void;
}

/**
 * A game on this machine. Everyone who sits at it gets a port of their own, people and opponents alike.
 * Every entry taken is in the saves before anybody hears of it.
 */
export class GameHost {
  readonly match: Match;
  private readonly by: SavedBy;
  private kept: PastMoment['kept'] = 'here';
  /** By which the saves know this table from another tab's. */
  private readonly holder = freshKey();
  private waiting: (() => void)[] = [];
  /** What is being taken or kept; the next waits for it. */
  private taking: Promise<unknown> = Promise.resolve();
  /** How many entries are in the saves; null where the game is not there at all. */
  private saved: number | null;

  private readonly habits: Habits;

  constructor(match: Match, by: SavedBy, saved: number | null, habits: Habits = {}) {
    this.match = match;
    this.habits = habits;
    this.by = by;
    this.saved = saved;
  }

  portFor(seats: readonly Seat[]): Port {
    return {
      since: async (version) => {
        while (this.match.version <= version) await new Promise<void>((resolve) => this.waiting.push(resolve));
        return this.momentFor(seats, version);
      },
      send: (by, message) => this.send(seats, by, message),
      keep: () => this.inTurn(() => this.save()),
      viewAt: async (version) => {
        const { match } = this;
        return viewFor(this.stateAt(version), this.viewer(seats), match.state.open.result !== null);
      },
      adviceAt: async (version, question, about) =>
        asked(
          adviceOn(this.match, this.lookers(seats), () => this.stateAt(version)),
          question,
          about,
        ),
      ...adviceOn(this.match, seats),
    };
  }

  private stateAt(version: number): State {
    const state = this.match.stateAt(version);
    if (!state) throw new Error(`This game has no entry ${version}: its last is ${this.match.version}.`);
    return state;
  }

  /** With both seats in one hand the one who decides is looking; a game that is over lies open to everybody. */
  viewer(seats: readonly Seat[]): Viewer {
    const { decision, result } = this.match.state.open;
    return result ? 'all' : (seats.find((seat) => seat === decision?.seat) ?? seats[0] ?? 'public');
  }

  /** Of these seats those who look on at a moment that is past. */
  private lookers(seats: readonly Seat[]): readonly Seat[] {
    const viewer = this.viewer(seats);
    return viewer === 'all' ? seats : seats.filter((seat) => seat === viewer);
  }

  private momentFor(seats: readonly Seat[], version: number): PastMoment {
    const { match } = this;
    return {
      version: match.version,
      view: viewFor(match.state, this.viewer(seats)),
      secret: hasSecrets(match.state),
      story: match.storySince(version).map((told, i) => toldTo(told, version + 1 + i, match.entries)),
      back: match.state.open.result ? null : undoTarget(match, seats),
      forth: match.state.open.result ? null : redoTarget(match, seats),
      kept: this.kept,
    };
  }

  /** A chair speaks for its own seats; whoever plays against a computer accepts in its name, as the settings let them. */
  private async send(seats: readonly Seat[], by: Seat, message: Message): Promise<Sent> {
    const speaks = seats.includes(by) || (message.do === 'accept' && computersOf(this.by.players).includes(by));
    if (!speaks) return { refused: { why: 'not-your-decision', reasons: [] } };
    return this.inTurn(() => this.take(by, message));
  }

  /** One after the other: each entry is judged by the game that the one before it has left. */
  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.taking.then(act);
    this.taking = done.catch(() => undefined);
    return done;
  }

  private async take(by: Seat, message: Message): Promise<Sent> {
    const proposed = this.match.propose(by, message, Date.now());
    if (!('entry' in proposed)) return this.match.commit(proposed);
    await this.save(proposed);
    const sent = this.match.commit(proposed);
    this.habits.afterwards?.(this.match);
    const woken = this.waiting;
    this.waiting = [];
    for (const wake of woken) wake();
    return sent;
  }

  /**
   * Keeps the game, with what is about to be taken. A browser that keeps nothing is told of, and the game goes on; what
   * another tab has taken over is left alone. Whatever could not be kept before is kept now.
   */
  async save(proposal?: Proposal): Promise<PastMoment['kept']> {
    if (this.kept === 'elsewhere' || this.habits.unsaved) return this.kept;
    const version = this.match.version + (proposal ? 1 : 0);
    try {
      const written = await this.write({ saveGame, saveOn }, proposal).catch((error) =>
        this.writeElsewhere(error, proposal),
      );
      this.kept = written === 'elsewhere' ? written : 'here';
      this.saved = version;
    } catch {
      this.kept = 'nowhere';
    }
    return this.kept;
  }

  private async write(keeper: Pick<Keeper, 'saveGame' | 'saveOn'>, proposal?: Proposal): Promise<Written> {
    const { match, by, saved, holder } = this;
    const written =
      saved === null
        ? 'nothing'
        : await keeper.saveOn(by, saved, match.playedSince(saved, proposal), holder, Date.now());
    return written === 'nothing' ? keeper.saveGame(by, match.file(proposal), holder, Date.now()) : written;
  }

  private async writeElsewhere(error: unknown, proposal?: Proposal): Promise<Written> {
    if (!isCutOff(error)) throw error;
    return elsewhere((keeper) => this.write(keeper, proposal));
  }

  /** From now on this table alone goes on with the game. */
  async claim(): Promise<void> {
    await claimGame(this.by.id, this.holder);
  }
}
