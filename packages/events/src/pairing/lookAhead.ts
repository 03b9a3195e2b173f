// In fields of eight or fewer: can the Swiss rounds that follow still be paired without a rematch (SD-R-38)?
import { entitledToBye } from './bye.ts';
import type { Pair, PlayerId } from './field.ts';

export const LOOK_AHEAD_FIELD = 8;

interface Standing {
  readonly player: PlayerId;
  readonly byes: number;
}

const keyOf = (a: PlayerId, b: PlayerId): string => JSON.stringify(a < b ? [a, b] : [b, a]);

export function meetingKeys(pairs: readonly Pair[]): readonly string[] {
  return pairs.map(([a, b]) => keyOf(a, b));
}

export function canComplete(players: readonly Standing[], met: ReadonlySet<string>, roundsLeft: number): boolean {
  if (roundsLeft === 0) return true;
  if (players.length % 2 === 0) return pairOn(players, players, met, new Set(met), roundsLeft);
  return entitledToBye(players).some(({ player }) => {
    const after = players.map((other) => (other.player === player ? { ...other, byes: other.byes + 1 } : other));
    const rest = after.filter((other) => other.player !== player);
    return pairOn(rest, after, met, new Set(met), roundsLeft);
  });
}

function pairOn(
  unpaired: readonly Standing[],
  everyone: readonly Standing[],
  met: ReadonlySet<string>,
  after: Set<string>,
  roundsLeft: number,
): boolean {
  const [first, ...rest] = unpaired;
  if (first === undefined) return canComplete(everyone, after, roundsLeft - 1);
  return rest.some((partner) => {
    const key = keyOf(first.player, partner.player);
    if (met.has(key)) return false;
    after.add(key);
    const others = rest.filter((other) => other !== partner);
    const found = pairOn(others, everyone, met, after, roundsLeft);
    after.delete(key);
    return found;
  });
}
