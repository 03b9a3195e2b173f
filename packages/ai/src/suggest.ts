import {
  type Answer,
  applyInPlace,
  type Decision,
  determinise,
  type Game,
  type Place,
  type View,
} from '@faultline/rules';
import { type Evaluation, TERMS, type Term } from './greedy/evaluate.ts';
import { Planner } from './greedy/planner.ts';
import { WIDE } from './greedy/spots.ts';
import { OPPONENTS } from './opponents.ts';
import { randomFrom } from './random.ts';
import { distinct } from './search/candidates.ts';
import { Trial } from './search/trial.ts';

/** An answer that a trooper would give from what a seat sees, and why. */
export interface Suggestion {
  readonly answer: Answer;
  /** In what it is most ahead of the one it is compared with; null where it is ahead in nothing. */
  readonly term: Term | null;
  /** Who would go where first, where somebody goes. */
  readonly goes: { readonly character: string; readonly to: Place } | null;
}

const MOST = 3;
/** Of so many answers some may be of one kind. */
const LOOKED_AT = 8;
const TRIALS = 6;

/** The same question gets the same answers. */
const seedOf = ({ open }: View): string => `suggestion ${open.version}`;

/** What a trooper answers; the next best of another kind follow: another option, or a way to another objective. */
export function trooperChoices(game: Game, view: View, most = MOST): readonly Answer[] {
  const { decision } = view.open;
  if (!decision) return [];
  const first = OPPONENTS.trooper(game, seedOf(view)).decide(view, decision, { trials: 0 });
  if (most === 1) return [first];
  const random = randomFrom(seedOf(view));
  const weighed = new Planner(game, random, WIDE).weigh(determinise(game, view, random));
  const chosen = [first];
  for (const { answer } of distinct(weighed, LOOKED_AT, random))
    if (chosen.length < most && !chosen.some((each) => kindOf(view, each) === kindOf(view, answer)))
      chosen.push(answer);
  return chosen;
}

function kindOf({ open }: View, { option, to }: Answer): string {
  if (!to) return option;
  const far = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.hypot(x - to[0], y - to[1]);
  const [nearest] = open.objectives.filter(({ active }) => active).toSorted((a, b) => far(a) - far(b));
  return nearest?.key ?? option;
}

export function suggestionsFor(game: Game, view: View): readonly Suggestion[] {
  const { decision } = view.open;
  const answers = decision ? trooperChoices(game, view) : [];
  if (!decision) return [];
  const trials = Array.from({ length: TRIALS }, (_, nth) => new Trial(game, view, `${seedOf(view)}/${nth}`));
  const outlooks = answers.map((answer) =>
    answers.length < 2 || view.open.turn === 0
      ? []
      : trials.map((trial) => trial.outlookAfter({ answer, value: 0, on: [] }, decision.seat)),
  );
  return answers.map((answer, i) => ({
    answer,
    term: aheadIn(outlooks[i] ?? [], outlooks[i === 0 ? 1 : 0] ?? []),
    goes: goesOf(game, view, decision, answer),
  }));
}

type Outlooks = readonly (Evaluation | null)[];

/** The term that gains most; only one that is ahead twice as often as behind is a reason, not a lucky roll. */
export function aheadIn(own: Outlooks, other: Outlooks): Term | null {
  const gains = (term: Term): readonly number[] =>
    own.flatMap((mine, i) => {
      const theirs = other[i];
      return mine && theirs ? [mine[term] - theirs[term]] : [];
    });
  const more = (term: Term): number => gains(term).reduce((sum, gain) => sum + gain, 0);
  const often = TERMS.filter((term) => {
    const ahead = gains(term).filter((gain) => gain > 0).length;
    const behind = gains(term).filter((gain) => gain < 0).length;
    return ahead > 1 && ahead >= 2 * behind && more(term) > 0;
  });
  return often.toSorted((a, b) => more(b) - more(a))[0] ?? null;
}

/** A Move action or an ability is followed to its first move, as the same trooper would make it. */
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
