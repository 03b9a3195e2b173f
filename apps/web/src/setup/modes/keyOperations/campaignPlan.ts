import type { Chosen } from '../../../port/engine.ts';

/** The mode that campaigns are played in. */
export const CAMPAIGN_MODE = 'key-operations';

/** An operation of a campaign: the Aggressor sits in the first seat (CP-R-06). */
export const campaignPlan = (
  operation: string,
  options: Readonly<Record<string, string>>,
): NonNullable<Chosen['plan']> => ({ mode: CAMPAIGN_MODE, plan: { operation, aggressor: 0, options } });
