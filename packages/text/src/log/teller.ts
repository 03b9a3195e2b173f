import type { EventCalled, GameEvent, Open, Place, Seat, UnitId } from '@faultline/rules';
import type { Cast } from '../cast.ts';
import type { Terms } from '../terms.ts';
import type { LogWords, WholeWords } from '../words/words.ts';
import { type Landmark, landmarksOf, nearestTo } from './heading.ts';
import { tellingOf } from './modes/index.ts';
import type { Tracker } from './modes/telling.ts';

export type Tone = 'turn' | 'plain' | 'dice' | 'wound' | 'score' | 'tracker';

export interface LogLine {
  readonly text: string;
  /** How far the line is set in: 0 for headings, more for what lies inside something. */
  readonly depth: number;
  readonly tone: Tone;
  /** On the heading of a turn. */
  readonly turn?: number;
  /** On a line of the tone `tracker`, which has no words: how the tracker lies, for whoever draws it. */
  readonly tracker?: Tracker & { readonly players: readonly [string, string] };
  /** What the line tells, for boards that show the moment again. */
  readonly events: readonly GameEvent[];
}

type Draft = Omit<LogLine, 'events'>;

/** What the story so far has told of the table; kept from the events alone. */
export interface Facts {
  readonly damage: number[];
  readonly force: [number, number];
  readonly pool: readonly [number, number];
  tracker: Tracker | null;
  objectives: readonly Landmark[];
  /** The Struggle is won, the next one not yet begun. */
  won: boolean;
}

export const factsOf = (open: Open): Facts => ({
  damage: open.units.map((u) => u.damage),
  force: [open.seats[0].forceReady, open.seats[1].forceReady],
  pool: [open.seats[0].forcePool, open.seats[1].forcePool],
  tracker: tellingOf(open)?.tracker(open) ?? null,
  objectives: landmarksOf(open.objectives),
  won: tellingOf(open)?.isWon(open) ?? false,
});

interface Gathered {
  readonly key: string;
  readonly events: GameEvent[];
  readonly phrase: (events: readonly GameEvent[]) => Draft;
}

/** Where phrases put their lines. Events that belong into one line are gathered until something else is said. */
export class Teller {
  readonly cast: Cast;
  readonly words: WholeWords;
  facts: Facts;
  /** What is being told. */
  now: GameEvent | null = null;
  private lines: LogLine[] = [];
  private gathered: Gathered | null = null;

  constructor(cast: Cast, words: WholeWords, open: Open) {
    this.cast = cast;
    this.words = words;
    this.facts = factsOf(open);
    if (open.turn === 0 && this.facts.tracker) this.facts.tracker = tellingOf(open)?.fresh ?? null;
  }

  get log(): LogWords {
    return this.words.log;
  }

  get terms(): Terms {
    return this.words.terms;
  }

  say(text: string, depth = 1, tone: Tone = 'plain'): void {
    this.flush();
    this.lines.push({ text, depth, tone, events: this.told() });
  }

  heading(text: string, turn?: number): void {
    this.flush();
    this.lines.push({ text, depth: 0, tone: 'turn', ...(turn === undefined ? {} : { turn }), events: this.told() });
  }

  /** A line for whoever draws the tracker. */
  showTracker(): void {
    const { tracker } = this.facts;
    if (!tracker) return;
    this.flush();
    const players = [this.cast.player(0), this.cast.player(1)] as const;
    this.lines.push({ text: '', depth: 1, tone: 'tracker', tracker: { ...tracker, players }, events: [] });
  }

  private told(): readonly GameEvent[] {
    return this.now ? [this.now] : [];
  }

  /** Adds an event to the line being gathered under this key; the first one brings the phrase for all. */
  gather<E extends GameEvent>(key: string, event: E, phrase: (events: readonly E[]) => Draft): void {
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

  /** The line that is being gathered. */
  unfinished(): readonly LogLine[] {
    const { gathered } = this;
    return gathered ? [{ ...gathered.phrase(gathered.events), events: [...gathered.events] }] : [];
  }

  flush(): void {
    this.lines.push(...this.unfinished());
    this.gathered = null;
  }

  /** Hands out the lines that are complete. */
  take(): LogLine[] {
    const told = this.lines;
    this.lines = [];
    return told;
  }

  /** `5 of 9`. */
  damageOf(id: UnitId): string {
    return this.log.damage(this.facts.damage[id] ?? 0, this.cast.card(id).stamina);
  }

  /** A place by the objective it lies nearest to. */
  near(to: Place): string {
    return this.log.near(nearestTo(this.facts.objectives, to));
  }

  forceOf(seat: Seat): string {
    return this.log.force(this.facts.force[seat], this.facts.pool[seat]);
  }
}

/** How each kind of event is told. */
export type Phrases<E extends GameEvent['event']> = {
  readonly [K in E]: (t: Teller, e: EventCalled<K>) => void;
};
