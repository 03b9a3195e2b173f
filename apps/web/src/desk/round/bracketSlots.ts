import { bracketOrder, type Match, type PlayerId, type Round, type Stage, survivorsOf } from '@faultline/tournament';

export interface BracketGame {
  /** Upper and lower place; null until somebody gets there, or for good where nobody does. */
  readonly places: readonly [PlayerId | null, PlayerId | null];
  readonly match: Match | null;
  /** Who goes on, by a game or without one. */
  readonly goesOn: PlayerId | null;
}

/** The whole bracket, round by round from the first to the final, games in the order they are drawn in (SD-R-59). */
export function bracketSlots(stage: Stage): readonly (readonly BracketGame[])[] {
  const rounds = Array.from({ length: stage.roundsPlanned }, (_, n) => n + 1);
  const places = bracketOrder(2 ** stage.roundsPlanned).map((seed) => stage.seeds[seed - 1] ?? null);
  return rounds.map((n) => {
    const [half, round] = [2 ** (n - 1), stage.rounds.find((one) => one.n === n)];
    return Array.from({ length: places.length / (2 * half) }, (_, game) => {
      const upper = places.slice(2 * half * game, 2 * half * game + half);
      const lower = places.slice(2 * half * game + half, 2 * half * (game + 1));
      const players = [...upper, ...lower];
      const match = round?.matches.find(({ a, b }) => players.includes(a) || players.includes(b)) ?? null;
      return {
        places: [placeOf(stage, n, upper, match), placeOf(stage, n, lower, match)],
        match,
        goesOn: goesOn(stage, round, players),
      };
    });
  });
}

/** Who is here: as paired, as gone through, or as the round before has decided. */
function placeOf(stage: Stage, n: number, half: readonly (PlayerId | null)[], match: Match | null): PlayerId | null {
  const paired = [match?.a, match?.b].find((player) => player !== undefined && half.includes(player));
  if (paired !== undefined) return paired;
  if (n === 1) return half[0] ?? null;
  const before = stage.rounds.find((round) => round.n === n - 1);
  return before?.state === 'closed' ? goesOn(stage, before, half) : null;
}

function goesOn(stage: Stage, round: Round | undefined, players: readonly (PlayerId | null)[]): PlayerId | null {
  if (round === undefined) return null;
  return survivorsOf(stage, round).find((player) => players.includes(player)) ?? null;
}
