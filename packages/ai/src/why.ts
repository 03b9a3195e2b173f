import { type Answer, type Decision, determinise, type Game, type Match, type Open, type View } from '@faultline/rules';
import { Planner } from './greedy/planner.ts';
import { WIDE } from './greedy/spots.ts';
import { type Evaluation, TERMS, type Term, totalOf } from './greedy/evaluate.ts';
import { randomFrom } from './random.ts';
import { distinct } from './search/candidates.ts';
import { Trial } from './search/trial.ts';

/** Why something was chosen: what else was thought of, and by what the choice stands out most from it. */
export interface Why {
  readonly chosen: string;
  readonly instead: string;
  readonly term: Term;
}

const TRIALS = 8;
const OTHERS = 4;

/** The same question gets the same reason. Null where there was nothing else to do, or nothing speaks for the choice. */
export function whyThis(game: Game, view: View, decision: Decision, { option }: Answer): Why | null {
  const seed = `why ${view.open.version}`;
  const random = randomFrom(seed);
  const weighed = new Planner(game, random, WIDE).weigh(determinise(game, view, random));
  const others = distinct(
    weighed.filter(({ answer }) => answer.option !== option),
    OTHERS,
    random,
  ).map(({ answer }) => answer.option);
  const trials = Array.from({ length: TRIALS }, (_, nth) => new Trial(game, view, `${seed}/${nth}`));
  const sumOf = (id: string): Evaluation[] =>
    trials.flatMap((trial) => trial.outlookAfter({ answer: { option: id }, value: 0, on: [] }, decision.seat) ?? []);
  const [own, ...rest] = [option, ...new Set(others)].map((id) => ({ id, outlooks: sumOf(id) }));
  const worth = (outlooks: readonly Evaluation[]): number => outlooks.reduce((sum, each) => sum + totalOf(each), 0);
  const [second] = rest.toSorted((a, b) => worth(b.outlooks) - worth(a.outlooks));
  if (!own || !second) return null;
  const more = (term: Term): number =>
    own.outlooks.reduce((sum, each) => sum + each[term], 0) -
    second.outlooks.reduce((sum, each) => sum + each[term], 0);
  const term = TERMS.reduce((most, each) => (more(each) > more(most) ? each : most));
  return more(term) > 0 ? { chosen: option, instead: second.id, term } : null;
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
  const entry = match.entries[asked];
  const open = match.story[asked]?.open;
  if (!open?.decision || entry?.do !== 'answer') return null;
  const { decision } = open;
  return { decision, why: whyThis(match.game, viewOf(open, decision), decision, entry.answer) };
}

const begins = ({ decision, activation }: Open): boolean =>
  decision?.step === 'activation.main' && activation?.made.length === 0;

const answered = ({ entries }: Match, version: number): boolean => entries[version]?.do === 'answer';

/** What anybody could see then; cards that were known are dealt anew as well. */
const viewOf = (open: Open, { seat }: Decision): View => ({
  who: seat,
  open,
  decks: [open.seats[0].deck.map(() => null), open.seats[1].deck.map(() => null)],
});
