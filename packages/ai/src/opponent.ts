import type { Answer, Decision, View } from '@faultline/rules';

/** How long an opponent may think: in trials, not seconds, so that a slow machine plays no worse. */
export interface Budget {
  readonly trials: number;
}

/**
 * Somebody who plays a seat. It is shown what that seat may see, never the state; the rules of the game and a
 * generator of its own are bound when it is made. It always answers, and its answer is legal.
 */
export interface Opponent {
  readonly name: string;
  decide(view: View, decision: Decision, budget: Budget): Answer;
}
