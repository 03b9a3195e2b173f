// In fields of eight or fewer: can the Swiss rounds that follow still be paired without a rematch (SD-R-38)?
// A position is the pairs that never met, one bit each, with the byes and the rounds to come. Each is looked at once,
// and there are few: not fifty thousand can be reached in a field of eight, however it was paired before, because what
// has been paired since is one of the 45,936 graphs on eight players in which all have met equally many.
import { everyPairing } from './enumerate.ts';
import type { Pair, PlayerId } from './field.ts';

export const LOOK_AHEAD_FIELD = 8;

interface Standing {
  readonly player: PlayerId;
  readonly byes: number;
}

/** One way to play a round: its pairs as bits, and the place of the player who sits out, -1 in an even field. */
interface Seating {
  readonly pairs: number;
  readonly out: number;
}

/**
 * Nobody can play more rounds than there are opponents left they never met. In an odd field somebody sits out each
 * round, and where this is false those who run short would have to sit out more often than that.
 * Where nobody has met it is also enough: a round robin has n - 1 rounds, or n with a bye in each.
 */
export function opponentsSuffice(unmet: readonly number[], rounds: number): boolean {
  const short = unmet.reduce((sum, opponents) => sum + Math.max(0, rounds - opponents), 0);
  return short <= (unmet.length % 2 === 0 ? 0 : rounds);
}

export class LookAhead {
  readonly #places: ReadonlyMap<PlayerId, number>;
  readonly #byes: readonly number[];
  readonly #seatings: readonly Seating[];
  /** The pairs of each player. */
  readonly #rows: readonly number[];
  readonly #all: number;
  readonly #known = new Map<number, boolean>();

  constructor(standing: readonly Standing[]) {
    const players = standing.map(({ player }) => player);
    this.#places = new Map(players.map((player, place) => [player, place]));
    this.#byes = standing.map(({ byes }) => byes);
    this.#rows = players.map((player) => this.#bitsOf(players.map((other): Pair => [player, other])));
    this.#all = this.#rows.reduce((bits, row) => bits | row, 0);
    const without = (out: number): readonly Seating[] =>
      everyPairing(players.filter((_, place) => place !== out)).map((pairs) => ({ pairs: this.#bitsOf(pairs), out }));
    this.#seatings = players.length % 2 === 0 ? without(-1) : players.flatMap((_, place) => without(place));
  }

  /** Positions looked at so far. */
  get positions(): number {
    return this.#known.size;
  }

  /** In an odd field: for some choice of the byes among those entitled to them. */
  canComplete(met: readonly Pair[], rounds: number): boolean {
    return this.#leadsOn(this.#all & ~this.#bitsOf(met), this.#byes, rounds);
  }

  #leadsOn(unmet: number, byes: readonly number[], rounds: number): boolean {
    if (rounds === 0) return true;
    const opponents = this.#rows.map((row) => onesIn(row & unmet));
    if (!opponentsSuffice(opponents, rounds)) return false;
    const position = this.#positionOf(unmet, byes, rounds);
    const known = this.#known.get(position);
    if (known !== undefined) return known;
    const fewest = Math.min(...byes);
    const found = this.#seatings.some(({ pairs, out }) => {
      if ((pairs & unmet) !== pairs || (out >= 0 && byes[out] !== fewest)) return false;
      const after = byes.map((count, place) => (place === out ? count + 1 : count));
      return this.#leadsOn(unmet & ~pairs, after, rounds - 1);
    });
    this.#known.set(position, found);
    return found;
  }

  /**
   * A number of its own for every position whose answer may differ. An odd field has seven rounds left at most, and who
   * is as many byes above the fewest as rounds are left gets none of them: three bits a player hold the byes.
   */
  #positionOf(unmet: number, byes: readonly number[], rounds: number): number {
    const fewest = Math.min(...byes);
    const spread = byes.length % 2 === 0 ? [] : byes.map((count) => Math.min(count - fewest, rounds, 7));
    const ahead = spread.reduce((number, count) => number * 8 + count, rounds);
    return ahead * (this.#all + 1) + unmet;
  }

  /** A player who is not in the field has no pairs here. */
  #bitsOf(pairs: readonly Pair[]): number {
    let bits = 0;
    for (const [a, b] of pairs) {
      const [one, other] = [this.#places.get(a), this.#places.get(b)];
      if (one === undefined || other === undefined || one === other) continue;
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      bits |= 1 << ((high * (high - 1)) / 2 + low);
    }
    return bits;
  }
}

function onesIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
