// Who is who: players by person and by role.
import type { BothRoles, CampaignState, PersonId, Player } from '../campaign/campaign.ts';
import { type Reason, reason } from '@faultline/tournament/record';
import { ROLES, type Role } from '../packs/pack.ts';

export const playerOf = ({ players }: CampaignState, person: PersonId): Player | undefined =>
  players.find((player) => player.person === person);

export const roleOf = (state: CampaignState, person: PersonId): Role | null =>
  state.aggressor === null || playerOf(state, person) === undefined
    ? null
    : state.aggressor === person
      ? 'aggressor'
      : 'sentinel';

/** The player in a role; roles are assigned once a campaign has begun. */
export const inRole = (state: CampaignState, role: Role): Player | undefined =>
  state.players.find(({ person }) => roleOf(state, person) === role);

export const nameOf = (state: CampaignState, person: PersonId): string =>
  playerOf(state, person)?.name ??
  (state.founding.organiser.person === person ? state.founding.organiser.name : person);

export function withPlayer(state: CampaignState, person: PersonId, change: Partial<Player>): CampaignState {
  const [one, other] = state.players;
  const altered = (player: Player): Player => (player.person === person ? { ...player, ...change } : player);
  return { ...state, players: [altered(one), altered(other)] };
}

export const both = <T>(of: (role: Role) => T): BothRoles<T> => ({
  aggressor: of('aggressor'),
  sentinel: of('sentinel'),
});

export const unknownPlayer = (person: PersonId): Reason =>
  reason('unknownPlayer', null, `${person} does not play in this campaign.`, { player: person });

export const isEvery = (test: (role: Role) => boolean): boolean => ROLES.every(test);
