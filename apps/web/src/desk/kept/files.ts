import { exportEvent, importEvent, isRefused } from '@faultline/tournament';
import { recordFiles } from '../../saves/recordFiles.ts';
import { eventStore } from './store.ts';

/** Events of this browser as their files, and files as events of this browser. */
export const eventFiles = recordFiles({
  store: eventStore,
  write: exportEvent,
  read(text) {
    const read = importEvent(text);
    return isRefused(read) ? read : read.event;
  },
  idOf: ({ state }) => state.founding.id,
});
