import type { Decision, Game, Match, Open, Seat, View } from '@faultline/rules';
import type { Term } from './greedy/evaluate.ts';
import { TRIALS as TRIED } from './levels/failings.ts';
import { randomFrom } from './random.ts';
import { searchOpponent } from './search/search.ts';
import { winChance } from './value/winChance.ts';
import { telling } from './why/chance.ts';
import {
  aheadMost,
  type Course,
  courseFrom,
  isSameCourse,
  type Lead,
  LEAST_LEAD,
  leadOf,
  outcomesOf,
} from './why/courses.ts';
import type { Goal } from './why/goal.ts';
import { playedIn } from './why/played.ts';

/** What an activation was for: by its first answer, where its goal has no name. */
interface Deed {
  readonly option: string;
  readonly goal: Goal | null;
}

/** An activation of a game beside what the Master would have done in its place. */
export interface Review {
  readonly turn: number;
  readonly version: number;
  readonly decision: Decision;
  readonly played: Deed;
  /** Null where the Master would have done the same, or something about as good. */
  readonly better: Deed | null;
  /** How likely its player was to win with either, where that is known well enough to be told. */
  readonly chances: readonly [played: number, better: number] | null;
  /** In what the Master would have been most ahead. */
  readonly term: Term | null;
  /** What was given away, in parts of a won game. */
  readonly lost: number;
  /** By how much the chance to win changed in that Turn, with the luck of its dice: 0 where it is not known. */
  readonly swing: number;
}

const TRIALS = 24;

/**
 * What the Master would have done in a Turn of one of these seats; the same game gets the same review. Null where
 * none of them acted in it.
 */
export function reviewOf(match: Match, turn: number, seats: readonly Seat[]): Review | null {
  const found = playedIn(match, turn);
  if (!found || !seats.includes(found.decision.seat)) return null;
  const { version, decision, view, course } = found;
  const { game } = match;
  const review = { turn, version, decision, played: deed(course), swing: swingOf(match, turn, version, decision.seat) };
  const own = masters(game, view, decision);
  const lead = own && !isSameCourse(own, course) ? comparedIn(game, view, own, course) : null;
  if (!own || !lead || lead.by < LEAST_LEAD || lead.by < lead.error)
    return { ...review, better: null, chances: null, term: null, lost: 0 };
  const [better, played] = lead.chances;
  const chances = telling(game, view.open) === 'figures' ? ([played, better] as const) : null;
  return { ...review, better: deed(own), chances, term: lead.term, lost: lead.by };
}

const deed = ({ plan: { answer }, goal }: Course): Deed => ({ option: answer.option, goal });

/** What R2 would begin with as often as the Master tries, and how that would go on. */
function masters(game: Game, view: View, decision: Decision): Course | null {
  if (decision.options.length < 2) return null;
  const seed = `review ${view.open.version}`;
  const answer = searchOpponent(game, seed).decide(view, decision, { trials: TRIED.master });
  return courseFrom(game, view, { answer, value: 0 }, randomFrom(seed));
}

function comparedIn(
  game: Game,
  view: View,
  own: Course,
  played: Course,
): (Lead & { readonly term: Term | null }) | null {
  const [mine = [], theirs = []] = outcomesOf(game, view, [own, played], {
    trials: TRIALS,
    seed: `review ${view.open.version}/beside`,
  });
  const lead = leadOf(mine, theirs);
  return lead && { ...lead, term: aheadMost(mine, theirs) };
}

function swingOf({ game, story, state }: Match, turn: number, from: number, seat: Seat): number {
  const chance = (open: Open | undefined): number | null => (open ? winChance(game, { open }, seat) : null);
  const next = story.findIndex(({ open }, version) => version > from && open.turn > turn);
  const [before, after] = [chance(story[from]?.open), chance(next < 0 ? state.open : story[next]?.open)];
  return before === null || after === null ? 0 : after - before;
}

const MOST = 3;

/** The three activations in which most was given away; where that were fewer, those in which most happened. In order of play. */
export function keyMoments(reviews: readonly Review[]): readonly Review[] {
  return reviews
    .toSorted((a, b) => b.lost - a.lost || Math.abs(b.swing) - Math.abs(a.swing) || a.turn - b.turn)
    .slice(0, MOST)
    .toSorted((a, b) => a.turn - b.turn);
}
