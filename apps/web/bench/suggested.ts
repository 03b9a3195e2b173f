import { OPPONENTS, advisedAnswer } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { type Answer, type Seat, viewFor } from '@faultline/rules';
import { beginInNode } from '../test/browser/played.ts';

/** More than any game of the core box takes. */
const MOST_ANSWERS = 4000;

/** Whether somebody who takes the first suggestion to every question wins against chance: the seats change from game to game. */
function isWon(seed: string, own: Seat): boolean {
  const match = beginInNode(seed, [REPUBLIC.mission, SHADOW.mission]);
  const { game } = match;
  const chance = OPPONENTS.random(game, seed);
  for (let i = 0; i < MOST_ANSWERS && match.state.open.decision; i += 1) {
    const { decision, version } = match.state.open;
    const view = viewFor(match.state, decision.seat);
    const answer: Answer | null =
      decision.seat === own ? advisedAnswer(game, view) : chance.decide(view, decision, { trials: 0 });
    if (answer) match.send(decision.seat, { do: 'answer', version, answer });
  }
  return match.state.open.result?.winner === own;
}

export function suggestedGames(seeds: readonly string[]): { readonly won: number; readonly of: number } {
  const won = seeds.filter((seed, i) => isWon(seed, i % 2 === 0 ? 0 : 1)).length;
  return { won, of: seeds.length };
}
