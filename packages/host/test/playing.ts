import { randomOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { type Answer, Match, type Seat, type Setup, type Spoken, type State, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import type { Beginning } from '../src/hostedGame.ts';

const SETUP: Setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] };

const game = coreGame();

/** The same game at one screen, to compare with. */
export const matchOf = (seed: string): Match => Match.begin(game, SETUP, seeded(seed), 'server');

export const beginningOf = (seed: string): Beginning => ({ game, segment: 0, state: matchOf(seed).state, at: 0 });

/** What chance answers next at how the game stands; null once it is over. */
export function nextAnswer(seed: string): (state: State) => { readonly seat: Seat; readonly message: Spoken } | null {
  const opponent = randomOpponent(game, seed);
  return (state) => {
    const { decision, version } = state.open;
    if (!decision) return null;
    const { seat } = decision;
    const answer: Answer = opponent.decide(viewFor(state, seat), decision, { trials: 0 });
    return { seat, message: { do: 'answer', version, answer } };
  };
}
