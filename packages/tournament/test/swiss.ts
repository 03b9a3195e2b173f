import { Stream } from '../src/chance/stream.ts';
import type { Field, Meeting } from '../src/pairing/field.ts';
import { type PairingRecord, pairRound } from '../src/pairing/pairRound.ts';
import { names } from './desk.ts';

// Swiss rounds by pairing alone: results are drawn, some players leave, others come late. The same seed plays the same.

interface Swiss {
  readonly players: number;
  readonly rounds: number;
  readonly seed: string;
  /** Of a hundred, how many players leave before a later round, and how many come as late as then. */
  readonly leave?: number;
  readonly late?: number;
}

/** Every round's field as it is paired; the record comes from whoever pairs it. */
export function playSwiss(
  { players: count, rounds, seed, leave = 0, late = 0 }: Swiss,
  pair: (field: Field) => PairingRecord = pairRound,
): readonly PairingRecord[] {
  const chance = new Stream(seed, 'swiss');
  const points = new Map<string, number>();
  const byes = new Map<string, number>();
  const meetings: Meeting[] = [];
  const add = (to: Map<string, number>, player: string, more: number) => to.set(player, (to.get(player) ?? 0) + more);
  let here = names(count);
  let known = count;
  return Array.from({ length: rounds }, (_, before) => {
    if (before > 0) here = here.filter(() => chance.below(100) >= leave);
    if (before > 0 && chance.below(100) < late) {
      known += 1;
      here = [...here, ...names(known).slice(-1)];
    }
    const standing = [...here].sort((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0) || (a < b ? -1 : 1));
    const players = standing.map((player, place) => ({
      player,
      points: points.get(player) ?? 0,
      rank: before === 0 ? 0 : place + 1,
      byes: byes.get(player) ?? 0,
    }));
    const round = before + 1;
    const record = pair({
      seed,
      stage: 1,
      round,
      attempt: 0,
      roundsLeft: rounds - round,
      players,
      meetings: [...meetings],
    });
    if (record.bye !== null) {
      add(byes, record.bye.player, 1);
      add(points, record.bye.player, 3);
    }
    for (const [a, b] of record.pairs) {
      meetings.push({ a, b, round });
      const drawn = chance.below(7);
      if (drawn === 0) for (const player of [a, b]) add(points, player, 1);
      else add(points, drawn % 2 === 0 ? a : b, 3);
    }
    return record;
  });
}
