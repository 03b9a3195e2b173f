// How good a pairing is: rematches; then from the top group down the pairs that leave the group and how far they
// reach; last the rounds in which repeated pairs met (SD-R-32, SD-R-35). Smaller is better, the first difference decides.
import type { Contender, Meeting, Pair, PlayerId } from './field.ts';

export interface Group {
  readonly points: number;
  readonly players: readonly PlayerId[];
}

/** Groups of equal event points, highest first (SD-SWS-07). */
function groupsOf(players: readonly Contender[]): readonly Group[] {
  const points = [...new Set(players.map((player) => player.points))].sort((a, b) => b - a);
  return points.map((value) => ({
    points: value,
    players: players.filter((player) => player.points === value).map((player) => player.player),
  }));
}

export class Rating {
  readonly groups: readonly Group[];
  /** The largest value each entry of a rating can take. */
  readonly limits: readonly number[];
  readonly #groupOf = new Map<PlayerId, number>();
  readonly #lastMet = new Map<PlayerId, Map<PlayerId, number>>();

  constructor(players: readonly Contender[], meetings: readonly Meeting[]) {
    this.groups = groupsOf(players);
    this.groups.forEach((group, index) => {
      for (const player of group.players) this.#groupOf.set(player, index);
    });
    for (const { a, b, round } of meetings) {
      this.#remember(a, b, round);
      this.#remember(b, a, round);
    }
    const pairs = players.length / 2;
    const latest = meetings.reduce((round, meeting) => Math.max(round, meeting.round), 0);
    const below = this.groups.length - 1;
    this.limits = [
      pairs,
      ...this.groups.flatMap(({ players: { length } }, index) => [length, length * (below - index)]),
      pairs * latest,
    ];
  }

  #remember(player: PlayerId, opponent: PlayerId, round: number): void {
    const known = this.#lastMet.get(player) ?? new Map<PlayerId, number>();
    known.set(opponent, Math.max(round, known.get(opponent) ?? 0));
    this.#lastMet.set(player, known);
  }

  groupOf(player: PlayerId): number {
    return this.#groupOf.get(player) ?? 0;
  }

  /** The round of the last meeting, 0 for a pair that never met. */
  lastMet(a: PlayerId, b: PlayerId): number {
    return this.#lastMet.get(a)?.get(b) ?? 0;
  }

  /** What one pair adds to the rating. */
  costOf([a, b]: Pair): readonly number[] {
    return this.costBetween(this.groupOf(a), this.groupOf(b), this.lastMet(a, b));
  }

  costBetween(oneGroup: number, otherGroup: number, lastMet: number): readonly number[] {
    const cost = this.limits.map(() => 0);
    const upper = Math.min(oneGroup, otherGroup);
    const distance = Math.abs(oneGroup - otherGroup);
    if (lastMet > 0) cost[0] = 1;
    if (distance > 0) cost[1 + 2 * upper] = 1;
    cost[2 + 2 * upper] = distance;
    cost[cost.length - 1] = lastMet;
    return cost;
  }

  rate(pairs: readonly Pair[]): readonly number[] {
    const costs = pairs.map((pair) => this.costOf(pair));
    return this.limits.map((_, entry) => costs.reduce((total, cost) => total + (cost[entry] ?? 0), 0));
  }
}

/** Negative when a is the better rating. */
export function compareRatings(a: readonly number[], b: readonly number[]): number {
  for (let entry = 0; entry < a.length; entry++) {
    const difference = (a[entry] ?? 0) - (b[entry] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
