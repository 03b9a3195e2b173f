import type { Stream } from '../chance/stream.ts';
import { byText, type Contender, type PlayerId } from './field.ts';

export interface Bye {
  readonly player: PlayerId;
  readonly why: 'drawn' | 'lowestWithout' | 'lowestOfFewest';
}

/** Who is passed over last: no bye yet, or the fewest where all have had one (SD-BYE-03, SD-R-40). */
export function entitledToBye<T extends { readonly byes: number }>(players: readonly T[]): readonly T[] {
  const fewest = players.reduce((least, player) => Math.min(least, player.byes), Number.MAX_SAFE_INTEGER);
  return players.filter((player) => player.byes === fewest);
}

/** Nobody in an even field; a drawn player in round 1; later the lowest-ranked of those entitled (SD-BYE-01, -02). */
export function byeOf(players: readonly Contender[], round: number, stream: Stream): Bye | null {
  if (players.length % 2 === 0) return null;
  const entitled = [...entitledToBye(players)].sort((a, b) => a.rank - b.rank || byText(a.player, b.player));
  if (round === 1) {
    const drawn = entitled[stream.below(entitled.length)];
    return drawn === undefined ? null : { player: drawn.player, why: 'drawn' };
  }
  const lowest = entitled.at(-1);
  if (lowest === undefined) return null;
  return { player: lowest.player, why: lowest.byes === 0 ? 'lowestWithout' : 'lowestOfFewest' };
}
