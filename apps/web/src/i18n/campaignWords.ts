import type { Reason } from '@faultline/tournament/record';
import type { campaign } from './en/campaign.ts';
import { lateWords } from './lateWords.ts';

/** What the page says of campaigns; only those who keep one need it. */
export type CampaignWords = typeof campaign;

export const useCampaignWords = lateWords<CampaignWords>({
  en: async () => (await import('./en/campaign.ts')).campaign,
  de: async () => (await import('./de/campaign.ts')).campaign,
});

type Facts = Reason['facts'];

/** Sentences for what a campaign refuses or remarks, by the reason's code. */
export type CampaignReasons = Readonly<Record<string, (facts: Facts) => string>>;

const useReasonWords = lateWords<CampaignReasons>({
  // The campaign's own sentences are English already.
  en: async () => ({}),
  de: async () => (await import('./de/campaignReasons.ts')).reasons,
});

/** What a reason says, in the language in use; the campaign's own sentence where there is none. */
export function useCampaignSentences(): (reason: Reason) => string {
  const words = useReasonWords();
  return ({ code, says, facts }) => words?.[code]?.(facts) ?? says;
}
