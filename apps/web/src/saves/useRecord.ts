// One record at a screen: what it is now, and the one way to change it. An act is kept before it is shown.
import { isRefused, type Reason, type Refused, undoneEntries } from '@faultline/tournament/record';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Damaged, Quicker, type RecordStore, type Summary } from './records.ts';

interface Logged {
  readonly log: readonly {
    readonly n: number;
    readonly at: number;
    readonly command: { readonly kind: string; readonly entry?: number };
  }[];
}

/** What there is to say about the last act. */
type Said =
  | { readonly kind: 'refused' | 'noted'; readonly reasons: readonly Reason[] }
  | { readonly kind: 'notKept' | 'noRoom' };

export interface Notice {
  /** Counts up: the same thing said twice is said twice. */
  readonly n: number;
  /** The place of the page where it was tapped, for what was refused. */
  readonly here: string | null;
  readonly said: Said;
}

export interface Doing {
  /** Whoever keeps the record unless somebody else is named. */
  readonly by?: string;
  readonly why?: string;
  /** Where a refusal is shown. */
  readonly here?: string;
}

export interface Acting<R, C> {
  readonly record: R;
  readonly told: Notice | null;
  /** All of the commands or none; true if they were done. */
  readonly does: (commands: C | readonly C[], doing?: Doing) => Promise<boolean>;
  readonly undo: (doing?: Doing) => Promise<boolean>;
  readonly dismiss: () => void;
}

export type LoadedRecord<R, C> =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' | 'damaged' }
  | { readonly state: 'open'; readonly acting: Acting<R, C> };

interface Act<C> {
  readonly by: string;
  readonly at: number;
  readonly why: string;
  readonly command: C;
}

export interface ActKind<R, C> {
  readonly store: RecordStore<R, Summary>;
  readonly keeper: (record: R) => string;
  readonly apply: (record: R, act: Act<C>) => { readonly record: R; readonly notes: readonly Reason[] } | Refused;
}

type Undo = { readonly kind: 'undo'; readonly entry: number };

export function useRecord<R extends Logged, C>(kind: ActKind<R, C | Undo>, id: string): LoadedRecord<R, C | Undo> {
  const { store } = kind;
  const [record, setRecord] = useState<R | null | undefined>(undefined);
  const [told, setTold] = useState<Notice | null>(null);
  const tell = (said: Said | null, here: string | null = null) =>
    setTold((before) => said && { n: (before?.n ?? 0) + 1, here, said });
  const [damaged, setDamaged] = useState(false);
  const newest = useRef<R | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const show = useCallback((next: R | null) => {
    newest.current = next;
    setRecord(() => next);
  }, []);

  useEffect(() => {
    let wanted = true;
    // Behind the acts that are under way: what is read now must not be older than what is shown.
    const read = () => {
      queue.current = queue.current.then(() =>
        store.kept(id).then(
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
    const stop = store.listen(id, read);
    return () => {
      wanted = false;
      stop();
    };
  }, [id, show]);

  const does: Acting<R, C | Undo>['does'] = (commands, doing = {}) => {
    const list = Array.isArray(commands) ? (commands as readonly (C | Undo)[]) : [commands as C | Undo];
    const act = async (): Promise<boolean> => {
      const before = newest.current;
      if (!before) return false;
      const done = performed(kind, before, list, doing);
      if ('refused' in done) {
        tell({ kind: 'refused', reasons: done.refused }, doing.here);
        return false;
      }
      try {
        await store.keep(done.record, before.log.length);
      } catch (error) {
        const quicker = error instanceof Quicker;
        tell({ kind: quicker ? 'notKept' : 'noRoom' }, doing.here);
        if (quicker) show(await store.kept(id));
        return false;
      }
      show(done.record);
      tell(done.notes.length > 0 ? { kind: 'noted', reasons: done.notes } : null);
      return true;
    };
    const result = queue.current.then(act, act);
    queue.current = result;
    return result;
  };

  if (record === undefined) return { state: 'loading' };
  if (record === null) return { state: damaged ? 'damaged' : 'missing' };
  const undo: Acting<R, C>['undo'] = (doing) => does(undoOfLast(newest.current ?? record), doing);
  return { state: 'open', acting: { record, told, does, undo, dismiss: () => tell(null) } };
}

type Performed<R> = { readonly record: R; readonly notes: readonly Reason[] } | Refused;

/** Acts of one tap carry one time, later than all before: together they are taken back again. */
function performed<R extends Logged, C>(
  { apply, keeper }: ActKind<R, C>,
  before: R,
  commands: readonly C[],
  { by, why = '' }: Doing,
): Performed<R> {
  const at = Math.max(Date.now(), (before.log.at(-1)?.at ?? 0) + 1);
  const notes: Reason[] = [];
  let record = before;
  for (const command of commands) {
    const answer = apply(record, { by: by ?? keeper(record), at, why, command });
    if (isRefused(answer)) return answer;
    record = answer.record;
    notes.push(...answer.notes);
  }
  return { record, notes };
}

/** Takes back everything the last tap did that still stands. */
function undoOfLast({ log }: Logged): readonly Undo[] {
  const last = lastStanding({ log });
  if (last === undefined) return [];
  const undone = undoneEntries(log);
  return log
    .filter(({ n, at, command }) => at === last.at && command.kind !== 'undo' && n > 0 && !undone.has(n))
    .reverse()
    .map(({ n }) => ({ kind: 'undo', entry: n }));
}

/** The newest act that was not taken back. */
export function lastStanding({ log }: Logged) {
  const undone = undoneEntries(log);
  return log.filter(({ n, command }) => n > 0 && command.kind !== 'undo' && !undone.has(n)).at(-1);
}
