// Standings and pairing field of an event as it stands.
import type { EventState, Round, Stage } from '../event/event.ts';
import type { Contender, Field, Meeting } from '../pairing/field.ts';
import { activePlayers, startedPlayers } from '../queries/entrants.ts';
import { isMeeting } from '../scoring/result.ts';
import { type Row, standings } from '../standings/standings.ts';
import { planOf } from '../event/plan.ts';

export function closedRounds(stage: Stage): readonly Round[] {
  return stage.rounds.filter((round) => round.state === 'closed');
}

/** Standings of a stage after one of its closed rounds, the last one unless another is named (SD-PTS-01). */
export function standingsOf(state: EventState, stage: Stage, afterRound = stage.rounds.length): readonly Row[] {
  const rounds = closedRounds(stage).filter((round) => round.n <= afterRound);
  return standings({
    players: stage.n === 1 ? startedPlayers(state) : stage.seeds,
    ejected: state.entrants.filter((entrant) => entrant.state === 'ejected').map((entrant) => entrant.player),
    rounds,
    lots: rounds.at(-1)?.lots ?? [],
  });
}

/** What the next Swiss round is paired from. */
export function fieldOf(state: EventState, stage: Stage): Field {
  const closed = closedRounds(stage);
  const rows = standingsOf(state, stage);
  const active = new Set(activePlayers(state));
  const byes = new Map<string, number>();
  for (const round of state.stages.flatMap(closedRounds)) {
    if (round.bye !== null) byes.set(round.bye, (byes.get(round.bye) ?? 0) + 1);
  }
  const players = rows
    .map((row, index): Contender => {
      const rank = closed.length === 0 ? 0 : index + 1;
      return { player: row.player, points: row.ep, rank, byes: byes.get(row.player) ?? 0 };
    })
    .filter(({ player }) => active.has(player));
  return {
    seed: state.founding.seed,
    stage: stage.n,
    round: closed.length + 1,
    attempt: stage.voided,
    roundsLeft: roundsPlanned(state, stage) - closed.length - 1,
    players,
    meetings: closed.flatMap(meetingsOf),
  };
}

/** Before round 1 is posted the plan follows the number of players here. */
function roundsPlanned(state: EventState, stage: Stage): number {
  if (stage.n > 1 || state.plan !== null) return stage.roundsPlanned;
  return planOf(state.details, activePlayers(state).length)?.swissRounds ?? stage.roundsPlanned;
}

function meetingsOf(round: Round): readonly Meeting[] {
  return round.matches
    .filter(({ result }) => result !== null && isMeeting(result))
    .map(({ a, b }) => ({ a, b, round: round.n }));
}
