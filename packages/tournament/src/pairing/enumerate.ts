// Every perfect matching of a small field: 945 for ten players.
import type { Pair, PlayerId } from './field.ts';
import { compareRatings, type Rating } from './rating.ts';

export function everyPairing(players: readonly PlayerId[]): readonly (readonly Pair[])[] {
  const [first, ...rest] = players;
  if (first === undefined) return [[]];
  return rest.flatMap((partner, index) => {
    const others = rest.filter((_, at) => at !== index);
    return everyPairing(others).map((pairs): readonly Pair[] => [[first, partner], ...pairs]);
  });
}

export function bestPairings(players: readonly PlayerId[], rating: Rating): readonly (readonly Pair[])[] {
  let best: (readonly Pair[])[] = [];
  let bestRating: readonly number[] | null = null;
  for (const pairs of everyPairing(players)) {
    const rated = rating.rate(pairs);
    const difference = bestRating === null ? -1 : compareRatings(rated, bestRating);
    if (difference < 0) [best, bestRating] = [[pairs], rated];
    else if (difference === 0) best.push(pairs);
  }
  return best;
}
