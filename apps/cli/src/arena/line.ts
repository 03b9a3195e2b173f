import type { Seat } from '@faultline/rules';
import type { Half } from './pairing.ts';

/** What was asked of one game: it follows from these words to its last answer, unless somebody plays by the clock. */
export interface GameRequest {
  readonly half: Half;
  readonly seed: string;
  readonly pair: number;
  readonly a: string;
  readonly b: string;
  /** Where the first contender sits. */
  readonly seatOfA: Seat;
  /** What it is played with; games of another engine are not counted together. */
  readonly engine: string;
  /** The Key Operation that is played; absent in the usual game. */
  readonly operation?: string;
}

/** How long one side thought: its longest decision, how long 95 % of its decisions took at most, and the processor's seconds for all of them (the oldest lines lack these). */
export interface Thought {
  readonly ms: number;
  readonly trials: number;
  readonly p95?: number;
  readonly cpuSeconds?: number;
}

/** A game of the arena: one line of its file. */
export interface ArenaLine extends GameRequest {
  readonly teams: readonly [string, string];
  readonly table: string;
  readonly mission: string | null;
  readonly winner: 'a' | 'b' | null;
  readonly why: string;
  /** Of a Key Operation: who was the Aggressor. */
  readonly aggressor?: 'a' | 'b';
  readonly turns: number;
  readonly decisions: number;
  /** Who gave an answer that was refused: that game is lost. */
  readonly illegal: 'a' | 'b' | null;
  readonly longest: { readonly a: Thought; readonly b: Thought };
  readonly cpuSeconds: number;
  readonly hash: string;
}

export const keyOf = ({ pair, seatOfA }: Pick<GameRequest, 'pair' | 'seatOfA'>): string => `${pair}/${seatOfA}`;
