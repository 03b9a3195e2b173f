import { type Chapter as Told, type Entry, type Match, type Seat, type Sent, viewFor } from '@faultline/rules';
import type { Chapter, Moment, Port } from '../port/port.ts';
import { type SavedBy, saveGame } from '../saves/store.ts';
import { adviceOn } from './advice.ts';

/** The beginning, and what was changed from outside, cannot be read from events. */
const toldTo = ({ events, open }: Told, version: number): Chapter => ({
  events,
  open: version === 0 || events.some(({ event }) => event === 'undone' || event === 'corrected') ? open : null,
});

/**
 * A game on this machine. Everyone who sits at it gets a port of their own, people and opponents alike.
 * Every entry taken is in the saves before anybody hears of it.
 */
export class Table {
  private readonly match: Match;
  private readonly by: SavedBy;
  private saved = true;
  private waiting: (() => void)[] = [];

  constructor(match: Match, by: SavedBy) {
    this.match = match;
    this.by = by;
  }

  chair(seats: readonly Seat[]): Port {
    return {
      since: async (version) => {
        while (this.match.version <= version) await new Promise<void>((resolve) => this.waiting.push(resolve));
        return this.momentFor(seats, version);
      },
      send: (entry) => this.send(seats, entry),
      ...adviceOn(this.match),
    };
  }

  /** With both seats in one hand the one who decides is looking. */
  private momentFor(seats: readonly Seat[], version: number): Moment {
    const { match } = this;
    const asked = match.state.open.decision?.seat;
    const who = seats.find((seat) => seat === asked) ?? seats[0] ?? 'public';
    return {
      version: match.version,
      view: viewFor(match.state, match.state.open.result ? 'all' : who),
      story: match.story.map(toldTo).slice(version + 1),
      undoTo: Math.min(...seats.map((seat) => match.freeUndo(seat)), match.version),
      saved: this.saved,
    };
  }

  private async send(seats: readonly Seat[], entry: Entry): Promise<Sent> {
    const by = entry.do === 'answer' ? entry.seat : entry.by;
    if (by === 'arbiter' || !seats.includes(by)) return { refused: { why: 'not-your-decision', reasons: [] } };
    const sent = this.match.send({ ...entry, time: Date.now() });
    if ('refused' in sent) return sent;
    await this.save();
    const woken = this.waiting;
    this.waiting = [];
    for (const wake of woken) wake();
    return sent;
  }

  /** A browser that keeps nothing is told of, and the game goes on. */
  async save(): Promise<void> {
    try {
      await saveGame(this.by, this.match.file(), Date.now());
      this.saved = true;
    } catch {
      this.saved = false;
    }
  }
}
