import { OPPONENTS, trooperChoices } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import { type Answer, Match, type Seat, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';

/** More than any game of the core box takes. */
const MOST_ANSWERS = 4000;

/** Whether somebody who takes the first suggestion to every question wins against chance: the seats change from game to game. */
function isWon(seed: string, own: Seat): boolean {
  const game = coreGame({ table: TABLES['core-1'] });
  const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded(seed));
  const chance = OPPONENTS.random(game, seed);
  for (let i = 0; i < MOST_ANSWERS && match.state.open.decision; i += 1) {
    const { decision, version } = match.state.open;
    const view = viewFor(match.state, decision.seat);
    const answer: Answer | undefined =
      decision.seat === own ? trooperChoices(game, view, 1)[0] : chance.decide(view, decision, { trials: 0 });
    if (answer) match.send(decision.seat, { do: 'answer', version, answer });
  }
  return match.state.open.result?.winner === own;
}

export function suggestedGames(seeds: readonly string[]): { readonly won: number; readonly of: number } {
  const won = seeds.filter((seed, i) => isWon(seed, i % 2 === 0 ? 0 : 1)).length;
  return { won, of: seeds.length };
}
