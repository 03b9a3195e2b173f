import { type Event, exportEvent, importEvent, isRefused, type Reason } from '@faultline/events';
import { keep, keptEvent, keptEvents } from './store.ts';

/** Every event of this browser as its file. */
export async function eventFiles(): Promise<readonly string[]> {
  const events = await Promise.all((await keptEvents()).map(({ id }) => keptEvent(id)));
  return events.filter((event) => event !== null).map(exportEvent);
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

/** An event file becomes an event of this browser; of one that is here only what comes after it is taken. */
export async function bringEvent(text: string): Promise<EventBrought> {
  const read = importEvent(text);
  if (isRefused(read)) return { refused: read.refused };
  const { id } = read.event.state.founding;
  const here = await keptEvent(id);
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
