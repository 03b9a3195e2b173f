// What a campaign needs of Key Operations to set one up.
export { CAMPAIGN_MODE, campaignPlan } from './keyOperations/campaignPlan.ts';
export { Readings } from './keyOperations/Readings.tsx';
export { useOffers } from './keyOperations/useOffers.ts';
