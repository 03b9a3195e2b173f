// Campaigns kept in this browser.
import {
  type Campaign,
  courseOf,
  FILE_FORMAT,
  FILE_VERSION,
  importCampaign,
  type Phase,
  type Slot,
  type Victory,
} from '@faultline/campaign';
import { isRefused } from '@faultline/tournament/record';
import { elsewhere } from '../../saves/elsewhere.ts';
import { Damaged, recordStore, type Summary } from '../../saves/records.ts';

/** A campaign as a list shows it. */
export interface KeptCampaign extends Summary {
  readonly name: string;
  readonly players: readonly [string, string];
  readonly phase: Phase;
  readonly course: string;
  /** The operation that comes next. */
  readonly slot: Slot | null;
  readonly victory: Victory | null;
}

function summaryOf({ state, log }: Campaign): KeptCampaign {
  const { id, name } = state.founding;
  const [one, other] = state.players;
  return {
    id,
    name,
    players: [one.name, other.name],
    phase: state.phase,
    course: courseOf(state.played),
    slot: state.coming?.slot ?? null,
    victory: state.victory,
    changed: log.at(-1)?.at ?? 0,
  };
}

export const campaignStore = recordStore<Campaign, KeptCampaign>({
  name: 'faultline-campaigns',
  list: 'campaigns',
  summaryOf,
  read(log) {
    const read = importCampaign(JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, log }));
    if (isRefused(read)) throw new Damaged(read.refused.map(({ says }) => says).join(' '));
    return read.campaign;
  },
  elsewhere: (campaign, from) => elsewhere((keeper) => keeper.keepCampaign(campaign, from)),
});
