// Said in time: more rounds are planned than can be paired without a rematch (SD-R-80).
import type { EventState, Stage } from '../event/event.ts';
import { opponentsSuffice } from '../pairing/lookAhead.ts';
import { roundsWithoutRematch } from '../pairing/opponents.ts';
import { type Reason, reason } from '../reason.ts';
import { currentStage } from '../queries/current.ts';
import { planOf } from '../event/plan.ts';
import { closedRounds, fieldOf } from './standing.ts';

/** Of so many rounds those that players who have not met yet can play. */
function fromScratch(players: number, planned: number): number {
  const unmet = Array.from({ length: players }, () => players - 1);
  let rounds = planned;
  while (!opponentsSuffice(unmet, rounds)) rounds -= 1;
  return rounds;
}

/** What so many players at the start of the event have to be told. */
export function rematchesOfStart(state: EventState, players: number): readonly Reason[] {
  const planned = planOf(state.details, players)?.swissRounds ?? 0;
  const possible = fromScratch(players, planned);
  if (possible >= planned) return [];
  const facts = { players, planned, possible };
  if (players === 4) {
    const says = 'Four players have three opponents each: round 4 repeats pairings unless three rounds are announced.';
    return [reason('fourPlayers', 'SD-R-36', says, facts)];
  }
  const says = `${players} players can play ${possible} rounds without a rematch, and ${planned} are planned.`;
  return [reason('fewOpponents', 'SD-R-80', `${says} Announce ${possible}, or some will meet again.`, facts)];
}

/** What drops and hand changes have made of it since; nothing where it is as good as it was at the start. */
export function rematchesOfRest(state: EventState, stage: Stage): readonly Reason[] {
  if (stage.format !== 'swiss') return [];
  const field = fieldOf(state, stage);
  const left = field.roundsLeft + 1;
  const possible = roundsWithoutRematch(field, left);
  const hoped = fromScratch(stage.n === 1 ? state.starters : stage.seeds.length, stage.roundsPlanned);
  if (possible >= left || closedRounds(stage).length + possible >= hoped) return [];
  const says = `Of the ${left} rounds to come no more than ${possible} can be paired without a rematch.`;
  return [reason('opponentsGone', 'SD-R-80', says, { left, possible })];
}

/** For whoever shows the event: before round 1 by the players who may come, later between the rounds. */
export function rematchesAhead(state: EventState): readonly Reason[] {
  const stage = currentStage(state);
  if (state.plan === null) {
    const expected = state.entrants.filter((entrant) => EXPECTED.includes(entrant.state)).length;
    return state.phase === 'checkIn' ? rematchesOfStart(state, expected) : [];
  }
  const round = stage?.rounds.at(-1)?.state;
  const between = round === undefined || round === 'closed' || round === 'prepared';
  return stage !== undefined && between && PLAYING.includes(state.phase) ? rematchesOfRest(state, stage) : [];
}

const EXPECTED: readonly string[] = ['registered', 'submitted', 'active'];
const PLAYING: readonly string[] = ['running', 'cut'];
