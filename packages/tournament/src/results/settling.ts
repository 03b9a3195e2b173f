// Matches settled without being played out: a player who left, was ejected or never came.
import type { Figures } from '../event/command.ts';
import type { EventState, Match, PlayerId } from '../event/event.ts';
import { isActive } from '../queries/entrants.ts';
import { currentMatchOf, currentRound, opponentOf, withCurrentRound, withMatch } from '../queries/current.ts';
import { type Reason, reason } from '../reason.ts';
import { type Result, whyImpossible } from '../scoring/result.ts';

const NO_FIGURES: Figures = { sc: [0, 0], w: [0, 0] };

export function settled(state: EventState, match: Match, result: Result): EventState {
  return withMatch(state, match.id, { result, confirmed: true });
}

/** Figures given with a match that is given up have to be possible (SD-R-23). */
export function whyNotGivenUp(state: EventState, player: PlayerId, figures: Figures | undefined): readonly Reason[] {
  const match = openMatch(state, player);
  if (match === undefined || figures === undefined) return [];
  return whyImpossible(match, { how: 'concession', winner: opponentOf(match, player), ...figures });
}

/** What people should know: the match is over, and with which figures (SD-R-31). */
export function noteOfGivenUp(state: EventState, player: PlayerId, figures: Figures | undefined): readonly Reason[] {
  const match = openMatch(state, player);
  if (match === undefined || figures !== undefined) return [];
  const says = `Table ${match.table} counts as conceded with 0 Struggle Cards and 0 Wounds. Correct it if needed.`;
  return [reason('givenUp', 'SD-R-31', says, { match: match.id, table: match.table })];
}

function openMatch(state: EventState, player: PlayerId): Match | undefined {
  const match = currentMatchOf(state, player);
  return currentRound(state)?.state === 'running' && match?.confirmed === false ? match : undefined;
}

/** The running match of a player who is gone becomes a concession; a result already confirmed stands (SD-R-31). */
export function withMatchGivenUp(
  state: EventState,
  player: PlayerId,
  how: 'concession' | 'ejection',
  figures: Figures = NO_FIGURES,
): EventState {
  const match = currentMatchOf(state, player);
  if (match === undefined || currentRound(state)?.state !== 'running') return state;
  if (how === 'ejection' && match.result?.how === 'ejection' && match.result.winner === player) {
    const { sc, w } = match.result;
    return settled(state, match, { how, sc, w });
  }
  if (match.confirmed) return state;
  return settled(state, match, { how, winner: opponentOf(match, player), ...figures });
}

/** When the clock starts, whoever has left since the posting gives up the match (SD-R-43). */
export function withAbsenteesSettled(state: EventState): EventState {
  const round = currentRound(state);
  if (round === undefined) return state;
  const matches = round.matches.map((match): Match => {
    const [aPlays, bPlays] = [isActive(state, match.a), isActive(state, match.b)];
    if ((aPlays && bPlays) || match.confirmed) return match;
    const result: Result =
      aPlays || bPlays
        ? { how: 'concession', winner: aPlays ? match.a : match.b, ...NO_FIGURES }
        : { how: 'bothAbsent', ...NO_FIGURES };
    return { ...match, result, confirmed: true };
  });
  return withCurrentRound(state, { matches });
}
