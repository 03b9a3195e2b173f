// An event as one person may see it: sealed teams, secret choices and the judges' papers are left out.
import type { EventState, PersonId, Round } from '../event/event.ts';
import { officesOf } from '../queries/rights.ts';
import { picksShown } from '../premier/choosing.ts';
import { findMatch, plays } from '../queries/current.ts';

export function viewOf(state: EventState, person: PersonId): EventState {
  const offices = officesOf(state, person);
  const runs = offices.includes('organiser');
  const judges = runs || offices.includes('arbiter') || offices.includes('leadArbiter');
  const own = (match: string | null): boolean => {
    const found = match === null ? undefined : findMatch(state, match);
    return found !== undefined && plays(found.match, person);
  };
  return {
    ...state,
    entrants: state.entrants.map((entrant) => {
      const mine = entrant.player === person;
      const open = state.plan !== null || judges || mine;
      const penalties = judges || mine ? entrant.penalties : [];
      return { ...entrant, penalties, team: open ? entrant.team : null, salt: open ? entrant.salt : '' };
    }),
    stages: state.stages.map((stage) => ({
      ...stage,
      rounds: stage.rounds
        .filter((round) => runs || round.state !== 'prepared')
        .map((round) => roundFor(round, person)),
    })),
    ticks: judges ? state.ticks : state.ticks.filter((tick) => tick.player === person),
    warnings: judges ? state.warnings : state.warnings.filter((warning) => warning.player === person),
    calls: judges ? state.calls : state.calls.filter((call) => own(call.match)),
    requests: judges ? state.requests : state.requests.filter((one) => one.by === person || own(one.match)),
    questions: judges ? state.questions : state.questions.filter((question) => question.by === person),
    notes: judges ? state.notes : [],
  };
}

/** Even the organiser sees a choice of squads only when it is shown (PR-R-01). */
function roundFor(round: Round, person: PersonId): Round {
  const shown = picksShown(round);
  return { ...round, picks: round.picks.filter((pick) => pick.player === person || shown.includes(pick)) };
}
