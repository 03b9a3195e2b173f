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
import { outlookOf } from '../greedy/worth.ts';
import { randomFrom } from '../random.ts';
import { byRote } from './rote.ts';

/** How far a trial looks: to the end of this Turn and so many more. */
const TURNS_AHEAD = 2;
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

  /** What is left to a seat some Turns after this answer; null where it is refused. */
  worthOf(answer: Answer, seat: Seat): number | null {
    const { game } = this;
    const state = copyState(this.from, game.mode.copyScore);
    const random = randomFrom(`${this.seed}/on`);
    const last = state.open.turn + TURNS_AHEAD;
    let next: Answer = answer;
    for (let i = 0; i < MOST_ANSWERS; i += 1) {
      const { decision, version } = state.open;
      if (!decision || state.open.turn > last) break;
      if ('refused' in applyInPlace(game, state, { seat: decision.seat, version, answer: next }))
        return i > 0 ? this.judged(state, seat) : null;
      if (state.open.decision) next = byRote(game, state, random);
    }
    return this.judged(state, seat);
  }

  private judged(state: State, seat: Seat): number {
    return outlookOf({ game: this.game, open: state.open }, seat);
  }
}
