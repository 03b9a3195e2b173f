import type { Answer, Decision, View } from '@faultline/rules';

/** How long an opponent may think: so many trials in a Turn, so that a slow machine plays no worse, or by its caller's clock. */
export interface Budget {
  readonly trials: number;
  /** The share of this decision's time that is left, from 1 to 0; opponents have no clock of their own. */
  left?(): number;
}

/**
 * Somebody who plays a seat. It is shown what that seat may see, never the state; the rules of the game and a
 * generator of its own are bound when it is made. It always answers, and its answer is legal.
 */
export interface Opponent {
  readonly name: string;
  decide(view: View, decision: Decision, budget: Budget): Answer;
  /** How many trials its last answer took, of one that makes any. */
  spent?(): number;
}
