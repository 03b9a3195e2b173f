import type { Campaign } from '@faultline/campaign';
import type { Event } from '@faultline/tournament';
import type { saveGame, saveOn } from './store.ts';

/** What a thread of its own writes for one that no longer can: games, the events of the desk, and campaigns. */
export interface Keeper {
  readonly saveGame: typeof saveGame;
  readonly saveOn: typeof saveOn;
  readonly keepEvent: (event: Event, from: number) => Promise<boolean>;
  readonly keepCampaign: (campaign: Campaign, from: number) => Promise<boolean>;
}
