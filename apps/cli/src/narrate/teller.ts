import type { Game, GameEvent, Open, Seat, UnitId } from '@faultline/rules';
import type { Cast } from './cast.ts';
import { FRESH, type Tracker, trackerOf } from './tracker.ts';

export type Tone = 'turn' | 'plain' | 'dice' | 'wound' | 'score';

export interface Line {
  readonly text: string;
  /** How far the line is set in: 0 for headings, more for what lies inside something. */
  readonly depth: number;
  readonly tone: Tone;
  /** On the heading of a turn. */
  readonly turn?: number;
}

/** What the story so far has told of the table; kept from the events alone. */
export interface Facts {
  readonly damage: number[];
  readonly force: [number, number];
  readonly pool: readonly [number, number];
  tracker: Tracker | null;
}

export const factsOf = (open: Open): Facts => ({
  damage: open.units.map((u) => u.damage),
  force: [open.seats[0].forceReady, open.seats[1].forceReady],
  pool: [open.seats[0].forcePool, open.seats[1].forcePool],
  tracker: trackerOf(open),
});

interface Gathered {
  readonly key: string;
  readonly events: GameEvent[];
  readonly phrase: (events: readonly GameEvent[]) => Line;
}

/** Where phrases put their lines. Events that belong into one line are gathered until something else is said. */
export class Teller {
  readonly game: Game;
  readonly cast: Cast;
  facts: Facts;
  private lines: Line[] = [];
  private gathered: Gathered | null = null;

  constructor(game: Game, cast: Cast, open: Open) {
    this.game = game;
    this.cast = cast;
    this.facts = factsOf(open);
    if (open.turn === 0 && this.facts.tracker) this.facts.tracker = FRESH;
  }

  say(text: string, depth = 1, tone: Tone = 'plain'): void {
    this.flush();
    this.lines.push({ text, depth, tone });
  }

  heading(text: string, turn?: number): void {
    this.flush();
    this.lines.push({ text, depth: 0, tone: 'turn', ...(turn === undefined ? {} : { turn }) });
  }

  /** Adds an event to the line being gathered under this key; the first one brings the phrase for all. */
  gather<E extends GameEvent>(key: string, event: E, phrase: (events: readonly E[]) => Line): void {
    if (this.gathered?.key !== key) {
      this.flush();
      this.gathered = { key, events: [], phrase: phrase as unknown as Gathered['phrase'] };
    }
    this.gathered?.events.push(event);
  }

  /** Leaves out what was gathered under this key: the next line tells it too. */
  drop(key: string): void {
    if (this.gathered?.key === key) this.gathered = null;
  }

  flush(): void {
    if (this.gathered) this.lines.push(this.gathered.phrase(this.gathered.events));
    this.gathered = null;
  }

  /** Hands out the lines that are complete. */
  take(): Line[] {
    const told = this.lines;
    this.lines = [];
    return told;
  }

  /** `5 of 9`. */
  damageOf(id: UnitId): string {
    return `${this.facts.damage[id] ?? 0} of ${this.cast.card(id).stamina}`;
  }

  forceOf(seat: Seat): string {
    return `${this.facts.force[seat]} of ${this.facts.pool[seat]} Force`;
  }
}

/** How each kind of event is told. */
export type Phrases<E extends GameEvent['event']> = {
  readonly [K in E]: (t: Teller, e: Extract<GameEvent, { event: K }>) => void;
};
