// What a campaign needs before it begins (CP-SET-02 to CP-SET-06).
import type { CampaignState } from '../campaign/campaign.ts';
import { type Reason, reason } from '@faultline/tournament/record';

export const CAMPAIGN_OPERATIONS = 3;

export function whyNotBegun(state: CampaignState): readonly Reason[] {
  const { operations, lastChance, aggressor, players } = state;
  return [
    ...(operations === null
      ? [reason('noOperations', 'CP-SET-02', `Choose ${CAMPAIGN_OPERATIONS} Campaign Operations, in order.`)]
      : []),
    ...(lastChance === null ? [reason('noLastChance', 'CP-SET-03', 'Choose a Last Chance Operation.')] : []),
    ...(aggressor === null ? [reason('noRoles', 'CP-SET-05', 'Decide who is the Aggressor.')] : []),
    ...players
      .filter(({ veteran }) => veteran === null)
      .map(({ person, name }) =>
        reason('noVeteran', 'CP-SET-04', `${name} must choose a Veteran.`, { player: person }),
      ),
    ...players
      .filter(({ pack }) => pack === null)
      .map(({ person, name }) =>
        reason('noPack', 'CP-SET-06', `${name} must choose an Advantage Pack.`, { player: person }),
      ),
  ];
}
