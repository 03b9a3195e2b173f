import type { Seat, View } from '@faultline/rules';
import type { Now } from '../game/game.ts';
import { portAt } from '../lookback/portAt.ts';
import { type Chapter, computersOf, type Playing, type Port } from '../port/port.ts';
import { type Frame, framesOf, isBand, type Whose } from './frames.ts';
import { lastsFor, type Pace } from './pace.ts';
import { recapOf } from './recap.ts';
import { plainly, type Shown } from './shown.ts';
import { stagedOf } from './staged.ts';

/** An entry on the way to the newest one. */
interface Step {
  readonly version: number;
  readonly frames: readonly Frame[];
  readonly moment: Now | null;
}

export interface Clock {
  /** Calls once after so many milliseconds, unless what is given back is called before. */
  readonly after: (ms: number, call: () => void) => () => void;
}

const CLOCK: Clock = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

interface Stage {
  readonly playing: Playing;
  readonly port: Port;
  readonly show: (shown: Shown) => void;
  /** Null where nothing is to be shown but how the game stands. */
  readonly pace: () => Pace | null;
  readonly still: () => boolean;
  readonly clock?: Clock;
}

/**
 * Shows what comes in at a pace at which it can be read: a moment is held back until what led to those before it was
 * shown. Nothing is kept of what was shown: played again it is worked out anew.
 */
export class Player {
  private readonly stage: Stage;
  private readonly computers: readonly Seat[];
  private newest: Now;
  private steps: Step[] = [];
  private frames: readonly Frame[] = [];
  private shown: Pick<Shown, 'moment' | 'port'> | null = null;
  /** Something is shown, or on its way to be. */
  private busy = false;
  /** What was seen before and is shown once more, whatever the pace. */
  private replayed: readonly Frame[] | null = null;
  /** The bands that pass, the one that is shown first. */
  private passing: readonly Frame[] = [];
  private stop: (() => void) | null = null;
  /** Counts what was begun: an answer that comes after something else was begun is too late. */
  private begun = 0;

  constructor(stage: Stage, now: Now) {
    this.stage = stage;
    this.computers = computersOf(stage.playing.players);
    this.newest = now;
  }

  /** A newer moment is there. */
  take(now: Now): void {
    const known = this.newest.story.length;
    this.newest = now;
    const fresh = now.story.slice(known);
    const pace = this.stage.pace();
    if (fresh.some(isUndone) || (pace === null && !this.replayed)) return this.skip();
    if (pace === 'instant' && !this.replayed) return this.pass(fresh, known);
    this.steps.push(
      ...fresh.map((chapter, i) => ({
        version: known + i,
        frames: this.framesIn(chapter, known + i),
        moment: known + i === now.version ? now : null,
      })),
    );
    if (!this.busy) void this.step();
  }

  /** Nobody waits: what is told across the screen passes over how the game stands. */
  private pass(fresh: readonly Chapter[], known: number): void {
    const bands = fresh.flatMap((chapter, i) => this.framesIn(chapter, known + i)).filter(isBand);
    const passing = [...this.passing, ...bands];
    this.skip();
    this.passing = passing;
    if (passing.length > 0) this.showPassing();
  }

  private showPassing(): void {
    const [passing = null] = this.passing;
    this.stage.show({ ...plainly(this.newest, this.stage.port), passing });
    if (passing) this.waitFor(passing, 'instant', () => this.passOn());
  }

  /** A band that passes has been seen. */
  passOn(): void {
    if (this.passing.length === 0) return;
    this.hold();
    this.passing = this.passing.slice(1);
    this.showPassing();
  }

  /** Goes on to the next frame. */
  next(): void {
    this.hold();
    const [frame, ...rest] = this.frames;
    this.frames = rest;
    if (frame && this.shown) this.present(this.shown, frame);
    else if (this.busy) void this.step();
  }

  /** Shows how the game stands, and nothing more of how that came. */
  skip(): void {
    this.begun += 1;
    this.hold();
    this.steps = [];
    this.frames = [];
    this.shown = null;
    this.busy = false;
    this.replayed = null;
    this.passing = [];
    this.stage.show(plainly(this.newest, this.stage.port));
  }

  /** The frame that is shown stays until somebody goes on. */
  hold(): void {
    this.stop?.();
    this.stop = null;
  }

  /** Plays again what happened since somebody here last answered. */
  again(): void {
    const { story, view } = this.newest;
    const frames = recapOf(story, view.open, this.computers);
    const versions = [...new Set(frames.map(({ version }) => version))];
    this.skip();
    this.replayed = frames;
    this.steps = versions.map((version) => ({
      version,
      frames: frames.filter((frame) => frame.version === version),
      moment: null,
    }));
    void this.step();
  }

  /** Nothing more is shown. */
  end(): void {
    this.begun += 1;
    this.hold();
  }

  private framesIn(chapter: Chapter, version: number): readonly Frame[] {
    return framesOf(chapter, version, this.newest.view.open satisfies Whose, this.computers);
  }

  private async step(): Promise<void> {
    const at = this.steps.findIndex(({ frames }) => frames.length > 0);
    const step = this.steps[at];
    if (!step) return this.skip();
    this.busy = true;
    this.steps = this.steps.slice(at + 1);
    this.begun += 1;
    const { begun } = this;
    const moment = step.moment ?? (await this.momentAt(step.version));
    // Something else has begun meanwhile.
    if (begun !== this.begun) return;
    const [frame, ...rest] = step.frames;
    if (!moment || !frame) return this.skip();
    this.frames = rest;
    const port = moment === this.newest ? this.stage.port : portAt(this.stage.port, step.version);
    this.present({ moment, port }, frame);
  }

  private async momentAt(version: number): Promise<Now | null> {
    const view: View | null = await this.stage.port.viewAt(version).catch(() => null);
    const story = this.newest.story.slice(0, version + 1);
    const events = story.at(-1)?.events ?? [];
    return view && { ...this.newest, version, view, story, events, back: null, forth: null };
  }

  private present(shown: Pick<Shown, 'moment' | 'port'>, frame: Frame): void {
    const chosen = this.stage.pace() ?? 'instant';
    const pace = chosen === 'instant' && this.replayed ? 'normal' : chosen;
    if (pace === 'instant') return this.skip();
    this.shown = shown;
    this.stage.show({ ...shown, frame, staged: stagedOf(shown.moment, frame), again: this.replayed, passing: null });
    this.waitFor(frame, pace, () => this.next());
  }

  private waitFor(frame: Frame, pace: Pace, then: () => void): void {
    const ms = lastsFor(frame, pace, this.stage.still());
    if (ms !== null) this.stop = (this.stage.clock ?? CLOCK).after(ms, then);
  }
}

const isUndone = ({ events }: Chapter): boolean => events.some(({ event }) => event === 'undone');
