import { type Event, exportEvent, importEvent, isRefused, type Reason } from '@faultline/tournament';
import { Damaged, forget, keep, keptEvent, keptEvents } from './store.ts';

/** Every event of this browser as its file; null for one that is damaged. */
export const eventFiles = async (): Promise<readonly (string | null)[]> =>
  Promise.all((await keptEvents()).map(async ({ id }) => exportOf(await keptOrDamaged(id))));

const exportOf = (event: Event | Damaged | null): string | null =>
  event === null || event instanceof Damaged ? null : exportEvent(event);

async function keptOrDamaged(id: string): Promise<Event | Damaged | null> {
  try {
    return await keptEvent(id);
  } catch (error) {
    if (error instanceof Damaged) return error;
    throw error;
  }
}

export type EventBrought =
  | { readonly refused: readonly Reason[] }
  /** Whether something of it was not here yet. */
  | { readonly id: string; readonly news: boolean };

/** The file and this browser tell the event differently: neither may take the other's place. */
const OTHER_HISTORY: Reason = {
  code: 'otherHistory',
  says: 'This event is here already with another history. Nothing was changed.',
  facts: {},
};

/** An event file becomes an event of this browser; of one that is here only what comes after it is taken. A damaged one gives way to it. */
export async function bringEvent(text: string): Promise<EventBrought> {
  const read = importEvent(text);
  if (isRefused(read)) return { refused: read.refused };
  const { id } = read.event.state.founding;
  const kept = await keptOrDamaged(id);
  if (kept instanceof Damaged) await forget(id);
  const here = kept instanceof Damaged ? null : kept;
  if (!agree(here, read.event)) return { refused: [OTHER_HISTORY] };
  const known = here?.log.length ?? 0;
  const news = read.event.log.length > known;
  if (news) await keep(read.event, known);
  return { id, news };
}

/** As far as both go they tell the same. */
const agree = (here: Event | null, brought: Event): boolean =>
  (here?.log ?? []).every(
    (entry, n) => brought.log[n] === undefined || JSON.stringify(entry) === JSON.stringify(brought.log[n]),
  );
