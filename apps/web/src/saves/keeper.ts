import type { Event } from '@faultline/tournament';
import type { saveGame, saveOn } from './store.ts';

/** What a thread of its own writes for one that no longer can: games, and the events of the desk. */
export interface Keeper {
  readonly saveGame: typeof saveGame;
  readonly saveOn: typeof saveOn;
  readonly keepEvent: (event: Event, from: number) => Promise<boolean>;
}
