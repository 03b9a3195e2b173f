// Experience: every point with the operation it came from.
import type { CampaignState, Played } from '../campaign/campaign.ts';
import { type Reason, reason } from '@faultline/tournament/record';
import type { Role } from '../packs/pack.ts';

const FOR_A_WIN = 1;
const FOR_A_LOSS = 2;

export const gainOf = (role: Role, winner: Role): number => (role === winner ? FOR_A_WIN : FOR_A_LOSS);

/** Unlocking uses none of it up (CP-XP-04), so it is what the operations add up to. */
export const experienceOf = (role: Role, played: readonly Pick<Played, 'gained'>[]): number =>
  played.reduce((sum, { gained }) => sum + gained[role], 0);

/** Where a player's Experience comes from, operation by operation. */
export function whyExperience({ played }: CampaignState, role: Role): readonly Reason[] {
  return played.map(({ slot, operation, winner, gained, totals }) => {
    const won = winner === role;
    const says = `${operation.name} ${won ? 'won' : 'lost'}: ${gained[role]} Experience, ${totals[role]} in all.`;
    return reason(won ? 'won' : 'lost', won ? 'CP-XP-02' : 'CP-XP-03', says, {
      slot,
      gained: gained[role],
      total: totals[role],
    });
  });
}
