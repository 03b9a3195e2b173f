import {
  type Answer,
  type Decision,
  determinise,
  type Game,
  type Random,
  type State,
  type View,
} from '@faultline/rules';
import { Mind } from '../greedy/mind.ts';
import { WIDE } from '../greedy/spots.ts';
import type { Budget, Opponent } from '../opponent.ts';
import { randomFrom } from '../random.ts';
import { distinct } from './candidates.ts';
import { halving, type Try } from './halving.ts';
import { Trial } from './trial.ts';

/** Of so many candidates at most the best is looked for. */
const MOST = 8;
/** With fewer trials for each candidate nothing is learnt. */
const LEAST = 2;

/** Questions in which looking ahead pays; the others are answered as the greedy opponent does. */
const SEARCHED: readonly string[] = [
  'activation.main',
  'move.offer',
  'attack.target',
  'order.choose',
  'order.reserve',
  'order.shatterpoint',
  'window.ask',
  'active.ask',
  'effects.choose',
  'struggle.map',
  'odds.offer',
];

/**
 * R2: tries the greedy opponent's best candidates over some Turns with cards dealt anew, and drops the worse half until
 * one is left. The trials of a Turn are one purse: each question may spend half of what is left.
 */
class Searcher implements Opponent {
  readonly name = 'search';
  private readonly game: Game;
  private readonly seed: string;
  private readonly random: Random;
  private readonly mind: Mind;
  private turn = -1;
  private purse = 0;
  private used = 0;
  private asked = 0;

  constructor(game: Game, seed: string) {
    this.game = game;
    this.seed = seed;
    this.random = randomFrom(seed);
    this.mind = new Mind(game, this.random, WIDE);
  }

  spent(): number {
    return this.used;
  }

  decide(view: View, decision: Decision, budget: Budget): Answer {
    this.used = 0;
    this.asked += 1;
    if (view.open.turn !== this.turn) [this.turn, this.purse] = [view.open.turn, budget.trials];
    const state = determinise(this.game, view, this.random);
    const looks = SEARCHED.includes(decision.step) && this.purse > 0;
    return (looks && this.searched(view, decision, state, budget)) || this.mind.answer(state);
  }

  /** Null where there is nothing to choose, or not enough budget to learn anything. */
  private searched(view: View, decision: Decision, state: State, { left }: Budget): Answer | null {
    if (decision.options.length < 2 && !decision.options[0]?.asks) return null;
    const choices = distinct(this.mind.weigh(state), MOST, this.random);
    const trials = Math.ceil(this.purse / 2);
    const [first] =
      choices.length < 2 || trials < LEAST * choices.length
        ? choices.map((choice) => ({ choice }))
        : halving(choices, left ? { trials, left } : { trials }, this.trying(view, decision, left));
    this.purse -= this.used;
    return first?.choice.answer ?? null;
  }

  /** The candidates of a trial are asked one after the other: its cards are dealt once. */
  private trying(view: View, { seat }: Decision, left: Budget['left']): Try {
    let [dealt, trial]: [number, Trial | null] = [-1, null];
    return ({ answer }, nth) => {
      if (left && left() <= 0) return null;
      if (!trial || dealt !== nth)
        [dealt, trial] = [nth, new Trial(this.game, view, `${this.seed}/${this.asked}/${nth}`)];
      this.used += 1;
      return trial.worthOf(answer, seat);
    };
  }
}

export const searchOpponent = (game: Game, seed: string): Opponent => new Searcher(game, seed);
