import type { Decision, Seat } from '@faultline/rules';
import type { Cast } from './cast.ts';
import { optionLabel } from './questions.ts';
import type { Gain, GoalWords, Holder } from './words/whyWords.ts';
import type { WholeWords, Words } from './words/words.ts';

/** What an activation is for. */
interface Goal {
  readonly aim: keyof GoalWords;
  readonly objective: string | null;
  readonly holder: Seat | null;
  readonly target: string | null;
}

interface Why {
  readonly chosen: string;
  readonly instead: string;
  readonly goal: Goal | null;
  readonly insteadGoal: Goal | null;
  readonly chances: readonly [number, number] | null;
  readonly term: Gain | null;
}

/** Why an opponent answered a question as it did, in one sentence. */
export function whyText(words: WholeWords, cast: Cast, decision: Decision, why: Why | null): string {
  if (!why) return words.why.nothing;
  const called = (id: string, goal: Goal | null): string =>
    goal ? goalText(words, cast, decision.seat, goal) : labelOf(words, cast, decision, id);
  const [chosen, instead] = [called(why.chosen, why.goal), called(why.instead, why.insteadGoal)];
  const { chances, term } = why;
  if (chances) {
    const [own, other] = chances.map((chance) => Math.round(100 * chance));
    if (own !== other) return words.why.likelier(chosen, own ?? 0, instead, other ?? 0);
  }
  return term ? words.why.rather(chosen, instead, words.why.gains[term]) : words.why.nothing;
}

interface Deed {
  readonly option: string;
  readonly goal: Goal | null;
}

interface Review {
  readonly decision: Decision;
  readonly played: Deed;
  readonly better: Deed | null;
  readonly chances: readonly [number, number] | null;
  readonly term: Gain | null;
}

/** What an activation was, and what the Master would have done in its place, in a sentence or two. */
export function reviewText(words: WholeWords, cast: Cast, { decision, played, better, chances, term }: Review): string {
  const { master, gains } = words.why;
  const called = ({ option, goal }: Deed): string =>
    goal ? goalText(words, cast, decision.seat, goal) : labelOf(words, cast, decision, option);
  if (!better) return master.same(called(played));
  const [own = 0, other = 0] = (chances ?? []).map((chance) => Math.round(100 * chance));
  if (other > own) return master.likelier(called(played), own, called(better), other);
  return term
    ? master.rather(called(played), called(better), gains[term])
    : master.better(called(played), called(better));
}

function labelOf(words: Words, cast: Cast, decision: Decision, id: string): string {
  const option = decision.options.find((offered) => offered.id === id);
  return option ? optionLabel(words, cast, decision, option) : id;
}

/** What somebody at this seat is out for, in a few words. */
export function goalText({ why: { goals } }: WholeWords, cast: Cast, seat: Seat, goal: Goal): string {
  const { aim, objective, target } = goal;
  const holder: Holder = goal.holder === null ? 'nobody' : goal.holder === seat ? 'own' : 'enemy';
  const [where, whom] = [objective ?? '', target === null ? '' : cast.named(target)];
  switch (aim) {
    case 'take':
    case 'toward':
      return goals[aim](where, holder);
    case 'drive':
      return goals.drive(whom, where);
    case 'attack':
      return goals.attack(whom);
    case 'hold':
      return goals.hold(where);
    case 'care':
      return goals.care;
  }
}
