import type { Open, Seat } from '@faultline/rules';

/** What a score is worth to a seat, by public facts alone: what it has won, and how near the next is. */
export interface ScoreWorth {
  readonly won: (open: Open, seat: Seat) => number;
  readonly tracker: (open: Open, seat: Seat) => number;
}
