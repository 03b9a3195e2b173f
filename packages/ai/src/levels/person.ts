import { type Answer, type Decision, determinise, type Game, type Random, type View } from '@faultline/rules';
import { onlyAnswer } from '../greedy/choice.ts';
import { Planner } from '../greedy/planner.ts';
import { WIDE } from '../greedy/spots.ts';
import { inStyle } from '../greedy/style.ts';
import type { Budget, Opponent } from '../opponent.ts';
import { randomFrom } from '../random.ts';
import { searchOpponent } from '../search/search.ts';
import type { Failings } from './failings.ts';
import { type Mood, moodIn, styleIn } from './mood.ts';
import { stakes, tempered } from './temper.ts';

const STEPS = 10_000;

/** Plays as R1 or R2 does, but errs as people do: each Turn in a mood of its own, and of choices that seem alike one at a venture. */
class Person implements Opponent {
  readonly name: string;
  private readonly game: Game;
  private readonly seed: string;
  private readonly failings: Failings;
  private readonly random: Random;
  private readonly searcher: Opponent | null;
  private readonly planners = new Map<string, Planner>();
  private turn = -1;
  private mood: Mood;
  private tried = 0;

  constructor(name: string, game: Game, seed: string, failings: Failings, searches: boolean) {
    this.name = name;
    this.game = game;
    this.seed = seed;
    this.failings = failings;
    this.random = randomFrom(seed);
    this.searcher = searches ? searchOpponent(game, seed) : null;
    this.mood = moodIn(seed, this.turn, failings);
  }

  spent(): number {
    return this.tried;
  }

  decide(view: View, decision: Decision, budget: Budget): Answer {
    const { turn } = view.open;
    if (turn !== this.turn) [this.turn, this.mood] = [turn, moodIn(this.seed, turn, this.failings)];
    this.tried = 0;
    const missed = this.missed(decision);
    if (missed) return missed;
    return this.searcher && !this.mood.hurries
      ? this.searched(this.searcher, view, decision, budget)
      : this.planned(view);
  }

  private missed({ step, options }: Decision): Answer | null {
    const pass = step === 'window.ask' && options.find(({ id }) => id === 'pass');
    if (!pass || this.failings.misses === 0) return null;
    return this.random(STEPS) < this.failings.misses * STEPS ? { option: pass.id } : null;
  }

  private searched(searcher: Opponent, view: View, decision: Decision, budget: Budget): Answer {
    const answer = searcher.decide(view, decision, budget);
    this.tried = searcher.spent?.() ?? 0;
    return answer;
  }

  private planned(view: View): Answer {
    const state = determinise(this.game, view, this.random);
    const { decision } = state.open;
    const planner = this.planner();
    const { temperature } = this.failings;
    if (temperature === 0 || !decision || onlyAnswer(decision)) return planner.answer(state);
    const warm = temperature / (1 + stakes({ game: this.game, open: view.open }));
    return tempered(planner.weigh(state), warm, this.random) ?? planner.answer(state);
  }

  /** One for each mood: what attacks are worth in it is remembered from Turn to Turn. */
  private planner(): Planner {
    const key = JSON.stringify(this.mood);
    const known = this.planners.get(key);
    const planner = known ?? new Planner(inStyle(this.game, styleIn(this.mood, this.failings)), this.random, WIDE);
    this.planners.set(key, planner);
    return planner;
  }
}

export const personOpponent =
  (name: string, failings: Failings, searches = false) =>
  (game: Game, seed: string): Opponent =>
    new Person(name, game, seed, failings, searches);
