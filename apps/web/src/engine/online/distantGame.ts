import type { ChapterTold } from '@faultline/host/wire';
import {
  determinise,
  drawing,
  fast,
  type Game,
  type GameEvent,
  lateUses,
  type Message,
  type Open,
  type Seat,
  type Sent,
  type State,
  sha256,
  Trail,
  type View,
} from '@faultline/rules';
import type { Chapter, PastMoment, Port, WayBack } from '../../port/port.ts';
import type { Queries } from '../../port/queries.ts';
import { asked, type BoardAdvice, boardAdvice } from '../queries.ts';

/** How what this player says reaches whoever runs the game. */
export type Say = (message: Message) => Promise<Sent>;

/** What is never asked while people play against each other: it would play for them. */
const SILENT = {
  suggest: async () => null,
  suggestions: async () => [],
  why: async () => null,
  review: async () => null,
  keyMoments: async () => [],
} satisfies Partial<Queries>;

/**
 * A game whose truth is elsewhere: what this looker sees of it comes over a line, and questions about the board are
 * answered here, from the rules and that view. Nothing here knows a hidden card or a die to come.
 */
export class DistantGame {
  private readonly game: Game;
  private readonly seat: Seat | null;
  private readonly say: Say;
  private readonly story: Chapter[] = [];
  private trail = new Trail([]);
  /** What was seen since this page is open, by version. */
  private readonly views = new Map<number, View>();
  private imagined: { readonly of: View; readonly state: State } | null = null;
  private waiting: (() => void)[] = [];
  /** Whether the other can be asked for what one may not do alone. */
  canAsk = false;

  constructor(game: Game, seat: Seat | null, say: Say) {
    this.game = game;
    this.seat = seat;
    this.say = say;
  }

  /** How many entries were told; -1 before the beginning was. */
  get version(): number {
    return this.story.length - 1;
  }

  get view(): View {
    return this.viewOf(this.version);
  }

  /** The whole as it stands, with the story up to there; what was told already is left aside. */
  lay(story: readonly ChapterTold[], view: View): void {
    for (const chapter of story.slice(this.story.length)) this.add(chapter);
    this.views.set(this.version, view);
    this.wake();
  }

  /** One entry, and how this looker sees the table after it. */
  hear(chapter: Pick<ChapterTold, 'e' | 'f'>, view: View): void {
    this.add({ ...chapter, ...(chapter.e.some(isRewritten) && { open: view.open }) });
    this.views.set(this.version, view);
    this.wake();
  }

  private add({ e, f, open }: Pick<ChapterTold, 'e' | 'f'> & { readonly open?: Open }): void {
    this.trail = new Trail([...this.trail.kept, f]);
    const { from, by } = this.trail.at(this.story.length) ?? { from: this.story.length, by: null };
    this.story.push({ events: e, by, open: open ?? null, from });
  }

  private wake(): void {
    const woken = this.waiting;
    this.waiting = [];
    for (const wake of woken) wake();
  }

  /** What this player could still ask to use after the fact (SD-R-77). */
  late(): readonly string[] {
    const { game, seat, trail, view } = this;
    if (seat === null || view.open.result || (trail.lastToAnswer ?? seat) !== seat) return [];
    return lateUses({ game, open: view.open }, seat);
  }

  /** Like a chair at a table of this machine: the page does not know the difference. */
  port(): Port {
    return {
      since: async (version) => {
        while (this.version <= version) await new Promise<void>((resolve) => this.waiting.push(resolve));
        return this.momentSince(version);
      },
      send: async (by, message) =>
        by === this.seat ? this.say(message) : { refused: { why: 'not-your-decision', reasons: [] } },
      keep: async () => 'here',
      viewAt: async (version) => this.viewOf(version),
      adviceAt: async (version, question, about) =>
        asked({ ...this.adviceOf(() => this.viewOf(version)), ...SILENT }, question, about),
      ...this.adviceOf(() => this.view),
      ...SILENT,
      report: async () => {
        throw new Error('What a game came to is told when it is over.');
      },
    };
  }

  private viewOf(version: number): View {
    const view = this.views.get(version);
    if (!view) throw new Error(`How the game stood after entry ${version} was not seen here.`);
    return view;
  }

  private adviceOf(view: () => View): BoardAdvice {
    return boardAdvice({
      game: this.game,
      state: () => this.stateFrom(view()),
      openAt: (version) => this.views.get(version)?.open ?? null,
    });
  }

  /** A state that agrees with what is seen; of what is hidden it knows no more than the view. */
  private stateFrom(view: View): State {
    if (this.imagined?.of !== view) {
      const random = drawing(fast(sha256(`view ${view.open.version}`), IMAGINING));
      this.imagined = { of: view, state: determinise(this.game, view, random) };
    }
    return this.imagined.state;
  }

  private momentSince(version: number): PastMoment {
    const isOver = this.view.open.result !== null;
    return {
      version: this.version,
      view: this.view,
      secret: false,
      story: this.story.slice(version + 1),
      back: isOver ? null : this.wayBack(),
      forth: null,
      kept: 'here',
    };
  }

  private wayBack(): WayBack | null {
    const { seat, trail } = this;
    if (seat === null) return null;
    const last = trail.standing.find((version) => trail.at(version)?.by === seat);
    if (last === undefined) return null;
    const to = trail.at(last - 1)?.from ?? last - 1;
    const free = to >= trail.freeUndo(seat);
    return free || this.canAsk ? { to, by: seat, free } : null;
  }
}

const IMAGINING = { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 } as const;

/** After these a story cannot be told on from the events alone. */
const isRewritten = ({ event }: GameEvent): boolean => event === 'undone' || event === 'corrected';
