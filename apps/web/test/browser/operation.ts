import { OPPONENTS, type OpponentName } from '@faultline/ai';
import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { OPERATIONS, withOperations } from '@faultline/cards/operations';
import { TABLE_IDS, TABLES } from '@faultline/geometry';
import {
  type Answer,
  CONSTANTS,
  type Decision,
  type Game,
  type GameFile,
  gameOf,
  geometric,
  Match,
  OPTIONS,
  type Open,
  type Seat,
  type State,
  sha256,
  viewFor,
  whyNotMap,
} from '@faultline/rules';
import { ALL_MODES } from '@faultline/rules/modes';
import { chanceFrom } from '../../src/engine/chance.ts';

const MODE = 'key-operations';

/** The operation on the first table that has room for it. */
function operationGame(id: string): Game {
  const card = OPERATIONS.find((each) => each.card.id === id)?.card;
  const table = TABLE_IDS.find((each) => card && whyNotMap(TABLES[each], card).length === 0);
  if (!table) throw new Error(`No table has room for ${id}.`);
  const own = { units: [], abilities: [] };
  const rules = { mode: MODE, own, options: OPTIONS, constants: CONSTANTS, table: TABLES[table] };
  return gameOf(rules, withOperations(library, OPERATIONS), ALL_MODES, geometric);
}

const withoutMission = ({ name, squads }: typeof REPUBLIC) => ({ name, squads });

/** A Key Operation of the core box, played in Node until a question is asked, or to its end. */
export function operationUntil(
  id: string,
  seed: string,
  asked: (decision: Decision, open: Open) => boolean,
  { how = 'restless', aggressor = 0 }: { readonly how?: OpponentName; readonly aggressor?: Seat } = {},
): Match {
  const game = operationGame(id);
  const teams = [withoutMission(REPUBLIC), withoutMission(SHADOW)] as const;
  const setup = { kind: 'teams', mode: MODE, teams, plan: { operation: id, aggressor } } as const;
  const match = Match.begin(game, setup, chanceFrom(sha256(seed)));
  const opponent = OPPONENTS[how](game, seed);
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    if (asked(decision, match.state.open)) break;
    const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version: match.version, answer });
  }
  return match;
}

/** One side plays for the Stage; the other, the Sentinel unless said, leaves whatever may be left, so that it ends soon. */
export function stageHead(game: Game, seed: string, idle: Seat = 1): (state: State, decision: Decision) => Answer {
  const [eager, idler] = [OPPONENTS.trooper(game, seed), OPPONENTS.restless(game, seed)];
  return (state, decision) => {
    const { seat, options } = decision;
    const left = options.find(({ id, asks }) => !asks && ['end', 'pass', 'no', 'decline'].includes(id));
    if (seat === idle && left) return { option: left.id };
    return (seat === idle ? idler : eager).decide(viewFor(state, seat), decision, { trials: 0 });
  };
}

interface NearItsEnd {
  readonly file: GameFile;
  /** What ends it, all of it said by one seat. */
  readonly last: readonly Answer[];
}

/** The game of a file, played in Node until nobody but its idle seat has anything left to say. */
export function nearItsEnd(from: GameFile, seed: string, idle: Seat): NearItsEnd {
  const game = gameOf(from, withOperations(library, OPERATIONS), ALL_MODES, geometric);
  if (from.setup.kind !== 'teams') throw new Error('The game did not begin with two teams.');
  const match = Match.begin(game, from.setup, chanceFrom(sha256(seed)));
  const head = stageHead(game, seed, idle);
  let [file, last] = [match.file(), [] as Answer[]];
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    const answer = head(match.state, decision);
    if (decision.seat !== idle) last = [];
    else {
      if (last.length === 0) file = match.file();
      last.push(answer);
    }
    match.send(decision.seat, { do: 'answer', version: match.version, answer });
  }
  return { file, last };
}
