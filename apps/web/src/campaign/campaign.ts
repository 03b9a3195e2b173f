// One campaign at a screen: what it is now, and the one way to change it.
import { apply, type Campaign, type Command } from '@faultline/campaign';
import { isRefused } from '@faultline/tournament/record';
import { createContext } from 'preact';
import { useContext, useId } from 'preact/hooks';
import type { CampaignWords } from '../i18n/campaignWords.ts';
import { type Acting, type ActKind, type Doing, type LoadedRecord, useRecord } from '../saves/useRecord.ts';
import { campaignStore } from './kept/store.ts';

type CampaignActing = Acting<Campaign, Command>;

const acts: ActKind<Campaign, Command> = {
  store: campaignStore,
  keeper: ({ state }) => state.founding.organiser.person,
  apply(campaign, act) {
    const answer = apply(campaign, act);
    return isRefused(answer) ? answer : { record: answer.campaign, notes: answer.notes };
  },
};

export const useCampaignOf = (id: string): LoadedRecord<Campaign, Command> => useRecord(acts, id);

interface OpenCampaign {
  readonly acting: CampaignActing;
  readonly words: CampaignWords;
  /** An operation by its name in the language in use. */
  readonly operationName: (operation: { readonly id: string; readonly name: string }) => string;
}

export const CampaignContext = createContext<OpenCampaign | null>(null);

/** The campaign as one place of the page acts on it: what is refused here is told here (`told`). */
export function useCampaign() {
  const open = useContext(CampaignContext);
  const here = useId();
  if (!open) throw new Error('No campaign is open above this component.');
  const { acting, words, operationName } = open;
  const does = (commands: Command | readonly Command[], doing: Doing = {}) => acting.does(commands, { ...doing, here });
  return {
    campaign: acting.record,
    state: acting.record.state,
    words,
    operationName,
    does,
    told: acting.told?.here === here ? acting.told : null,
    acting,
  };
}
