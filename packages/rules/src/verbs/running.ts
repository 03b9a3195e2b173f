import type { Effect } from '../cards/effect.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { Machine, Position } from '../game/machine.ts';
import { ownSeat } from '../queries/context.ts';
import type { Context, Running } from '../state/running.ts';

/** The effect by name, for logs and grants. */
export const sourceOf = (f: Running): string => f.cause.name ?? 'effect';

/** These effects in place of the whole, from their beginning. */
export const part = ({ context, cause, seat, did, point }: Running, effects: readonly Effect[]): Running => ({
  ...(point && { point }),
  effects,
  next: 0,
  context,
  cause,
  seat,
  did,
});

/** Goes on behind the current effect; a step called on top reports whether it happened. */
export const advance = (g: Machine, f: Running, did = f.did): Machine =>
  g.next('effects.run', { ...part(f, f.effects), next: f.next + 1, did });

/** Runs nested effects first, then goes on. */
export function inside(g: Machine, f: Running, then: readonly Effect[] = []): void {
  advance(g, f);
  if (then.length > 0) g.call('effects.run', part(f, then));
}

/** Most effects are resolved by the ability's player, some by the opponent. */
export const decider = (f: Running, by: 'opponent' | undefined): Seat => (by ? otherSeat(f.seat) : f.seat);

/** The same before anything is run; null for effects of no player. */
export function seatMeant(p: Position, by: 'opponent' | undefined, at: Context): Seat | null {
  if (at.unit === null && at.seat === undefined) return null;
  const seat = ownSeat(p, at);
  return by ? otherSeat(seat) : seat;
}
