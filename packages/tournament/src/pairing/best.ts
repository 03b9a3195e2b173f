// One best pairing of a field too large to enumerate: a least-cost matching over shuffled players, then a random walk
// of exchanges between two pairs that leave the rating as it is. The walk is as likely to go one way as back.
import type { Stream } from '../chance/stream.ts';
import type { Costs } from './duals.ts';
import type { Pair, PlayerId } from './field.ts';
import { leastCostMatching } from './matching.ts';
import type { Rating } from './rating.ts';

/** Duals add up a cost once per vertex at most; below this they stay exact in a double. */
const ROOM = 0x10000000000;
const EXCHANGES_PER_PAIR = 40;

/** Packs neighbouring entries of a rating into one number as far as there is room; the order stays the same. */
function packing(limits: readonly number[]): readonly { readonly number: number; readonly factor: number }[] {
  const places: { number: number; factor: number }[] = [];
  let [number, factor] = [0, 1];
  for (const limit of [...limits].reverse()) {
    if (factor * (limit + 1) > ROOM) [number, factor] = [number + 1, 1];
    places.push({ number, factor });
    factor *= limit + 1;
  }
  return places.reverse().map((place) => ({ number: number - place.number, factor: place.factor }));
}

/** Costs depend only on the two groups and the round of the last meeting, so few different ones exist. */
function costsOf(players: readonly PlayerId[], rating: Rating): Costs {
  const places = packing(rating.limits);
  const width = (places.at(-1)?.number ?? 0) + 1;
  const numbers = new Map<string, number>();
  const table: number[] = [];
  const numberOf = (upper: number, lower: number, met: number): number => {
    const key = `${upper},${lower},${met}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const packed = Array.from({ length: width }, () => 0);
    rating.costBetween(upper, lower, met).forEach((value, entry) => {
      const { number, factor } = places[entry] ?? { number: 0, factor: 0 };
      packed[number] = (packed[number] ?? 0) + value * factor;
    });
    numbers.set(key, numbers.size);
    table.push(...packed);
    return numbers.size - 1;
  };
  const between: number[] = [];
  for (const a of players) {
    for (const b of players) {
      const [one, other] = [rating.groupOf(a), rating.groupOf(b)];
      between.push(numberOf(Math.min(one, other), Math.max(one, other), rating.lastMet(a, b)));
    }
  }
  const size = players.length;
  return { width, table: Float64Array.from(table), between: (u, v) => between[u * size + v] ?? 0 };
}

export function bestPairing(players: readonly PlayerId[], rating: Rating, stream: Stream): readonly Pair[] {
  const order = stream.shuffled(players);
  const costs = costsOf(order, rating);
  const partners = leastCostMatching(order.length, costs);
  const pairs: [number, number][] = [];
  partners.forEach((partner, player) => {
    if (player < partner) pairs.push([player, partner]);
  });
  exchangeAtRandom(pairs, costs, stream);
  return pairs.map(([a, b]): Pair => [order[a] ?? '', order[b] ?? '']);
}

function exchangeAtRandom(pairs: [number, number][], costs: Costs, stream: Stream): void {
  const price = (a: number, b: number, at: number): number => costs.table[costs.between(a, b) * costs.width + at] ?? 0;
  for (let step = 0; step < pairs.length * EXCHANGES_PER_PAIR; step++) {
    const first = pairs[stream.below(pairs.length)];
    const second = pairs[stream.below(pairs.length)];
    const crossed = stream.below(2);
    if (first === undefined || second === undefined || first === second) continue;
    const [a, b] = first;
    const c = second[crossed] ?? 0;
    const d = second[1 - crossed] ?? 0;
    let same = true;
    for (let at = 0; same && at < costs.width; at++) {
      same = price(a, b, at) + price(c, d, at) === price(a, c, at) + price(b, d, at);
    }
    if (!same) continue;
    [first[1], second[0], second[1]] = [c, b, d];
  }
}
