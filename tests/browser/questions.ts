// What Node and a browser are both asked. Bundled for the page as it stands.

import { randomOpponent } from '@faultline/ai';
import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { quiz, type TableId, TABLES } from '@faultline/geometry';
import {
  applyInPlace,
  beginGame,
  CONSTANTS,
  newGame,
  geometric,
  OPTIONS,
  sha256,
  standard,
  stateHash,
  viewFor,
} from '@faultline/rules';

export { quiz };

/** Plays a seeded game between two random opponents on a table and tells how it ended. */
export function ending(seed: string, table: TableId): string {
  const game = newGame({
    library,
    mode: standard,
    space: geometric,
    options: OPTIONS,
    constants: CONSTANTS,
    table: TABLES[table],
  });
  const opponents = [randomOpponent(game, `${seed}/a`), randomOpponent(game, `${seed}/b`)] as const;
  const { state } = beginGame(
    game,
    { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] },
    { kind: 'seeded', key: sha256(seed), generator: 'fast', turn: 0, drawn: [] },
  );
  for (let { decision } = state.open; decision; decision = state.open.decision) {
    const { seat } = decision;
    const answer = opponents[seat].decide(viewFor(state, seat), decision, { trials: 0 });
    const taken = applyInPlace(game, state, { seat, version: state.open.version, answer });
    if ('refused' in taken) throw new Error(`${decision.step} refused ${JSON.stringify(answer)}`);
  }
  return `${state.open.result?.why}, ${state.open.turn} turns, ${state.open.version} decisions, ${stateHash(state)}`;
}
