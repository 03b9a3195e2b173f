import type { Answer, Decision, Entry, Match, Open, View } from '@faultline/rules';
import { type Intent, questionOf } from '../search/plan.ts';
import { actingIn, type Course } from './courses.ts';
import { Deeds } from './goal.ts';

/** The activation of a Turn as it was played, with what anybody could see when it began. */
export interface PlayedActivation {
  readonly version: number;
  readonly decision: Decision;
  readonly view: View;
  readonly course: Course;
}

/** Null for a Turn without an activation, and for one whose Unit has not begun yet. */
export function playedIn(match: Match, turn: number): PlayedActivation | null {
  const asked = match.story.findLastIndex(
    ({ open }, version) => open.turn === turn && begins(open) && answered(match, version),
  );
  return played(match, asked);
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
  return { version: from, decision, view: viewOf(open, decision), course };
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
