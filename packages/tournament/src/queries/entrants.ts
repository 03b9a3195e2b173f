import type { Entrant, EntrantState, EventState, PlayerId } from '../event/event.ts';
import { type Reason, reason } from '../reason.ts';

export function entrantOf(state: EventState, player: PlayerId): Entrant | undefined {
  return state.entrants.find((entrant) => entrant.player === player);
}

export function nameOf(state: EventState, player: PlayerId): string {
  return entrantOf(state, player)?.name ?? player;
}

export function activePlayers(state: EventState): readonly PlayerId[] {
  return state.entrants.filter((entrant) => entrant.state === 'active').map((entrant) => entrant.player);
}

export function isActive(state: EventState, player: PlayerId): boolean {
  return entrantOf(state, player)?.state === 'active';
}

const NEVER_STARTED: readonly EntrantState[] = ['waiting', 'registered', 'submitted', 'absent', 'withdrawn'];

/** Everyone who has a place in the standings, ejected players included. */
export function startedPlayers(state: EventState): readonly PlayerId[] {
  return state.entrants.filter((entrant) => !NEVER_STARTED.includes(entrant.state)).map((entrant) => entrant.player);
}

export function withEntrant(state: EventState, player: PlayerId, change: Partial<Entrant>): EventState {
  return {
    ...state,
    entrants: state.entrants.map((entrant) => (entrant.player === player ? { ...entrant, ...change } : entrant)),
  };
}

export function unknownPlayer(player: PlayerId): Reason {
  return reason('unknownPlayer', null, `No player with the ID ${player} is registered.`, { player });
}
