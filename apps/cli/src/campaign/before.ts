// Before an operation: strike teams, unlocking, the Active Advantage.
import {
  advantageName,
  choicesOf,
  type Face,
  inForce,
  inRole,
  type Role,
  roleOf,
  tiersOffered,
} from '@faultline/campaign';
import { NotUnderstood } from '../command.ts';
import type { Given } from '../event/word.ts';
import { textOf, theShelf } from '../team/reading.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { teamIn } from './cards.ts';
import { type CampaignTable, campaignWord } from './table.ts';

/** SIDE and what follows it. */
function sideAnd(table: CampaignTable, given: Given, what: string): { player: string; role: Role; rest: string } {
  const [side, ...rest] = given.names;
  if (side === undefined || (what !== '' && rest.length === 0))
    throw new NotUnderstood(`Say whose, aggressor or sentinel${what === '' ? '' : `, and ${what}`}.`);
  const player = table.player(side);
  const role = roleOf(table.state, player);
  if (role === null) throw new NotUnderstood(`${side} does not play in this campaign.`);
  return { player, role, rest: rest.join(' ') };
}

export const team = campaignWord({
  name: 'team',
  summary: 'bring a strike team for the next operation',
  takes: 'SIDE TEAM',
  about:
    'SIDE is aggressor, sentinel or a name. TEAM is a file, an SPT code or a link, as in "faultline team". No Mission Set is needed; the Veteran is.',
  example: 'team war.json aggressor maul.txt',
  async does(table, given) {
    const { player, rest } = sideAnd(table, given, 'a team');
    const { team: brought, problems } = teamIn(textOf(rest), await theShelf());
    table.does({ kind: 'submitTeam', player, team: brought, problems });
    return { says: `Brought: ${brought.units.map(({ name }) => name).join(', ')}.` };
  },
});

export const unlock = campaignWord({
  name: 'unlock',
  summary: 'pick a Tier and roll for an Advantage',
  takes: 'SIDE TIER',
  about:
    'Rolls two Defense Dice of the campaign’s own chance and says what may be taken. Without TIER it lists the Tiers that are open.',
  example: 'unlock war.json aggressor 1',
  does(table, given) {
    const { player, role, rest } = sideAnd(table, given, '');
    if (rest === '') return { says: `Open Tiers: ${tiersOffered(table.state, role).join(', ') || 'none'}.` };
    table.does({ kind: 'pickTier', player, tier: wholeNumber('tier', rest, 1) });
    const offered = offeredTo(table, role);
    return { says: `May take: ${offered.map(({ says }) => says).join(', ')}.`, json: { offered } };
  },
});

interface Offer {
  readonly advantage: string;
  readonly face: Face | null;
  readonly says: string;
}

function offeredTo({ state }: CampaignTable, role: Role): readonly Offer[] {
  const player = inRole(state, role);
  const unlocking = state.coming?.unlocking[role];
  if (!player?.pack || !unlocking || unlocking.tier === null) return [];
  const { pack } = player;
  return choicesOf(player, unlocking.tier, unlocking.dice).map(({ advantage, tier, ticked }) => ({
    advantage,
    face: ticked,
    says: `${advantageName(pack, advantage)} (Tier ${tier})`,
  }));
}

export const take = campaignWord({
  name: 'take',
  summary: 'take an Advantage that was rolled',
  takes: 'SIDE ADVANTAGE',
  about: 'Unlocks one of the Advantages that "unlock" offered, by its name.',
  example: 'take war.json aggressor "Covert Operations"',
  does(table, given) {
    const { player, rest } = sideAnd(table, given, 'an Advantage');
    const advantage = advantageCalled(table, player, rest);
    table.does({ kind: 'takeAdvantage', player, advantage });
    return { says: `Unlocked: ${rest}.` };
  },
});

export const skip = campaignWord({
  name: 'skip',
  summary: 'unlock nothing this time',
  takes: 'SIDE',
  about: 'Unlocking is optional; what is skipped is not made up for later.',
  example: 'skip war.json sentinel',
  does(table, given) {
    const { player } = sideAnd(table, given, '');
    table.does({ kind: 'skipUnlock', player });
    return { says: 'Nothing is unlocked.' };
  },
});

export const active = campaignWord({
  name: 'active',
  summary: 'name the Active Advantage for the next operation',
  takes: 'SIDE ADVANTAGE',
  about: 'ADVANTAGE is one that is unlocked, by its name, or none. It counts for this operation only.',
  example: 'active war.json aggressor Reckless',
  does(table, given) {
    const { player, role, rest } = sideAnd(table, given, 'an Advantage, or none');
    const advantage = rest.toLowerCase() === 'none' ? null : advantageCalled(table, player, rest);
    table.does({ kind: 'nameActive', player, advantage });
    const { coming } = table.state;
    const force = coming === null ? [] : inForce(table.state, coming, role);
    return { says: force.length === 0 ? 'No Advantage is active.' : reminder(table, role, force), json: { force } };
  },
});

/** Nobody but the players knows what it does. */
export function reminder({ state }: Pick<CampaignTable, 'state'>, role: Role, force: readonly string[]): string {
  const pack = inRole(state, role)?.pack;
  const names = force.map((id) => (pack ? advantageName(pack, id) : id)).join(' and ');
  const what =
    force.length === 1
      ? 'Its printed effect is not included; apply it yourselves.'
      : 'Their printed effects are not included; apply them yourselves.';
  return `In force for the ${role}: ${names}. ${what}`;
}

function advantageCalled({ state }: CampaignTable, person: string, name: string): string {
  const pack = state.players.find((one) => one.person === person)?.pack;
  const wanted = name.trim().toLowerCase();
  const found = pack?.advantages.find((one) => one.id === wanted || one.name.toLowerCase() === wanted);
  if (found) return found.id;
  const known = (pack?.advantages ?? []).map((one) => one.name).join(', ');
  throw new NotUnderstood(`${pack?.name ?? 'This pack'} has no Advantage "${name}". It has ${known}.`);
}
