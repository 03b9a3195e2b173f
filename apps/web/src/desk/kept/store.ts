// Events kept in this browser.
import { type Event, FILE_FORMAT, FILE_VERSION, importEvent, isRefused, type Phase } from '@faultline/tournament';
import { elsewhere } from '../../saves/elsewhere.ts';
import { Damaged, recordStore, type Summary } from '../../saves/records.ts';

/** An event as a list shows it. */
export interface KeptEvent extends Summary {
  readonly name: string;
  readonly firstDay: string;
  readonly phase: Phase;
  readonly players: number;
}

function summaryOf({ state, log }: Event): KeptEvent {
  const { id, name, firstDay } = state.founding;
  const players = state.entrants.filter((entrant) => entrant.state !== 'withdrawn').length;
  return { id, name, firstDay, phase: state.phase, players, changed: log.at(-1)?.at ?? 0 };
}

export const eventStore = recordStore<Event, KeptEvent>({
  name: 'faultline-events',
  list: 'events',
  summaryOf,
  read(log) {
    const read = importEvent(JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, log }));
    if (isRefused(read)) throw new Damaged(read.refused.map(({ says }) => says).join(' '));
    return read.event;
  },
  elsewhere: (event, from) => elsewhere((keeper) => keeper.keepEvent(event, from)),
});
