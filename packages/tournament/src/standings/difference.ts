// What a correction moves: the rows that stand elsewhere or show other figures than before.
import { fourDecimals } from '../fraction.ts';
import type { PlayerId } from '../pairing/field.ts';
import type { Row } from './standings.ts';

/** A standings line as it was posted: figures without their sums. */
export interface PostedRow {
  readonly player: PlayerId;
  readonly rank: number | null;
  readonly ep: number;
  readonly sc: number;
  readonly sos: string;
  readonly w: number;
  readonly rounds: number;
}

export interface StandingsChange {
  readonly player: PlayerId;
  readonly before: PostedRow | null;
  readonly after: PostedRow | null;
}

export function posted(rows: readonly Row[]): readonly PostedRow[] {
  return rows.map(({ player, rank, ep, sc, sos, w, games }) => {
    return { player, rank, ep, sc, sos: fourDecimals(sos), w, rounds: games.length };
  });
}

export function standingsChanges(
  before: readonly PostedRow[],
  after: readonly PostedRow[],
): readonly StandingsChange[] {
  const earlier = new Map(before.map((row) => [row.player, row]));
  const later = new Map(after.map((row) => [row.player, row]));
  const players = [...after, ...before.filter((row) => !later.has(row.player))].map((row) => row.player);
  return players
    .map((player) => ({ player, before: earlier.get(player) ?? null, after: later.get(player) ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
