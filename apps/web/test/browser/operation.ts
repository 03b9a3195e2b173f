import { OPPONENTS, type OpponentName } from '@faultline/ai';
import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { OPERATIONS, withOperations } from '@faultline/cards/operations';
import { TABLE_IDS, TABLES } from '@faultline/geometry';
import {
  type Answer,
  CONSTANTS,
  type Decision,
  type Game,
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

/** The Aggressor plays for the Stage; the Sentinel leaves whatever may be left, so that it ends soon. */
export function stageHead(game: Game, seed: string): (state: State, decision: Decision) => Answer {
  const [aggressor, sentinel] = [OPPONENTS.trooper(game, seed), OPPONENTS.restless(game, seed)];
  return (state, decision) => {
    const { seat, options } = decision;
    const left = options.find(({ id, asks }) => !asks && ['end', 'pass', 'no', 'decline'].includes(id));
    if (seat === 1 && left) return { option: left.id };
    return (seat === 0 ? aggressor : sentinel).decide(viewFor(state, seat), decision, { trials: 0 });
  };
}
