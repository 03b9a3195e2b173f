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
import type { Position } from '../greedy/choice.ts';
import { manner, worthIn } from '../greedy/modes/index.ts';
import { randomFrom } from '../random.ts';
import { winLogit } from '../value/winChance.ts';
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
  /** The game as the other side thinks of it. */
  private readonly rival: Game;

  constructor(game: Game, view: View, seed: string, rival = game) {
    this.game = game;
    this.rival = rival;
    this.seed = seed;
    this.from = determinise(game, view, randomFrom(seed));
  }

  /** What this plan is worth to a seat; null where its first answer is refused. */
  worthOf(plan: Plan, seat: Seat): number | null {
    const p = this.endOf(plan, seat);
    if (!p) return null;
    const { learned, logit } = manner(p).weights;
    const chance = learned > 0 && !p.open.result ? winLogit(this.game, p, seat) : null;
    const judged = chance === null || learned < 1 ? totalOf(evaluate(p, seat)) : 0;
    return chance === null ? judged : learned * logit * chance + (1 - learned) * judged;
  }

  /** How things stand for a seat some Turns after this plan; null where its first answer is refused. */
  outlookAfter(plan: Plan, seat: Seat): Evaluation | null {
    const p = this.endOf(plan, seat);
    return p && evaluate(p, seat);
  }

  /** The position some Turns after this plan of a seat; null where its first answer is refused. */
  endOf(plan: Plan, seat: Seat): Position | null {
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
      const mind = open.decision.seat === seat ? game : this.rival;
      if (!taken(meant) && !taken(rolloutAnswer(mind, state, random))) break;
    }
    return worthIn(open).afterTurnOf({ game, open }, seat);
  }
}
