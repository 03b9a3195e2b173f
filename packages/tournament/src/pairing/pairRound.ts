// The ledger's pairing procedure: bye, groups, rating, look-ahead, one drawn of what is left, and the record of why.
import { Stream } from '../chance/stream.ts';
import { bestPairing } from './best.ts';
import { type Bye, byeOf } from './bye.ts';
import { bestPairings } from './enumerate.ts';
import { byText, type Field, type Pair, type PlayerId, purposeOf } from './field.ts';
import { LOOK_AHEAD_FIELD, LookAhead } from './lookAhead.ts';
import { type Group, Rating } from './rating.ts';

const ENUMERATED_FIELD = 10;

export interface Float {
  readonly player: PlayerId;
  readonly opponent: PlayerId;
  readonly from: number;
  readonly to: number;
}

export interface Rematch {
  readonly a: PlayerId;
  readonly b: PlayerId;
  readonly lastMet: number;
}

export interface PairingRecord {
  readonly field: Field;
  readonly purpose: string;
  readonly bye: Bye | null;
  readonly groups: readonly Group[];
  readonly pairs: readonly Pair[];
  readonly floats: readonly Float[];
  readonly rematches: readonly Rematch[];
  readonly rating: readonly number[];
  /** How many equally good pairings there were, where they were counted. */
  readonly equallyGood: number | null;
  /** How many of those the look-ahead kept, where it was applied. */
  readonly keptByLookAhead: number | null;
}

export function pairRound(given: Field): PairingRecord {
  const field = canonicalField(given);
  const purpose = purposeOf(field);
  const stream = new Stream(field.seed, purpose);
  const bye = byeOf(field.players, field.round, stream);
  const contenders = field.players.filter((contender) => contender.player !== bye?.player);
  const rating = new Rating(contenders, field.meetings);
  const players = contenders.map((contender) => contender.player);
  const drawn =
    players.length > ENUMERATED_FIELD ? drawLarge(players, rating, stream) : drawSmall(field, bye, rating, stream);
  const pairs = inOrder(drawn.pairs, field, rating, stream);
  return { field, purpose, bye, groups: rating.groups, ...explain(pairs, rating), ...drawn, pairs };
}

/** The same field always looks the same, in whatever order it was given. */
export function canonicalField(field: Field): Field {
  return {
    ...field,
    players: [...field.players].sort((a, b) => a.rank - b.rank || byText(a.player, b.player)),
    meetings: field.meetings
      .map(({ a, b, round }) => (a < b ? { a, b, round } : { a: b, b: a, round }))
      .sort((one, other) => one.round - other.round || byText(one.a, other.a) || byText(one.b, other.b)),
  };
}

interface Drawn {
  readonly pairs: readonly Pair[];
  readonly equallyGood: number | null;
  readonly keptByLookAhead: number | null;
}

function drawLarge(players: readonly PlayerId[], rating: Rating, stream: Stream): Drawn {
  return { pairs: bestPairing(players, rating, stream), equallyGood: null, keptByLookAhead: null };
}

function drawSmall(field: Field, bye: Bye | null, rating: Rating, stream: Stream): Drawn {
  const players = field.players.filter(({ player }) => player !== bye?.player).map(({ player }) => player);
  const best = bestPairings(players, rating);
  const looksAhead = field.players.length <= LOOK_AHEAD_FIELD && field.roundsLeft > 0;
  const completable = looksAhead ? completableOf(field, bye, best) : [];
  const kept = completable.length > 0 ? completable : best;
  return {
    pairs: kept[stream.below(kept.length)] ?? [],
    equallyGood: best.length,
    keptByLookAhead: looksAhead ? kept.length : null,
  };
}

/** Those pairings of a round after which the rounds to come need no rematch (SD-R-38). */
function completableOf(field: Field, bye: Bye | null, pairings: readonly (readonly Pair[])[]) {
  const ahead = new LookAhead(
    field.players.map(({ player, byes }) => ({ player, byes: byes + (player === bye?.player ? 1 : 0) })),
  );
  const past = field.meetings.map(({ a, b }): Pair => [a, b]);
  return pairings.filter((pairs) => ahead.canComplete([...past, ...pairs], field.roundsLeft));
}

/** Highest-ranked pair first; who is named first in a pair is drawn (SD-R-44). */
function inOrder(pairs: readonly Pair[], field: Field, rating: Rating, stream: Stream): readonly Pair[] {
  const place = new Map(field.players.map(({ player }, index) => [player, index]));
  const placeOf = (player: PlayerId): number => place.get(player) ?? 0;
  const byGroup = ([a, b]: Pair): number => Math.min(rating.groupOf(a), rating.groupOf(b));
  const byPlace = ([a, b]: Pair): number => Math.min(placeOf(a), placeOf(b));
  return [...pairs]
    .sort((one, other) => byGroup(one) - byGroup(other) || byPlace(one) - byPlace(other))
    .map(([a, b]): Pair => {
      const [first, second] = placeOf(a) < placeOf(b) ? [a, b] : [b, a];
      return stream.below(2) === 0 ? [first, second] : [second, first];
    });
}

/** Floats and rematches of a pairing, drawn or set by hand. */
export function explain(
  pairs: readonly Pair[],
  rating: Rating,
): Pick<PairingRecord, 'floats' | 'rematches' | 'rating'> {
  const floats: Float[] = [];
  const rematches: Rematch[] = [];
  for (const [a, b] of pairs) {
    const lastMet = rating.lastMet(a, b);
    if (lastMet > 0) rematches.push({ a, b, lastMet });
    const [player, opponent] = rating.groupOf(a) < rating.groupOf(b) ? [a, b] : [b, a];
    const [from, to] = [rating.groupOf(player), rating.groupOf(opponent)];
    if (from !== to) {
      floats.push({ player, opponent, from: rating.groups[from]?.points ?? 0, to: rating.groups[to]?.points ?? 0 });
    }
  }
  return { floats, rematches, rating: rating.rate(pairs) };
}
