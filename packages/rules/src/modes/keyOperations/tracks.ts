import type { TrackingCard } from '../../cards/operationCard.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { step } from '../../kernel/steps.ts';
import type { Seat } from '../../state/ids.ts';
import { raise } from '../../timing/resolution.ts';
import { openWindow } from '../../timing/window.ts';
import { changePlay, inPlay } from './inPlay.ts';
import './moments.ts';
import { trackerCard } from './trackers.ts';

/** Tracks along which a marker goes. */

/** So many spaces, no further than the goal. */
export interface Walk {
  readonly tracker: string;
  readonly goal: number;
  readonly left: number;
}

declare module '../../state/frame.ts' {
  interface Steps {
    'track.walk': { walks: readonly Walk[]; seat: Seat; moved: number };
  }
}

type Track = Extract<TrackingCard, { readonly kind: 'track' }>;

export function trackOf(p: Position, id: string): Track {
  const card = trackerCard(p, id);
  if (card.kind !== 'track') throw new Error(`The tracker ${id} has no marker.`);
  return card;
}

export const markerOn = (p: Position, track: Track): number => inPlay(p).markers[track.id] ?? track.start;

/** Space by space: each that has a name counts as it is reached, in order (KO-R-69). */
step('track.walk', (g, { walks: [now, ...later], seat, moved }) => {
  if (!now) return g.done({ happened: moved > 0, amount: moved });
  const track = trackOf(g, now.tracker);
  const from = markerOn(g, track);
  if (now.left <= 0 || from === now.goal) return void g.next('track.walk', { walks: later, seat, moved });
  g.next('track.walk', { walks: [{ ...now, left: now.left - 1 }, ...later], seat, moved: moved + 1 });
  enter(g, track, from + (now.goal > from ? 1 : -1), seat);
});

function enter(g: Machine, { id, spaces }: Track, space: number, by: Seat): void {
  changePlay(g, { markers: { ...inPlay(g).markers, [id]: space } });
  g.emit({ event: 'marker', tracker: id, space, by });
  const name = spaces[space];
  if (name) openWindow(g, [raise(g, 'track.reached', { tracker: id, space: name })]);
}
