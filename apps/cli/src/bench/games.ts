import { randomOpponent } from '@faultline/ai';
import { applyInPlace, beginGame, type View } from '@faultline/rules';
import { chanceOf, seat, setupOf, tableFor } from '../simulate/seating.ts';
import { spent } from './measure.ts';

export interface Games {
  readonly games: number;
  readonly decisions: number;
  /** Of the processor. */
  readonly seconds: number;
}

/** One random game to its end, the engine driven directly: an opponent looks at the open state itself. */
function playDirectly(seed: string): number {
  const seating = seat(seed, undefined, false, tableFor(seed, false, undefined));
  const { game } = seating;
  const opponents = [randomOpponent(game, `${seed}/a`), randomOpponent(game, `${seed}/b`)] as const;
  const { state } = beginGame(game, setupOf(seating), chanceOf(seating));
  let decisions = 0;
  while (state.open.decision) {
    const { decision, version } = state.open;
    const view: View = { who: decision.seat, open: state.open, decks: [[], []] };
    const answer = opponents[decision.seat].decide(view, decision, { trials: 0 });
    const taken = applyInPlace(game, state, { seat: decision.seat, version, answer });
    if ('refused' in taken) throw new Error(`${decision.step} refused ${JSON.stringify(answer)}.`);
    decisions += 1;
  }
  return decisions;
}

/** Complete random games on the eight tables for so many seconds of the processor. */
export function playFor(seconds: number, seed: string): Games {
  const start = spent();
  let [games, decisions] = [0, 0];
  while (spent() - start < seconds * 1000) {
    decisions += playDirectly(`${seed} ${games}`);
    games += 1;
  }
  return { games, decisions, seconds: (spent() - start) / 1000 };
}
