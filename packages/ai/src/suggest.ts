import {
  type Answer,
  applyInPlace,
  type Decision,
  determinise,
  type Game,
  type Place,
  type View,
} from '@faultline/rules';
import { greedyOpponent } from './greedy/greedy.ts';
import { TERMS, type Term } from './greedy/evaluate.ts';
import { Planner } from './greedy/planner.ts';
import { WIDE } from './greedy/spots.ts';
import { randomFrom } from './random.ts';
import { distinct } from './search/candidates.ts';
import { telling } from './why/chance.ts';
import {
  actingIn,
  type Course,
  courseFrom,
  coursesOf,
  isSameCourse,
  type Lead,
  type Outcomes,
  outcomesOf,
  type Versus,
  versus,
} from './why/courses.ts';
import type { Goal } from './why/goal.ts';

/** An answer to a question from what a seat sees, what it is for, and why. */
export interface Suggestion {
  readonly answer: Answer;
  readonly goal: Goal | null;
  /** In what it is most ahead of the one it is compared with; null where it is ahead in nothing. */
  readonly term: Term | null;
  /** How likely its player is to win with it, where that is known well enough to be told. */
  readonly chance: number | null;
  /** How far it is ahead of the other, in words: of the first of two alone. */
  readonly ahead: Ahead | null;
  /** Who would go where first, where somebody goes. */
  readonly goes: { readonly character: string; readonly to: Place } | null;
}

export type Ahead = 'clearly' | 'slightly' | 'even';

const MOST = 3;
/** Of so many answers some may be of one kind. */
const LOOKED_AT = 8;
const TRIALS = 6;
/** Questions about cards, in which trials tell the truth as they do of plans. */
const CARDS: readonly string[] = ['order.choose', 'order.reserve', 'order.shatterpoint'];

/** The same question gets the same answers. */
const seedOf = ({ open }: View): string => `suggestion ${open.version}`;

/** What the greedy opponent answers. */
export function advisedAnswer(game: Game, view: View): Answer | null {
  const { decision } = view.open;
  return decision && greedyOpponent(game, seedOf(view)).decide(view, decision, { trials: 0 });
}

/** The best first: what the greedy opponent answers and the best that is for something else, unless that is ahead. */
export function suggestionsFor(game: Game, view: View): readonly Suggestion[] {
  const { decision, turn } = view.open;
  const first = advisedAnswer(game, view);
  if (!decision || !first) return [];
  const isTried = turn > 0 && (actingIn(view.open, decision) !== null || CARDS.includes(decision.step));
  const random = randomFrom(seedOf(view));
  const own = courseFrom(game, view, { answer: first, value: 0 }, random);
  if (!isTried) return ofKinds(game, view, decision, own);
  const others = coursesOf(game, view, random).filter((each) => !isSameCourse(each, own));
  const found = versus(game, view, [own, ...others], seedOf(view));
  return found ? bestOfTwo(game, view, decision, own, found) : [alone(game, view, decision, own)];
}

const alone = (game: Game, view: View, decision: Decision, { plan: { answer }, goal }: Course): Suggestion => ({
  answer,
  goal,
  term: null,
  chance: null,
  ahead: null,
  goes: goesOf(game, view, decision, answer),
});

function bestOfTwo(game: Game, view: View, decision: Decision, own: Course, found: Versus): readonly Suggestion[] {
  const { other, outcomes, lead } = found;
  const isBehind = lead !== null && lead.by < -lead.error;
  const [mine, theirs] = outcomes;
  const [ownChance = null, otherChance = null] = telling(game, view.open) === 'figures' ? (lead?.chances ?? []) : [];
  const two = [
    { ...alone(game, view, decision, own), chance: ownChance, term: aheadIn(mine, theirs) },
    { ...alone(game, view, decision, other), chance: otherChance, term: aheadIn(theirs, mine) },
  ];
  const [best, next] = isBehind ? two.toReversed() : two;
  if (!best || !next) return two;
  return [{ ...best, ahead: lead && telling(game, view.open) ? aheadBy(lead) : null }, next];
}

