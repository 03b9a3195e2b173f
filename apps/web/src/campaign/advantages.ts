import { advantageName, type CampaignState, type Coming, inForce, inRole, type Role } from '@faultline/campaign';

/** Advantages by their names. */
export const namesOf = (state: CampaignState, role: Role, ids: readonly string[]): readonly string[] => {
  const pack = inRole(state, role)?.pack;
  return ids.map((id) => (pack ? advantageName(pack, id) : id));
};

/** What is in force without an effect in games here: people apply it themselves (CP-R-24). */
export const untold = (state: CampaignState, coming: Coming, role: Role): readonly string[] =>
  inForce(state, coming, role).filter((id) => state.effects.every((effect) => effect.id !== id));
