import {
  type Answer,
  applyInPlace,
  copyState,
  determinise,
  type Game,
  type Seat,
  type State,
  type View,
} from '@faultline/rules';
import { type Outlook, outlookOf, totalOf } from '../greedy/worth.ts';
import { randomFrom } from '../random.ts';
import { byRote } from './rote.ts';

/** How far a trial looks: to the end of this Turn and so many more. */
const TURNS_AHEAD = 1;
/** A trial ends here, whatever happens in it. */
const MOST_ANSWERS = 120;

/**
 * One way the game could go on. All candidates of a trial meet the same cards and dice, so that they differ by what
 * they do and not by their luck.
 */
export class Trial {
  private readonly game: Game;
  private readonly seed: string;
  private readonly from: State;

  constructor(game: Game, view: View, seed: string) {
    this.game = game;
    this.seed = seed;
    this.from = determinise(game, view, randomFrom(seed));
  }

  /** What this answer is worth to a seat; null where it is refused. */
  worthOf(answer: Answer, seat: Seat): number | null {
    const outlook = this.outlookAfter(answer, seat);
    return outlook && totalOf(outlook);
  }

  /** How things stand for a seat some Turns after this answer; null where it is refused. */
  outlookAfter(answer: Answer, seat: Seat): Outlook | null {
    const { game } = this;
    const state = copyState(this.from, game.mode.copyScore);
    const random = randomFrom(`${this.seed}/on`);
    const last = state.open.turn + TURNS_AHEAD;
    let next: Answer | null = answer;
    for (let i = 0; i < MOST_ANSWERS && next && state.open.decision && state.open.turn <= last; i += 1) {
      const { decision, version } = state.open;
      const refused: boolean = 'refused' in applyInPlace(game, state, { seat: decision.seat, version, answer: next });
      if (refused && i === 0) return null;
      next = refused ? null : byRote(game, state, random);
    }
    return outlookOf({ game, open: state.open }, seat);
  }
}
