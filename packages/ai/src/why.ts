import type { Answer, Decision, Entry, Game, Match, Open, View } from '@faultline/rules';
import { TERMS, type Term } from './greedy/evaluate.ts';
import { randomFrom } from './random.ts';
import { type Intent, questionOf } from './search/plan.ts';
import { telling } from './why/chance.ts';
import {
  actingIn,
  type Course,
  coursesOf,
  isSameCourse,
  type Lead,
  LEAST_LEAD,
  type Outcomes,
  versus,
} from './why/courses.ts';
import { Deeds, type Goal } from './why/goal.ts';

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

function aheadMost(own: Outcomes, other: Outcomes): Term | null {
  const sum = (of: Outcomes, term: Term): number => of.reduce((all, each) => all + (each?.outlook[term] ?? 0), 0);
  const more = (term: Term): number => sum(own, term) - sum(other, term);
  const most = TERMS.reduce((found, each) => (more(each) > more(found) ? each : found));
  return more(most) > 0 ? most : null;
}

/** What was asked when a Turn's activation began, and why it was answered as it was. */
export interface ToldWhy {
  readonly decision: Decision;
  readonly why: Why | null;
}

/** Null for a Turn without an activation, and for one whose Unit has not begun yet. */
export function whyOfTurn(match: Match, turn: number): ToldWhy | null {
  const asked = match.story.findLastIndex(
    ({ open }, version) => open.turn === turn && begins(open) && answered(match, version),
  );
  const found = played(match, asked);
  if (!found) return null;
  const { view, decision, course } = found;
  return { decision, why: whyThis(match.game, view, course) };
}

/** The activation that began at a version, as it was played, with what anybody could see then. */
interface PlayedActivation {
  readonly decision: Decision;
  readonly view: View;
  readonly course: Course;
}

function played(match: Match, from: number): PlayedActivation | null {
  const { game, story, entries } = match;
  const open = story[from]?.open;
  const first = answerOf(entries[from]);
  const unit = open?.decision && actingIn(open, open.decision);
  if (!open?.decision || !first || unit == null) return null;
  const { decision, turn } = open;
  const deeds = new Deeds(decision.seat);
  const on: Intent[] = [];
  for (const version of match.standingVersions.toReversed()) {
    const at = version - 1;
    const now = story[at]?.open;
    const answer = answerOf(entries[at]);
    if (at < from || now?.turn !== turn || !now.decision || !answer) continue;
    deeds.note(now, answer);
    if (at > from && now.decision.seat === decision.seat) on.push({ question: questionOf(now, now.decision), answer });
  }
  const course = { plan: { answer: first, value: 0, on }, goal: deeds.goal({ game, open }, unit) };
  return { decision, view: viewOf(open, decision), course };
}

const answerOf = (entry: Entry | undefined): Answer | null => (entry?.do === 'answer' ? entry.answer : null);

const begins = ({ decision, activation }: Open): boolean =>
  decision?.step === 'activation.main' && activation?.made.length === 0;

const answered = ({ entries }: Match, version: number): boolean => entries[version]?.do === 'answer';

/** What anybody could see then; cards that were known are dealt anew as well. */
const viewOf = (open: Open, { seat }: Decision): View => ({
  who: seat,
  open,
  decks: [open.seats[0].deck.map(() => null), open.seats[1].deck.map(() => null)],
});
