import type { Answer, Decision, View } from '@faultline/rules';

/** How long an opponent may think: in trials, so that a slow machine plays no worse, and until its caller says it is late. */
export interface Budget {
  readonly trials: number;
  /** The caller's clock; opponents have none. Whoever is late answers with the best it has. */
  late?(): boolean;
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
