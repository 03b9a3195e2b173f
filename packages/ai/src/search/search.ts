import {
  type Answer,
  type Decision,
  determinise,
  type Game,
  type Random,
  type State,
  type View,
  whyNot,
} from '@faultline/rules';
import { manner, worthIn } from '../greedy/modes/index.ts';
import { Planner } from '../greedy/planner.ts';
import { BRISK, WIDEST } from '../greedy/spots.ts';
import { inStyle, RUSHER, type Style, type StyledGame, USUAL } from '../greedy/style.ts';
import type { Budget, Opponent } from '../opponent.ts';
import { randomFrom } from '../random.ts';
import { distinct } from './candidates.ts';
import { goalsOf } from './goals.ts';
import { halving, type Try } from './halving.ts';
import { planFrom } from './plan.ts';
import { Trial } from './trial.ts';

/** Of so many plans at most the best is looked for. */
const MOST = 5;
/** With fewer trials for each plan nothing is learnt. */
const LEAST = 2;

type Trust = Readonly<Record<string, number>>;

/**
 * Questions in which looking ahead pays, each with how many trials R1's promise counts for: its plans rest on exact
 * odds, what it holds of cards is a guess. The others are answered as the greedy opponent does.
 */
const CARDS: Trust = { 'order.choose': 1, 'order.reserve': 2, 'order.shatterpoint': 2 };
const CARDS_AND_PLANS: Trust = { ...CARDS, 'activation.main': 3, 'move.offer': 3 };

/**
 * R2: makes a plan of the whole activation from each of the greedy opponent's best choices, tries the plans over some
 * Turns with cards dealt anew, and drops the worse half until one is left. What the dice change is planned anew at the
 * next question. The trials of a Turn are one purse, of which a question may spend a part.
 */
class Searcher implements Opponent {
  readonly name = 'search';
  private readonly game: StyledGame;
  private readonly rival: Game;
  private readonly seed: string;
  private readonly random: Random;
  private readonly planner: Planner;
  private readonly quickPlanner: Planner;
  private turn = -1;
  private purse = 0;
  private used = 0;
  private asked = 0;
  /** Where the plan that was chosen goes, until that is asked. */
  private meant: Answer | null = null;

  constructor(game: Game, seed: string, style: Style) {
    this.game = inStyle(game, style);
    this.seed = seed;
    this.random = randomFrom(seed);
    this.rival = inStyle(game, { ...RUSHER, weights: { ...RUSHER.weights, reacts: style.weights.reacts } });
    this.planner = new Planner(this.game, this.random, WIDEST, true);
    this.quickPlanner = new Planner(this.game, this.random, BRISK);
  }

  spent(): number {
    return this.used;
  }

  decide(view: View, decision: Decision, budget: Budget): Answer {
    this.used = 0;
    this.asked += 1;
    if (view.open.turn !== this.turn) [this.turn, this.purse] = [view.open.turn, budget.trials];
    const state = determinise(this.game, view, this.random);
    const known = worthIn(view.open).search.plans ? CARDS_AND_PLANS : CARDS;
    const meant = this.goingOn(view, decision);
    if (meant) return meant;
    const trust = this.purse > 0 ? known[decision.step] : undefined;
    return (trust && this.searched(view, decision, state, budget, trust)) || this.planner.answer(state);
  }

  /** Null where there is nothing to choose, or not enough budget to learn anything. */
  private searched(view: View, decision: Decision, state: State, { left }: Budget, trust: number): Answer | null {
    if (decision.options.length < 2 && !decision.options[0]?.asks) return null;
    const choices = distinct(this.planner.weigh(state), MOST, this.random);
    const { goals: most } = this.manner(view).weights;
    const goals = choices.flatMap((choice) => goalsOf(this.game, this.planner, state, choice, most, this.random));
    const trials = Math.ceil(this.purse * this.partFor(view, decision) * Math.min(1, goals.length / MOST));
    if (goals.length < 2 || trials < LEAST * goals.length) return choices[0]?.answer ?? null;
    const plans = goals.map((goal) => planFrom(this.game, state, goal, (on) => this.quickPlanner.quick(on)));
    // Few plans need less than their share of the time.
    const part = Math.min(1, goals.length / MOST);
    const time = left && { left: (): number => Math.max(0, 1 - (1 - left()) / part) };
    const [first] = halving(plans, { trials, ...time }, trust, this.trying(view, decision, time?.left));
    this.purse -= this.used;
    this.meant = first?.plan.goes ?? null;
    return first?.plan.answer ?? null;
  }

  private manner({ open }: View): Style {
    return manner({ game: this.game, open });
  }

  private partFor(view: View, { step }: Decision): number {
    const { partForCards, partForPlans } = this.manner(view).weights;
    return worthIn(view.open).search.part ?? (step in CARDS ? partForCards : partForPlans);
  }

  /** The plan that was chosen is kept as far as the place it goes to first. */
  private goingOn({ open }: View, decision: Decision): Answer | null {
    const { meant } = this;
    this.meant = null;
    if (!meant || decision.step !== 'move.offer') return null;
    const command = { seat: decision.seat, version: open.version, answer: meant };
    return whyNot({ game: this.game, open }, command) === null ? meant : null;
  }

  private rivalOf(view: View, nth: number): Game {
    const { rivals } = this.manner(view).weights;
    return rivals > 0 && nth % rivals === rivals - 1 ? this.rival : this.game;
  }

  /** The plans of a trial are asked one after the other: its cards are dealt once. */
  private trying(view: View, { seat }: Decision, left: Budget['left']): Try {
    let [dealt, trial]: [number, Trial | null] = [-1, null];
    return (plan, nth) => {
      if (left && left() <= 0) return null;
      if (!trial || dealt !== nth)
        [dealt, trial] = [
          nth,
          new Trial(this.game, view, `${this.seed}/${this.asked}/${nth}`, this.rivalOf(view, nth)),
        ];
      this.used += 1;
      return trial.worthOf(plan, seat);
    };
  }
}

export const searchOpponent = (game: Game, seed: string, style: Style = USUAL): Opponent =>
  new Searcher(game, seed, style);
