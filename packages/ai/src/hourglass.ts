import type { Budget } from './opponent.ts';

/** More than anybody makes in the time given. */
const UNCOUNTED = 1_000_000;

/** The time of a Turn by a clock that its user brings: each question may take half of what is left of it. */
export class Hourglass {
  private readonly ms: number;
  private readonly now: () => number;
  private turn = -1;
  private left = 0;

  constructor(ms: number, now: () => number) {
    this.ms = ms;
    this.now = now;
  }

  /** The budget of a question that is asked now, in this Turn. */
  budget(turn: number): Budget {
    if (turn !== this.turn) [this.turn, this.left] = [turn, this.ms];
    const [begun, slice] = [this.now(), this.left / 2];
    return {
      trials: this.ms === 0 ? 0 : UNCOUNTED,
      left: () => (slice === 0 ? 0 : Math.max(0, 1 - (this.now() - begun) / slice)),
    };
  }

  /** The answer to the question that was asked then is given. */
  took(ms: number): void {
    this.left = Math.max(0, this.left - ms);
  }
}
