// A match whose round ran out of time: the Turn is finished, control decides the Struggle, then cards, then Wounds.
import type { Result, Seats } from './result.ts';

export interface TimeCall {
  /** Struggle Cards claimed before anything is awarded at time. */
  readonly cards: readonly [number, number];
  /** Active objectives under control as determined in that last Turn (SD-R-19). */
  readonly objectives: readonly [number, number];
  readonly wounds: readonly [number, number];
  /** Set-up and deployment bring no award (SD-R-14). */
  readonly gameBegan: boolean;
  /** Who won the Struggle in that Turn by Momentum or token movement; its card is not yet in `cards`. */
  readonly struggleWonBy: 'a' | 'b' | null;
}

export function resultOnTime(seats: Seats, call: TimeCall): Result {
  if (!call.gameBegan) return { how: 'draw', sc: [0, 0], w: [0, 0] };
  const claimer = call.struggleWonBy ?? controller(call.objectives);
  const sc: [number, number] = [call.cards[0] + (claimer === 'a' ? 1 : 0), call.cards[1] + (claimer === 'b' ? 1 : 0)];
  const w = call.wounds;
  const lead = sc[0] - sc[1] || w[0] - w[1];
  if (lead === 0) return { how: 'draw', sc, w };
  const winner = lead > 0 ? seats.a : seats.b;
  const byVictory = call.struggleWonBy !== null && Math.max(...sc) === 2;
  return { how: byVictory ? 'victory' : 'time', winner, sc, w };
}

/** Tied control awards nothing (SD-R-16). */
function controller([a, b]: readonly [number, number]): 'a' | 'b' | null {
  return a === b ? null : a > b ? 'a' : 'b';
}
