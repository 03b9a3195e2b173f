// One event at the desk: what it is now, and the one way to change it. An act is kept before it is shown.
import { apply, type Command, type Event, isRefused, type Reason, undoneEntries } from '@faultline/tournament';
import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useRef, useState } from 'preact/hooks';
import { Damaged, keep, keptEvent, listen, Quicker } from './kept/store.ts';

/** What the desk has to say about the last act. */
type Said =
  | { readonly kind: 'refused' | 'noted'; readonly reasons: readonly Reason[] }
  | { readonly kind: 'notKept' | 'noRoom' };

export interface DeskNotice {
  /** Counts up: the same thing said twice is said twice. */
  readonly n: number;
  /** The place of the page where it was tapped, for what was refused. */
  readonly here: string | null;
  readonly said: Said;
}

interface Doing {
  /** The organiser unless somebody else is named. */
  readonly by?: string;
  readonly why?: string;
  /** Where a refusal is shown (`useDoing`). */
  readonly here?: string;
}

export interface Desk {
  readonly event: Event;
  readonly told: DeskNotice | null;
  /** All of the commands or none; true if they were done. */
  readonly does: (commands: Command | readonly Command[], doing?: Doing) => Promise<boolean>;
  readonly undo: (doing?: Doing) => Promise<boolean>;
  readonly dismiss: () => void;
}

export type LoadedDesk =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' | 'damaged' }
  | { readonly state: 'open'; readonly desk: Desk };

export function useDeskOf(id: string): LoadedDesk {
  const [event, setEvent] = useState<Event | null | undefined>(undefined);
  const [told, setTold] = useState<DeskNotice | null>(null);
  const tell = (said: Said | null, here: string | null = null) =>
    setTold((before) => said && { n: (before?.n ?? 0) + 1, here, said });
  const [damaged, setDamaged] = useState(false);
  const newest = useRef<Event | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const show = useCallback((next: Event | null) => {
    newest.current = next;
    setEvent(next);
  }, []);

  useEffect(() => {
    let wanted = true;
    // Behind the acts that are under way: what is read now must not be older than what is shown.
    const read = () => {
      queue.current = queue.current.then(() =>
        keptEvent(id).then(
          (kept) => wanted && show(kept),
          (error) => {
            if (!wanted) return;
            setDamaged(error instanceof Damaged);
            show(null);
          },
        ),
      );
    };
    read();
    const stop = listen(id, read);
    return () => {
      wanted = false;
      stop();
    };
  }, [id, show]);

  const does: Desk['does'] = (commands, doing = {}) => {
    const list = Array.isArray(commands) ? (commands as readonly Command[]) : [commands as Command];
    const act = async (): Promise<boolean> => {
      const before = newest.current;
      if (!before) return false;
      const done = performed(before, list, doing);
      if ('refused' in done) {
        tell({ kind: 'refused', reasons: done.refused }, doing.here);
        return false;
      }
      try {
        await keep(done.event, before.log.length);
      } catch (error) {
        const quicker = error instanceof Quicker;
        tell({ kind: quicker ? 'notKept' : 'noRoom' }, doing.here);
        if (quicker) show(await keptEvent(id));
        return false;
      }
      show(done.event);
      tell(done.notes.length > 0 ? { kind: 'noted', reasons: done.notes } : null);
      return true;
    };
    const result = queue.current.then(act, act);
    queue.current = result;
    return result;
  };

  if (event === undefined) return { state: 'loading' };
  if (event === null) return { state: damaged ? 'damaged' : 'missing' };
  const undo: Desk['undo'] = (doing) => does(undoOfLast(newest.current ?? event), doing);
  return { state: 'open', desk: { event, told, does, undo, dismiss: () => tell(null) } };
}

type Performed = { readonly event: Event; readonly notes: readonly Reason[] } | { readonly refused: readonly Reason[] };

/** Acts of one tap carry one time, later than all before: together they are taken back again. */
function performed(before: Event, commands: readonly Command[], { by, why = '' }: Doing): Performed {
  const at = Math.max(Date.now(), (before.log.at(-1)?.at ?? 0) + 1);
  const notes: Reason[] = [];
  let event = before;
  for (const command of commands) {
    const answer = apply(event, { by: by ?? event.state.founding.organiser.person, at, why, command });
    if (isRefused(answer)) return answer;
    event = answer.event;
    notes.push(...answer.notes);
  }
  return { event, notes };
}

/** Takes back everything the last tap did that still stands. */
function undoOfLast({ log }: Event): readonly Command[] {
  const last = lastStanding({ log });
  if (last === undefined) return [];
  const undone = undoneEntries(log);
  return log
    .filter(({ n, at, command }) => at === last.at && command.kind !== 'undo' && n > 0 && !undone.has(n))
    .reverse()
    .map(({ n }) => ({ kind: 'undo', entry: n }));
}

/** The newest act that was not taken back. */
export function lastStanding({ log }: Pick<Event, 'log'>) {
  const undone = undoneEntries(log);
  return log.filter(({ n, command }) => n > 0 && command.kind !== 'undo' && !undone.has(n)).at(-1);
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No event is open above this component.');
  return desk;
}
