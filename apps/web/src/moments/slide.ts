import type { GameEvent } from '@faultline/rules';

/** Milliseconds for a space of the tracker; and where a Struggle was won, before the token goes back to the middle. */
const SPACE = 120;
const REST = 900;

export interface Stop {
  /** As the rules count: the first seat's side is above zero. */
  readonly space: number;
  /** Milliseconds since the token set off. */
  readonly at: number;
}

/** Where the token lies when, on its way from where it lay through what moved it; none where it stays. */
export function slideOf(before: number, events: readonly GameEvent[], now: number): readonly Stop[] {
  const moves = events.flatMap((event) => (event.event === 'token' ? event.to : []));
  const stops = moves.reduce(reaching, [{ space: before, at: 0 }]);
  const last = stops.at(-1);
  const rested = last && moves.length > 0 && last.space !== now ? [...stops, { ...last, at: last.at + REST }] : stops;
  const all = reaching(rested, now);
  return all.length > 1 ? all : [];
}

function reaching(stops: readonly Stop[], space: number): readonly Stop[] {
  const last = stops.at(-1);
  return last && last.space !== space
    ? [...stops, { space, at: last.at + SPACE * Math.abs(space - last.space) }]
    : stops;
}
