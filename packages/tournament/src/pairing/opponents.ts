// How many rounds a field still has without a rematch (SD-R-80).
import type { Field, Pair, PlayerId } from './field.ts';
import { LOOK_AHEAD_FIELD, LookAhead, opponentsSuffice } from './lookAhead.ts';

/**
 * The most rounds, out of those wished for, that can be paired from here on without a rematch. Exact in fields of up to
 * eight and where nobody has met; otherwise there are no more than so many.
 */
export function roundsWithoutRematch(
  { players, meetings }: Pick<Field, 'players' | 'meetings'>,
  wished: number,
): number {
  const met = meetings.map(({ a, b }): Pair => [a, b]);
  const ahead = players.length > LOOK_AHEAD_FIELD ? null : new LookAhead(players);
  const unmet = unmetIn(
    players.map(({ player }) => player),
    met,
  );
  const suffices = (rounds: number) => ahead?.canComplete(met, rounds) ?? opponentsSuffice(unmet, rounds);
  let rounds = wished;
  while (!suffices(rounds)) rounds -= 1;
  return rounds;
}

/** How many of the others each has not met. */
function unmetIn(players: readonly PlayerId[], met: readonly Pair[]): readonly number[] {
  const seen = new Map(players.map((player) => [player, new Set<PlayerId>()]));
  for (const [a, b] of met) {
    if (seen.has(b)) seen.get(a)?.add(b);
    if (seen.has(a)) seen.get(b)?.add(a);
  }
  return players.map((player) => players.length - 1 - (seen.get(player)?.size ?? 0));
}
