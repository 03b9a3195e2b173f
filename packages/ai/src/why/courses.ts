import {
  type Decision,
  determinise,
  type Game,
  type Open,
  type Random,
  type UnitId,
  type View,
} from '@faultline/rules';
import type { Choice } from '../greedy/choice.ts';
import { type Evaluation, evaluate, TERMS, type Term } from '../greedy/evaluate.ts';
import { Planner } from '../greedy/planner.ts';
import { BRISK, WIDE } from '../greedy/spots.ts';
import { distinct } from '../search/candidates.ts';
import { type Plan, planFrom } from '../search/plan.ts';
import { Trial } from '../search/trial.ts';
import { chanceAt } from './chance.ts';
import { Deeds, type Goal, isSameGoal } from './goal.ts';

/** A plan for the rest of an activation, and what it is for. */
export interface Course {
  readonly plan: Plan;
  readonly goal: Goal | null;
}

/** Of so many thoughts those that differ are looked for. */
const LOOKED_AT = 10;

/** What the greedy opponent thinks of, best first: one course for each goal, and for each option of those without one. */
export function coursesOf(game: Game, view: View, random: Random): Course[] {
  const state = determinise(game, view, random);
  const planner = new Planner(game, random, WIDE);
  const chosen = distinct(planner.weigh(state), LOOKED_AT, random);
  return different(chosen.map((choice) => courseFrom(game, view, choice, random)));
}

const different = (courses: readonly Course[]): Course[] =>
  courses.filter((one, i) => !courses.slice(0, i).some((before) => isSameCourse(before, one)));

export const isSameCourse = (a: Course, b: Course): boolean =>
  isSameGoal(a.goal, b.goal) && (a.goal !== null || a.plan.answer.option === b.plan.answer.option);

/** Played on as the greedy opponent would in haste, to see what it is for. */
export function courseFrom(game: Game, view: View, choice: Choice, random: Random): Course {
  const { open } = view;
  const { decision } = open;
  const unit = decision ? actingIn(open, decision) : null;
  if (!decision || unit === null) return { plan: { ...choice, on: [] }, goal: null };
  const hand = new Planner(game, random, BRISK);
  const deeds = new Deeds(decision.seat);
  const plan = planFrom(
    game,
    determinise(game, view, random),
    choice,
    (on) => hand.quick(on),
    (on, answer) => deeds.note(on, answer),
  );
  return { plan, goal: deeds.goal({ game, open }, unit) };
}

/** The Unit whose activation a question belongs to; null where it is about something else. */
export function actingIn({ activation, units }: Open, { seat, step }: Decision): UnitId | null {
  const own = activation && units[activation.unit]?.seat === seat;
  return own && PLANNED.includes(step) ? activation.unit : null;
}

const PLANNED: readonly string[] = ['activation.main', 'move.offer'];

/** How a course came out, trial by trial; null where its answer was refused. */
interface Outcome {
  readonly outlook: Evaluation;
  readonly chance: number;
}
export type Outcomes = readonly (Outcome | null)[];

/** All are tried with the same cards and dice. */
export function outcomesOf(
  game: Game,
  view: View,
  courses: readonly Course[],
  { trials, seed }: { readonly trials: number; readonly seed: string },
): Outcomes[] {
  const seat = view.open.decision?.seat;
  if (seat === undefined) return courses.map(() => []);
  const dealt = Array.from({ length: trials }, (_, nth) => new Trial(game, view, `${seed}/${nth}`));
  return courses.map(({ plan }) =>
    dealt.map((trial) => {
      const end = trial.endOf(plan, seat);
      if (!end) return null;
      const outlook = evaluate(end, seat);
      return { outlook, chance: chanceAt(end, seat, outlook) };
    }),
  );
}

/** What one came to beside another, in the trials in which neither was refused. */
export interface Lead {
  readonly chances: readonly [own: number, other: number];
  /** By how much the first is ahead, and how far that may be off. */
  readonly by: number;
  readonly error: number;
}

export function leadOf(own: Outcomes, other: Outcomes): Lead | null {
  const pairs = own.flatMap((mine, i) => {
    const theirs = other[i];
    return mine && theirs ? [[mine.chance, theirs.chance] as const] : [];
  });
  const many = pairs.length;
  if (many < 2) return null;
  const mean = (of: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / many;
  const by = mean(([a, b]) => a - b);
  const spread = mean(([a, b]) => (a - b - by) ** 2) * (many / (many - 1));
  return { chances: [mean(([a]) => a), mean(([, b]) => b)], by, error: Math.sqrt(spread / many) };
}

/** Less of a lead is none. */
export const LEAST_LEAD = 0.01;

const FEW = 8;
const MORE = 16;

/** A course beside the best of the others. */
export interface Versus {
  readonly other: Course;
  readonly outcomes: readonly [own: Outcomes, other: Outcomes];
  readonly lead: Lead | null;
}

/** All are tried a little, then the first and the best of the others longer. Null where there is no other. */
export function versus(game: Game, view: View, [first, ...others]: readonly Course[], seed: string): Versus | null {
  if (!first || others.length === 0) return null;
  const [own = [], ...rest] = outcomesOf(game, view, [first, ...others], { trials: FEW, seed });
  const best = rest.reduce((most, each, i) => (meanOf(each) > meanOf(rest[most] ?? []) ? i : most), 0);
  const other = others[best];
  if (!other) return null;
  const [ownOn = [], otherOn = []] = outcomesOf(game, view, [first, other], { trials: MORE, seed: `${seed}/on` });
  const outcomes = [
    [...own, ...ownOn],
    [...(rest[best] ?? []), ...otherOn],
  ] as const;
  // The best of several was lucky among few trials: only those that came after tell by how much.
  return { other, outcomes, lead: leadOf(ownOn, otherOn) };
}

const meanOf = (outcomes: Outcomes): number =>
  outcomes.reduce((sum, each) => sum + (each?.chance ?? 0), 0) / Math.max(1, outcomes.length);

/** In what one is most ahead of another, all trials together; null where it is ahead in nothing. */
export function aheadMost(own: Outcomes, other: Outcomes): Term | null {
  const sum = (of: Outcomes, term: Term): number => of.reduce((all, each) => all + (each?.outlook[term] ?? 0), 0);
  const more = (term: Term): number => sum(own, term) - sum(other, term);
  const most = TERMS.reduce((found, each) => (more(each) > more(found) ? each : found));
  return more(most) > 0 ? most : null;
}
