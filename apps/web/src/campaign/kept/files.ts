import { exportCampaign, importCampaign } from '@faultline/campaign';
import { isRefused } from '@faultline/tournament/record';
import { recordFiles } from '../../saves/recordFiles.ts';
import { campaignStore } from './store.ts';

/** Campaigns of this browser as their files, and files as campaigns of this browser. */
export const campaignFiles = recordFiles({
  store: campaignStore,
  write: exportCampaign,
  read(text) {
    const read = importCampaign(text);
    return isRefused(read) ? read : read.campaign;
  },
  idOf: ({ state }) => state.founding.id,
});
