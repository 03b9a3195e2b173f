// One event at the desk: what it is now, and the one way to change it.
import { apply, type Command, type Event, isRefused } from '@faultline/tournament';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Acting, type ActKind, type Notice, useRecord } from '../saves/useRecord.ts';
import { eventStore } from './kept/store.ts';

export type DeskNotice = Notice;

export interface Desk extends Omit<Acting<Event, Command>, 'record'> {
  readonly event: Event;
}

export type LoadedDesk =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' | 'damaged' }
  | { readonly state: 'open'; readonly desk: Desk };

const acts: ActKind<Event, Command> = {
  store: eventStore,
  keeper: ({ state }) => state.founding.organiser.person,
  apply(event, act) {
    const answer = apply(event, act);
    return isRefused(answer) ? answer : { record: answer.event, notes: answer.notes };
  },
};

export function useDeskOf(id: string): LoadedDesk {
  const loaded = useRecord(acts, id);
  if (loaded.state !== 'open') return loaded;
  const { record: event, ...acting } = loaded.acting;
  return { state: 'open', desk: { event, ...acting } };
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No event is open above this component.');
  return desk;
}
