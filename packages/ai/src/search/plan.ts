import {
  type Answer,
  applyInPlace,
  copyState,
  type Decision,
  type Game,
  type Open,
  type State,
} from '@faultline/rules';
import type { Choice } from '../greedy/choice.ts';

/** A first answer and, where it asks for more, the next one. */
export interface Goal extends Choice {
  readonly goes?: Answer;
}

/** What somebody means to do from now to the end of the activation: the first answer, and those that follow it. */
export interface Plan extends Goal {
  readonly on: readonly Intent[];
}

/** An answer for when its question comes. */
export interface Intent {
  readonly question: string;
  readonly answer: Answer;
}

/** A plan has no more answers than this. */
const MOST_ANSWERS = 40;

/** The same step of the same activation about the same character is the same question, whatever the dice showed. */
export const questionOf = ({ activation }: Open, { step, about, options }: Decision): string =>
  [activation?.unit, step, about?.character ?? options[0]?.character].join('/');

/** Told of each answer on the way, before it is given. */
export type Onlooker = (open: Open, answer: Answer) => void;

/** The plan that begins with this choice and goes on as a hand would play it, until the Turn is over. */
export function planFrom(
  game: Game,
  from: State,
  first: Goal,
  hand: (state: State) => Answer | null,
  told: Onlooker = () => {},
): Plan {
  const state = copyState(from);
  const { open } = state;
  const [turn, seat] = [open.turn, open.decision?.seat];
  const on: Intent[] = [];
  let answer: Answer | null = first.answer;
  for (let i = 0; i < MOST_ANSWERS && answer && open.decision; i += 1) {
    const { decision, version } = open;
    told(open, answer);
    if ('refused' in applyInPlace(game, state, { seat: decision.seat, version, answer })) break;
    const next: Decision | null = open.decision;
    if (!next || open.turn !== turn) break;
    answer = (i === 0 && first.goes) || hand(state);
    if (answer && next.seat === seat) on.push({ question: questionOf(open, next), answer });
  }
  return { ...first, on };
}

/** A plan while it is followed: what is asked otherwise than it foresaw ends it. */
export class PlanInProgress {
  private left: readonly Intent[];

  constructor({ on }: Plan) {
    this.left = on;
  }

  /** The answer that was meant for a question; null when there is none any more. */
  next(open: Open, asked: Decision): Answer | null {
    const [intent, ...rest] = this.left;
    const meant = intent?.question === questionOf(open, asked) ? intent.answer : null;
    this.left = meant ? rest : [];
    return meant;
  }
}
