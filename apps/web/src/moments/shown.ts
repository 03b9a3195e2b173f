import type { Fight } from '../attack/fight.ts';
import type { Step } from '../attack/steps.ts';
import type { Scene } from '../board/scene.ts';
import type { Now } from '../game/game.ts';
import type { Port } from '../port/port.ts';
import type { Frame } from './frames.ts';

/** What the page shows of a game now: a moment, and of what led to it one thing. */
export interface Shown {
  readonly moment: Now;
  /** Whoever asks, asks about the moment that is shown. */
  readonly port: Port;
  readonly frame: Frame | null;
  readonly staged: Staged | null;
  /** All that are played again, the one that is shown among them; null where it happens now. */
  readonly again: readonly Frame[] | null;
  /** A band that passes over the newest moment: the game goes on below it. */
  readonly passing: Frame | null;
}

/** A moment as it comes, and nothing of what led to it. */
export const plainly = (moment: Now, port: Port): Shown => ({
  moment,
  port,
  frame: null,
  staged: null,
  again: null,
  passing: null,
});

/** How a frame is shown on the table. */
export interface Staged {
  /** The attack it is about, where that is shown instead of the table. */
  readonly fight: Fight | null;
  readonly step: Step | null;
  readonly drawn: (scene: Scene) => Scene;
}