/** Points of the chance to win. */
const CLEARLY = 0.05;
const SLIGHTLY = 0.01;

/** What could be luck is no lead. */
function aheadBy({ by, error }: Lead): Ahead {
  const lead = Math.abs(by);
  if (lead < SLIGHTLY || lead < error) return 'even';
  return lead < CLEARLY || lead < 2 * error ? 'slightly' : 'clearly';
}

/** Where trials tell little: the greedy opponent's next best of other kinds, each with the term that speaks for it. */
function ofKinds(game: Game, view: View, decision: Decision, first: Course): readonly Suggestion[] {
  const random = randomFrom(seedOf(view));
  const weighed = new Planner(game, random, WIDE).weigh(determinise(game, view, random));
  const chosen = [first];
  for (const choice of distinct(weighed, LOOKED_AT, random))
    if (chosen.length < MOST && !chosen.some(({ plan }) => kindOf(view, plan.answer) === kindOf(view, choice.answer)))
      chosen.push({ plan: { ...choice, on: [] }, goal: null });
  const isTried = chosen.length > 1 && view.open.turn > 0;
  const tried = isTried ? outcomesOf(game, view, chosen, { trials: TRIALS, seed: seedOf(view) }) : [];
  return chosen.map((course, i) => ({
    ...alone(game, view, decision, course),
    term: aheadIn(tried[i] ?? [], tried[i === 0 ? 1 : 0] ?? []),
  }));
}

function kindOf({ open }: View, { option, to }: Answer): string {
  if (!to) return option;
  const far = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.hypot(x - to[0], y - to[1]);
  const [nearest] = open.objectives.filter(({ active }) => active).toSorted((a, b) => far(a) - far(b));
  return nearest?.key ?? option;
}

/** The term that gains most; only one that is ahead twice as often as behind is a reason, not a lucky roll. */
export function aheadIn(own: Outcomes, other: Outcomes): Term | null {
  const gains = (term: Term): readonly number[] =>
    own.flatMap((mine, i) => {
      const theirs = other[i];
      return mine && theirs ? [mine.outlook[term] - theirs.outlook[term]] : [];
    });
  const more = (term: Term): number => gains(term).reduce((sum, gain) => sum + gain, 0);
  const often = TERMS.filter((term) => {
    const ahead = gains(term).filter((gain) => gain > 0).length;
    const behind = gains(term).filter((gain) => gain < 0).length;
    return ahead > 1 && ahead >= 2 * behind && more(term) > 0;
  });
  return often.toSorted((a, b) => more(b) - more(a))[0] ?? null;
}

/** A Move action or an ability is followed to its first move, as the same opponent would make it. */
function goesOf(game: Game, view: View, decision: Decision, answer: Answer): Suggestion['goes'] {
  const mover = (asked: Decision, { option, to }: Answer): Suggestion['goes'] => {
    const asks = asked.options.find(({ id }) => id === option)?.asks;
    return to && asks && 'character' in asks ? { character: asks.character, to } : null;
  };
  const option = decision.options.find(({ id }) => id === answer.option);
  const mayMove = answer.option === 'move' || (decision.step === 'activation.main' && option?.ability !== undefined);
  if (answer.to || !mayMove) return mover(decision, answer);
  const random = randomFrom(seedOf(view));
  const state = determinise(game, view, random);
  const planner = new Planner(game, random, WIDE);
  for (let next: Answer | null = answer, i = 0; next && state.open.decision && i < 4; i += 1) {
    const { decision: asked, version } = state.open;
    const goes = mover(asked, next);
    if (goes) return goes;
    if (asked.seat !== decision.seat || asked.step.startsWith('attack.')) return null;
    if ('refused' in applyInPlace(game, state, { seat: asked.seat, version, answer: next })) return null;
    next = planner.quick(state);
  }
  return null;
}
