import type { Place } from '@faultline/rules';
import type { Heading } from '../words/words.ts';

/** An objective as the log knows it. */
export interface Landmark {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly active: boolean;
}

export const landmarksOf = (all: readonly Landmark[]): readonly Landmark[] =>
  all.map(({ key, x, y, active }) => ({ key, x, y, active }));

const far = ([x, y]: Place, at: Landmark): number => Math.hypot(x - at.x, y - at.y);

const least = (all: readonly Landmark[], of: (at: Landmark) => number): Landmark | null =>
  all.reduce<Landmark | null>((best, each) => (best === null || of(each) < of(best) ? each : best), null);

/** What a way counts as going somewhere: at least so much of it is gained or lost. */
const CLEAR = 0.5;

/** Where a way leads: toward the Active objective it ends nearest to, of those it clearly gains on, or away from the nearest. */
export function headingOf(all: readonly Landmark[], from: Place, to: Place): Heading | null {
  const active = all.filter(({ active }) => active);
  const known = active.length > 0 ? active : all;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const left = (at: Landmark): number => far(to, at) - far(from, at);
  if (length === 0) return null;
  const goal = least(
    known.filter((at) => left(at) <= -CLEAR * length),
    (at) => far(to, at),
  );
  if (goal) return { way: 'toward', objective: goal.key };
  const near = least(known, (at) => far(from, at));
  return near && left(near) >= CLEAR * length ? { way: 'away', objective: near.key } : null;
}

/** The objective something lies nearest to. */
export const nearestTo = (all: readonly Landmark[], to: Place): string | null =>
  least(all, (at) => far(to, at))?.key ?? null;
