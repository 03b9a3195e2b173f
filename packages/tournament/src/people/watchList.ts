// Matches that arbiters look at twice: given away or agreed away without being played (SD-END-13).
import type { EventState, MatchId, PlayerId } from '../event/event.ts';
import type { Result } from '../scoring/result.ts';

export interface Watched {
  readonly match: MatchId;
  readonly players: readonly [PlayerId, PlayerId];
  readonly how: Result['how'];
  /** Matches of these two players together that ended this way. */
  readonly times: number;
}

function isGivenAway({ how, sc, w }: Result): boolean {
  return how === 'notPlayed' || (how === 'concession' && [...sc, ...w].every((figure) => figure === 0));
}

export function watchList(state: EventState): readonly Watched[] {
  const given = state.stages
    .flatMap((stage) => stage.rounds)
    .flatMap((round) => round.matches)
    .flatMap((match) =>
      match.result !== null && isGivenAway(match.result) ? [{ ...match, how: match.result.how }] : [],
    );
  return given.map(({ id, a, b, how }) => {
    const times = given.filter((other) => [other.a, other.b].some((player) => player === a || player === b)).length;
    return { match: id, players: [a, b], how, times };
  });
}
