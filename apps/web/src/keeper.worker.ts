// A thread that writes the saves, for one that no longer can. It hands over a port once it has started.

import { campaignStore } from './campaign/kept/store.ts';
import { eventStore } from './desk/kept/store.ts';
import { serve } from './port/wire.ts';
import type { Keeper } from './saves/keeper.ts';
import { saveGame, saveOn } from './saves/store.ts';

const keeper: Keeper = { saveGame, saveOn, keepEvent: eventStore.keepHere, keepCampaign: campaignStore.keepHere };

const { port1, port2 } = new MessageChannel();
serve(port1, keeper);
self.postMessage(null, { transfer: [port2] });
