// Places of an event with a capacity: who comes too late waits, and moves up in the order of entering.
import type { Entrant, EntrantState, EventState } from '../event/event.ts';
import { type Reason, reason } from '../reason.ts';

const HOLDS_NO_PLACE: readonly EntrantState[] = ['waiting', 'withdrawn'];

export function placesLeft({ details, entrants }: EventState): number {
  if (details.capacity === 0) return Number.MAX_SAFE_INTEGER;
  return details.capacity - entrants.filter((entrant) => !HOLDS_NO_PLACE.includes(entrant.state)).length;
}

/** Free places go to those who have waited longest. */
export function withPlacesFilled(state: EventState): { readonly state: EventState; readonly notes: readonly Reason[] } {
  const up = state.entrants.filter((entrant) => entrant.state === 'waiting').slice(0, Math.max(0, placesLeft(state)));
  const entrants = state.entrants.map((entrant): Entrant => {
    if (!up.includes(entrant)) return entrant;
    return { ...entrant, state: entrant.team === null ? 'registered' : 'submitted' };
  });
  const notes = up.map(({ player, name }) =>
    reason('movedUp', null, `${name} moves up from the waiting list.`, { player }),
  );
  return { state: { ...state, entrants }, notes };
}
