import {
  type Answer,
  applyInPlace,
  copyState,
  determinise,
  type Game,
  type Seat,
  type State,
  type View,
} from '@faultline/rules';
import { rolloutAnswer } from '../greedy/rollout.ts';
import { type Evaluation, evaluate, totalOf } from '../greedy/evaluate.ts';
import { worthIn } from '../greedy/modes/index.ts';
import { randomFrom } from '../random.ts';
import { PlanInProgress, type Plan } from './plan.ts';

/** How far a trial looks: to the end of this Turn and so many more, each with an activation. */
const TURNS_AHEAD = 2;
/** A trial ends here, whatever happens in it. */
const MOST_ANSWERS = 200;

/**
 * One way the game could go on. All plans of a trial meet the same cards and dice, so that they differ by what
 * they do and not by their luck.
 */
export class Trial {
  private readonly game: Game;
  private readonly seed: string;
  private readonly from: State;

  constructor(game: Game, view: View, seed: string) {
    this.game = game;
    this.seed = seed;
    this.from = determinise(game, view, randomFrom(seed));
  }

  /** What this plan is worth to a seat; null where its first answer is refused. */
  worthOf(plan: Plan, seat: Seat): number | null {
    const outlook = this.outlookAfter(plan, seat);
    return outlook && totalOf(outlook);
  }

  /** How things stand for a seat some Turns after this plan; null where its first answer is refused. */
  outlookAfter(plan: Plan, seat: Seat): Evaluation | null {
    const { game } = this;
    const state = copyState(this.from);
    const { open } = state;
    const [random, course] = [randomFrom(`${this.seed}/on`), new PlanInProgress(plan)];
    const taken = (answer: Answer | null): boolean =>
      open.decision !== null &&
      answer !== null &&
      !('refused' in applyInPlace(game, state, { seat: open.decision.seat, version: open.version, answer }));
    const last = open.turn + TURNS_AHEAD;
    if (!taken(plan.answer)) return null;
    for (let i = 1; i < MOST_ANSWERS && open.decision && open.turn <= last; i += 1) {
      const meant = open.decision.seat === seat ? course.next(open, open.decision) : null;
      if (!taken(meant) && !taken(rolloutAnswer(game, state, random))) break;
    }
    return evaluate(worthIn(open).afterTurnOf({ game, open }, seat), seat);
  }
}
