import { determinise, type Game, type Random } from '@faultline/rules';
import { best, type Choice } from './greedy/choice.ts';
import { Planner } from './greedy/planner.ts';
import { WIDE } from './greedy/spots.ts';
import type { Opponent } from './opponent.ts';
import { randomFrom } from './random.ts';

/** What it misjudges a choice by at most, either way, in spaces of the Struggle token. */
const NOISE = 2;
/** One in so many reactions is not noticed. */
const MISSED = 3;
const STEPS = 1000;

const blurred = (choice: Choice, random: Random): Choice => ({
  answer: choice.answer,
  value: choice.value + NOISE * ((2 * random(STEPS)) / STEPS - 1),
});

/** Plans as the greedy opponent does, but misjudges things and misses reactions now and then. */
export function noviceOpponent(game: Game, seed: string): Opponent {
  const random = randomFrom(seed);
  const planner = new Planner(game, random, WIDE);
  return {
    name: 'novice',
    decide(view, decision) {
      const state = determinise(game, view, random);
      const pass = decision.step === 'window.ask' && decision.options.find(({ id }) => id === 'pass');
      if (pass && random(MISSED) === 0) return { option: pass.id };
      const choices = planner.weigh(state).map((choice) => blurred(choice, random));
      return best(choices, random) ?? planner.answer(state);
    },
  };
}
