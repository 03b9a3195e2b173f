import type { Decision, Game, Match, View } from '@faultline/rules';
import type { Term } from './greedy/evaluate.ts';
import { randomFrom } from './random.ts';
import { telling } from './why/chance.ts';
import { aheadMost, type Course, coursesOf, isSameCourse, type Lead, LEAST_LEAD, versus } from './why/courses.ts';
import type { Goal } from './why/goal.ts';
import { playedIn } from './why/played.ts';

/** Why something was chosen: what it was for, what else could have been, and by what it stands out most. */
export interface Why {
  readonly chosen: string;
  readonly instead: string;
  readonly goal: Goal | null;
  readonly insteadGoal: Goal | null;
  /** The chances of both, where they are known well enough to be told. */
  readonly chances: Lead['chances'] | null;
  /** Null where it is ahead in nothing. */
  readonly term: Term | null;
}

/** The same question gets the same reason. Null where there was nothing else to do, or nothing speaks for the choice. */
function whyThis(game: Game, view: View, chosen: Course): Why | null {
  const seed = `why ${view.open.version}`;
  const others = coursesOf(game, view, randomFrom(seed)).filter((each) => !isSameCourse(each, chosen));
  const found = versus(game, view, [chosen, ...others], seed);
  if (!found) return null;
  const { other, outcomes, lead } = found;
  const term = aheadMost(...outcomes);
  const chances = lead && lead.by >= LEAST_LEAD && telling(game, view.open) === 'figures' ? lead.chances : null;
  if (!chances && term === null) return null;
  return {
    chosen: chosen.plan.answer.option,
    instead: other.plan.answer.option,
    goal: chosen.goal,
    insteadGoal: other.goal,
    chances,
    term,
  };
}

/** What was asked when a Turn's activation began, and why it was answered as it was. */
export interface ToldWhy {
  readonly decision: Decision;
  readonly why: Why | null;
}

/** Null for a Turn without an activation, and for one whose Unit has not begun yet. */
export function whyOfTurn(match: Match, turn: number): ToldWhy | null {
  const found = playedIn(match, turn);
  if (!found) return null;
  const { view, decision, course } = found;
  return { decision, why: whyThis(match.game, view, course) };
}
