/** Opponents: each sees what its seat may see, and answers. */
export { greedyOpponent } from './greedy/greedy.ts';
export { type Breadth, spotsFor } from './greedy/spots.ts';
export { Hourglass } from './hourglass.ts';
export type { Budget, Opponent } from './opponent.ts';
export { TRIALS } from './levels/failings.ts';
export { type Level, LEVELS, type OpponentName, OPPONENTS, withWeights } from './opponents.ts';
export { type WeightName, WEIGHTS } from './greedy/weights.ts';
export { FIGURES, figuresOf } from './value/modes/index.ts';
export { sigmoid } from './value/sigmoid.ts';
export { winChance } from './value/winChance.ts';
export { randomOpponent } from './random.ts';
export { advisedAnswer, type Ahead, type Suggestion, suggestionsFor } from './suggest.ts';
export { keyMoments, type Review, reviewOf } from './review.ts';
export { restlessOpponent } from './restless.ts';
export type { Goal } from './why/goal.ts';
export { type ToldWhy, type Why, whyOfTurn } from './why.ts';
