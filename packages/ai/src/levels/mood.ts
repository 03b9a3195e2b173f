import { ASSASSIN, type Style, USUAL } from '../greedy/style.ts';
import { randomFrom } from '../random.ts';
import type { Failings } from './failings.ts';

/** Farther than so many inches from whoever acts an objective may be forgotten. */
const FAR = 10;
const STEPS = 10_000;

/** How somebody plays a Turn: with these errors, from its first question to its last. */
export interface Mood {
  readonly attacks: boolean;
  readonly forgets: boolean;
  readonly spends: boolean;
  readonly hurries: boolean;
}

/** The same seed and Turn, the same mood, whatever was asked before. */
export function moodIn(seed: string, turn: number, failings: Failings): Mood {
  const random = randomFrom(`${seed}/mood/${turn}`);
  const happens = (rate: number): boolean => random(STEPS) < rate * STEPS;
  const attacks = happens(failings.attacks);
  const forgets = happens(failings.forgets);
  const spends = happens(failings.spends);
  return { attacks, forgets, spends, hurries: happens(failings.hurries) };
}

/** A mood as weights and habits of the machinery that everybody shares. */
export function styleIn({ attacks, forgets, spends }: Mood, { feel }: Failings): Style {
  const { weights } = attacks ? ASSASSIN : USUAL;
  return {
    ...USUAL,
    weights: { ...weights, feel: 1 + feel, ...(spends ? { force: 0 } : {}) },
    forgets: forgets ? FAR : null,
  };
}
