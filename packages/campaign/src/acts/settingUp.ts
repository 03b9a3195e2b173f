// Before the first operation: operations, roles, Veterans and packs, and both players' word that it may begin.
import { changed, type Handlers } from '../campaign/change.ts';
import type { CampaignState, PersonId } from '../campaign/campaign.ts';
import type { Unit } from '../campaign/command.ts';
import type { AdvantagePack } from '../packs/pack.ts';
import { PRINTED_PACKS } from '../packs/printed.ts';
import { type Reason, reason, refuse } from '@faultline/tournament/record';
import { nameOf, playerOf, roleOf, unknownPlayer, withPlayer } from '../sides/players.ts';
import { goneOn } from './flow.ts';
import { CAMPAIGN_OPERATIONS, whyNotBegun } from './missing.ts';

export const packsOf = ({ founding }: CampaignState): readonly AdvantagePack[] => [...PRINTED_PACKS, ...founding.packs];

/** What is changed must be confirmed again. */
const reopened = (state: CampaignState): CampaignState => ({ ...state, confirmed: [] });

export function whyNotVeteran(unit: Unit): readonly Reason[] {
  if (unit.type !== 'supporting') return [];
  return [
    reason('supporting', 'CP-VET-02', `${unit.name} is a Supporting Unit; a Veteran is Primary or Secondary.`, {
      unit: unit.id,
    }),
  ];
}

function repeated(state: CampaignState): readonly Reason[] {
  const ids = [...(state.operations ?? []), ...(state.lastChance === null ? [] : [state.lastChance])];
  const twice = ids.find(({ id }, at) => ids.findIndex((other) => other.id === id) < at);
  if (twice === undefined) return [];
  const says = `${twice.name} is played more than once. That is allowed.`;
  return [reason('sameOperation', 'CP-R-07', says, { operation: twice.id })];
}

export const settingUp: Handlers<
  'chooseOperations' | 'chooseLastChance' | 'assignRoles' | 'chooseVeteran' | 'choosePack' | 'confirm'
> = {
  chooseOperations(state, { command: { operations } }) {
    if (operations.length !== CAMPAIGN_OPERATIONS) {
      const says = `A campaign has exactly ${CAMPAIGN_OPERATIONS} Campaign Operations; ${operations.length} were chosen.`;
      return refuse(reason('howMany', 'CP-SET-02', says, { chosen: operations.length }));
    }
    const next = { ...reopened(state), operations };
    return changed(next, repeated(next));
  },

  chooseLastChance(state, { command: { operation } }) {
    const next = { ...reopened(state), lastChance: operation };
    return changed(next, repeated(next));
  },

  assignRoles(state, { command: { aggressor } }) {
    if (playerOf(state, aggressor) === undefined) return refuse(unknownPlayer(aggressor));
    const turned = state.aggressor !== null && state.aggressor !== aggressor;
    const packs = state.players.some(({ pack }) => pack !== null);
    const next: CampaignState = { ...reopened(state), aggressor };
    if (!turned || !packs) return changed(next);
    const [one, other] = next.players;
    const says = 'The roles have changed, so both Advantage Packs must be chosen again.';
    return changed(
      {
        ...next,
        players: [
          { ...one, pack: null },
          { ...other, pack: null },
        ],
      },
      [reason('packsGone', 'CP-VET-05', says)],
    );
  },

  chooseVeteran(state, { command: { player, unit } }) {
    const reasons = whyNotVeteran(unit);
    if (reasons.length > 0) return refuse(...reasons);
    return changed(withPlayer(reopened(state), player, { veteran: unit }));
  },

  choosePack(state, { command: { player, pack } }) {
    const found = packsOf(state).find(({ id }) => id === pack);
    const known = packsOf(state)
      .map(({ name }) => name)
      .join(', ');
    if (found === undefined) {
      const says = `There is no Advantage Pack ${pack}. Available: ${known}.`;
      return refuse(reason('unknownPack', 'CP-VET-06', says, { pack }));
    }
    const role = roleOf(state, player);
    if (role === null)
      return refuse(reason('noRoles', 'CP-SET-05', 'Decide who is the Aggressor first: packs belong to roles.'));
    if (found.role !== role) {
      const says = `${found.name} is a pack of the ${title(found.role)}; ${nameOf(state, player)} is the ${title(role)}.`;
      return refuse(reason('otherRole', 'CP-VET-05', says, { pack, role }));
    }
    return changed(withPlayer(reopened(state), player, { pack: found }));
  },

  confirm(state, { command: { player } }) {
    const missing = whyNotBegun(state);
    if (missing.length > 0) return refuse(...missing);
    if (state.confirmed.includes(player))
      return refuse(reason('confirmed', null, `${nameOf(state, player)} has already confirmed.`, { player }));
    const confirmed: readonly PersonId[] = [...state.confirmed, player];
    const next = { ...state, confirmed };
    return changed(confirmed.length < state.players.length ? next : goneOn(next));
  },
};

const title = (role: string): string => `${role.slice(0, 1).toUpperCase()}${role.slice(1)}`;
