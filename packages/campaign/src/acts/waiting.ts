// What a campaign waits for, in a sentence, and for whom.
import type { CampaignState } from '../campaign/campaign.ts';
import type { Slot } from '../campaign/command.ts';
import { ROLES, type Role } from '../packs/pack.ts';
import { inRole } from '../sides/players.ts';
import { whyNotBegun } from './missing.ts';

export const slotName = (slot: Slot): string => (slot === 'L' ? 'the Last Chance Operation' : `operation ${slot}`);

/** The role whose turn it is to unlock or to name; the Aggressor comes first (CP-R-09). */
export function roleAsked({ phase, coming }: CampaignState): Role | null {
  if (coming === null) return null;
  if (phase === 'unlock') return ROLES.find((role) => !coming.unlocking[role].done) ?? null;
  if (phase === 'active') return ROLES.find((role) => coming.active[role] === undefined) ?? null;
  return null;
}

export function waitsFor(state: CampaignState): string {
  const { phase, coming } = state;
  const role = roleAsked(state);
  const asked = role === null ? undefined : inRole(state, role);
  if (phase === 'concluded') return 'the campaign is over.';
  if (phase === 'draft' || coming === null) {
    const [missing] = whyNotBegun(state);
    if (missing !== undefined) return `the campaign is being set up. ${missing.says}`;
    const open = state.players.filter(({ person }) => !state.confirmed.includes(person));
    return `everything is chosen; ${open.map(({ name }) => name).join(' and ')} must still confirm.`;
  }
  if (phase === 'unlock') {
    const picked = role !== null && coming.unlocking[role].tier !== null;
    return `${asked?.name} ${picked ? 'takes an Advantage' : 'may unlock an Advantage'} before ${slotName(coming.slot)}.`;
  }
  if (phase === 'active') return `${asked?.name} may name an Active Advantage for ${slotName(coming.slot)}.`;
  if (phase === 'playing') return `${coming.operation.name} is played as ${slotName(coming.slot)}.`;
  const open = ROLES.filter((each) => coming.teams[each] === null).map((each) => inRole(state, each)?.name);
  return `${open.join(' and ')} must bring a strike team for ${slotName(coming.slot)}, ${coming.operation.name}.`;
}
