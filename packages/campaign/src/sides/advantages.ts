// What a Veteran may unlock, what a roll gives, and what is in force. Pure questions with reasons.
import type { CampaignState, Coming, Player, Unlocked } from '../campaign/campaign.ts';
import { type Reason, reason } from '@faultline/tournament/record';
import { type AdvantagePack, advantagesIn, type Face, type PackEntry, type Role, type Tier } from '../packs/pack.ts';
import { experienceOf } from './experience.ts';
import { inRole } from './players.ts';

/** A Tier with two unlocked Advantages is closed to an ordinary pick (CP-UNL-06). */
const MOST_UNLOCKED = 2;

/** One thing that may be taken: through Tier 4 with the face whose entry is ticked for it. */
export interface Choice {
  readonly advantage: string;
  readonly tier: number;
  readonly ticked: Face | null;
}

const tierOf = (pack: AdvantagePack, tier: number): Tier | undefined => pack.tiers[tier - 1];

/** Instructions are ticked, Advantages are unlocked: either way two close a Tier (CP-R-12). */
const usedIn = ({ unlocked }: Player, tier: number): number =>
  unlocked.filter((one) => one.tier === tier || (one.picked === tier && one.ticked !== null)).length;

function lockedIn({ pack, unlocked }: Player, tier: number): readonly string[] {
  const found = pack === null ? undefined : tierOf(pack, tier);
  if (found === undefined) return [];
  return advantagesIn(found).filter((id) => unlocked.every(({ advantage }) => advantage !== id));
}

/** What an entry still gives: its own Advantage, or the locked ones of the Tier it names. */
function givenBy(player: Player, tier: number, { face, advantage, unlocksFrom }: PackEntry): readonly Choice[] {
  if (advantage !== undefined)
    return lockedIn(player, tier).includes(advantage) ? [{ advantage, tier, ticked: null }] : [];
  const isTicked = player.unlocked.some((one) => one.picked === tier && one.ticked === face);
  if (unlocksFrom === undefined || isTicked) return [];
  return lockedIn(player, unlocksFrom).map((id) => ({ advantage: id, tier: unlocksFrom, ticked: face }));
}

/** All that a Tier can still give, whatever is rolled. */
function openIn(player: Player, tier: number): readonly Choice[] {
  const found = player.pack === null ? undefined : tierOf(player.pack, tier);
  if (found?.free !== undefined)
    return (player.pack?.tiers ?? []).flatMap((_, at) =>
      lockedIn(player, at + 1).map((advantage) => ({ advantage, tier: at + 1, ticked: null })),
    );
  return (found?.entries ?? []).flatMap((entry) => givenBy(player, tier, entry));
}

export const needsRoll = (player: Player, tier: number): boolean =>
  player.pack !== null && tierOf(player.pack, tier)?.free === undefined;

/** What may be taken after a roll: the entries of its faces, or any with two equal results (CP-UNL-08, CP-UNL-09). */
export function choicesOf(player: Player, tier: number, dice: readonly Face[]): readonly Choice[] {
  const open = openIn(player, tier);
  const entries = player.pack === null ? [] : (tierOf(player.pack, tier)?.entries ?? []);
  const isAny = new Set(dice).size <= 1;
  if (isAny) return open;
  const rolled = entries.filter(({ face }) => dice.includes(face)).flatMap((entry) => givenBy(player, tier, entry));
  // CP-R-14: a roll that leads nowhere lets the player take what is left.
  return rolled.length > 0 ? rolled : open;
}

export function whyNotTier(state: CampaignState, role: Role, tier: number): readonly Reason[] {
  const player = inRole(state, role);
  const found = player?.pack ? tierOf(player.pack, tier) : undefined;
  if (!player?.pack || found === undefined) {
    const says = `${player?.pack?.name ?? 'This pack'} has no Tier ${tier}.`;
    return [reason('noTier', role === 'aggressor' ? 'CP-PACK-07' : 'CP-PACK-01', says, { tier })];
  }
  const experience = experienceOf(role, state.played);
  if (found.experience > experience) {
    const says = `Tier ${tier} needs ${found.experience} Experience; ${player.name}'s Veteran has ${experience}.`;
    return [reason('experience', 'CP-UNL-05', says, { tier, needs: found.experience, has: experience })];
  }
  const used = usedIn(player, tier);
  if (found.free === undefined && used >= MOST_UNLOCKED) {
    const says = `Tier ${tier} already has ${used} unlocked Advantages.`;
    return [reason('tierFull', 'CP-UNL-06', says, { tier, unlocked: used })];
  }
  if (openIn(player, tier).length === 0)
    return [reason('nothingLocked', 'CP-R-13', `Tier ${tier} has nothing left to unlock.`, { tier })];
  return [];
}

/** The Tiers that may be picked now. */
export function tiersOffered(state: CampaignState, role: Role): readonly number[] {
  const tiers = inRole(state, role)?.pack?.tiers ?? [];
  return tiers.map((_, at) => at + 1).filter((tier) => whyNotTier(state, role, tier).length === 0);
}

/** Tier 4 and 5 make theirs active in the operation that follows, besides the one named (CP-PACK-12, CP-PACK-14). */
export function extraOf(pack: AdvantagePack | null, taken: Unlocked | null): string | null {
  if (taken === null || pack === null) return null;
  return taken.picked === taken.tier && tierOf(pack, taken.picked)?.free === undefined ? null : taken.advantage;
}

/** What is in force in the operation that is prepared or played: the one named and an extra one; never one twice (CP-R-16). */
export function inForce(state: CampaignState, coming: Coming, role: Role): readonly string[] {
  const extra = extraOf(inRole(state, role)?.pack ?? null, coming.unlocking[role].taken);
  const named = coming.active[role] ?? null;
  return [...new Set([named, extra].flatMap((one) => one ?? []))];
}
