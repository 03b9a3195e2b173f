import { restlessOpponent } from '@faultline/ai';
import { type Match, viewFor } from '@faultline/rules';

const BUDGET = { trials: 0 };

/** Sets a game up to its first Turn: sides, places and stances as an opponent would choose them, for both players. */
export function prepare(match: Match, seed: string): void {
  const opponent = restlessOpponent(match.game, seed);
  while (match.state.open.turn === 0) {
    const { decision, version } = match.state.open;
    if (!decision) throw new Error('The game was over before its first Turn.');
    const { seat } = decision;
    const answer = opponent.decide(viewFor(match.state, seat), decision, BUDGET);
    const sent = match.send(seat, { do: 'answer', version, answer });
    if ('refused' in sent) throw new Error(`Setting up ended at ${decision.step}: the answer was refused.`);
  }
}
