import { isRefused, type Reason, type Refused } from '@faultline/tournament/record';
import { Damaged, type Kept, type RecordStore, type Summary } from './records.ts';

interface FileKind<R> {
  readonly store: RecordStore<R, Summary>;
  readonly write: (record: R) => string;
  readonly read: (text: string) => R | Refused;
  readonly idOf: (record: R) => string;
}

export type Brought =
  | { readonly refused: readonly Reason[] }
  /** Whether something of it was not here yet. */
  | { readonly id: string; readonly news: boolean };

/** The file and this browser tell the record differently: neither may take the other's place. */
const OTHER_HISTORY: Reason = {
  code: 'otherHistory',
  says: 'This is here already with another history. Nothing was changed.',
  facts: {},
};

/** As far as both go they tell the same. */
const agree = (here: Kept | null, brought: Kept): boolean =>
  (here?.log ?? []).every(
    (entry, n) => brought.log[n] === undefined || JSON.stringify(entry) === JSON.stringify(brought.log[n]),
  );

export function recordFiles<R extends Kept>({ store, write, read, idOf }: FileKind<R>) {
  const keptOrDamaged = async (id: string): Promise<R | Damaged | null> => {
    try {
      return await store.kept(id);
    } catch (error) {
      if (error instanceof Damaged) return error;
      throw error;
    }
  };
  const fileOf = async ({ id }: Summary): Promise<string | null> => {
    const record = await keptOrDamaged(id);
    return record === null || record instanceof Damaged ? null : write(record);
  };
  return {
    /** Every record of this browser as its file; null for one that is damaged. */
    files: async (): Promise<readonly (string | null)[]> => Promise.all((await store.all()).map(fileOf)),

    /** A file becomes a record of this browser; of one that is here only what comes after it is taken. A damaged one gives way to it. */
    async bring(text: string): Promise<Brought> {
      const brought = read(text);
      if (isRefused(brought)) return brought;
      const id = idOf(brought);
      const kept = await keptOrDamaged(id);
      if (kept instanceof Damaged) await store.forget(id);
      const here = kept instanceof Damaged ? null : kept;
      if (!agree(here, brought)) return { refused: [OTHER_HISTORY] };
      const known = here?.log.length ?? 0;
      const news = brought.log.length > known;
      if (news) await store.keep(brought, known);
      return { id, news };
    },
  };
}
