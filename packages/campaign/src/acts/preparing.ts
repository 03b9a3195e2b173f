// Before an operation: strike teams, unlocking, and the Active Advantage.
import { changed, type Given, type Handlers } from '../campaign/change.ts';
import type { BothRoles, CampaignState, Coming, Outcome, PersonId, Player, Unlocking } from '../campaign/campaign.ts';
import type { Team } from '../campaign/command.ts';
import { advantageName, FACES, type Face, type Role } from '../packs/pack.ts';
import { type Reason, type Refused, reason, refuse, Stream } from '@faultline/tournament/record';
import { choicesOf, needsRoll, whyNotTier } from '../sides/advantages.ts';
import { inRole, roleOf, withPlayer } from '../sides/players.ts';
import { settled } from './flow.ts';
import { roleAsked } from './waiting.ts';

const DICE = 2;

/**
 * Two Defense Dice of the campaign's own chance: anybody with the seed can repeat them (CP-R-27). They belong to the
 * step, not to the entry: whoever undoes the roll and rolls again rolls the same.
 */
export const rolledIn = (seed: string, before: number, role: Role): readonly Face[] =>
  diceOf(seed, `unlock ${before} ${role}`);

/** As campaigns of old rolled: by the number of the entry. */
export const rolledAt = (seed: string, n: number): readonly Face[] => diceOf(seed, `unlock ${n}`);

function diceOf(seed: string, purpose: string): readonly Face[] {
  const stream = new Stream(seed, purpose);
  return Array.from({ length: DICE }, () => FACES[stream.below(FACES.length)] ?? 'failure');
}

/** What the step brings: what it brought when it was first done, else a roll. */
function outcomeIn({ founding, played }: CampaignState, role: Role, { recorded }: Given): Outcome {
  const before = played.length + 1;
  return recorded ?? { dice: rolledIn(founding.seed, before, role), before };
}

function whyNotRecorded({ played }: CampaignState, { recorded }: Given): readonly Reason[] {
  if (recorded?.before === undefined || recorded.before === played.length + 1) return [];
  const says = `These dice belong before operation ${recorded.before} of the campaign, not before operation ${played.length + 1}.`;
  return [reason('otherRoll', 'CP-R-27', says, { before: recorded.before })];
}

/** The operation ahead with something of one role put in its place. */
function ahead<K extends 'teams' | 'unlocking' | 'active'>(
  state: CampaignState,
  coming: Coming,
  of: K,
  role: Role,
  value: Coming[K][Role],
): CampaignState {
  const changed: BothRoles<unknown> = { ...coming[of], [role]: value };
  return settled({ ...state, coming: { ...coming, [of]: changed } });
}

/** Who acts before an operation, if it is this person's turn. */
interface Asked {
  readonly coming: Coming;
  readonly role: Role;
  readonly player: Player;
}

function askedIn(state: CampaignState, person: PersonId): Asked | Refused {
  const { coming } = state;
  const role = roleOf(state, person);
  const player = role === null ? undefined : inRole(state, role);
  if (coming === null || role === null || player === undefined)
    return refuse(reason('notBegun', 'CP-SET-05', 'This campaign has not begun.'));
  const asked = roleAsked(state);
  if (asked !== null && asked !== role) {
    const says = `It is ${inRole(state, asked)?.name}'s turn: the Aggressor decides first, then the Sentinel.`;
    const done = state.phase === 'unlock' ? coming.unlocking[role].done : coming.active[role] !== undefined;
    return refuse(
      done
        ? reason(
            'onceOnly',
            state.phase === 'unlock' ? 'CP-UNL-04' : 'CP-ACT-01',
            `${player.name} has already decided.`,
            { player: person },
          )
        : reason('notYourTurn', 'CP-R-09', says, { player: person }),
    );
  }
  return { coming, role, player };
}

function whyNotTeam(state: CampaignState, player: Player, team: Team): readonly Reason[] {
  if (state.lost.includes(player.person)) {
    const says = `The cards in use no longer have ${player.veteran?.name}. The organizer must name another Veteran or undo the change.`;
    return [reason('veteranLost', 'CP-R-28', says, { player: player.person })];
  }
  if (team.units.some(({ id }) => id === player.veteran?.id)) return [];
  const says = `${player.name}'s strike team must contain the Veteran, ${player.veteran?.name}.`;
  return [reason('veteranMissing', 'CP-VET-03', says, { player: player.person, unit: player.veteran?.id ?? '' })];
}

const finished = (unlocking: Unlocking, taken: Unlocking['taken']): Unlocking => ({ ...unlocking, done: true, taken });

export const preparing: Handlers<'submitTeam' | 'pickTier' | 'takeAdvantage' | 'skipUnlock' | 'nameActive'> = {
  submitTeam(state, { command: { player: person, team, problems } }) {
    const role = roleOf(state, person);
    const player = role === null ? undefined : inRole(state, role);
    if (state.coming === null || role === null || player === undefined)
      return refuse(reason('notBegun', 'CP-SET-05', 'This campaign has not begun.'));
    const reasons = [
      ...problems.map(({ rule, says }) => reason('teamRule', rule, says)),
      ...whyNotTeam(state, player, team),
    ];
    if (reasons.length > 0) return refuse(...reasons);
    const notes =
      state.coming.teams[role] === null
        ? []
        : [reason('teamReplaced', 'CP-TEAM-01', 'The new strike team replaces the earlier one.', { player: person })];
    return changed(ahead(state, state.coming, 'teams', role, team), notes);
  },

  pickTier(state, { command: { player: person, tier } }, given: Given) {
    const asked = askedIn(state, person);
    if ('refused' in asked) return asked;
    const { coming, role, player } = asked;
    const { tier: picked } = coming.unlocking[role];
    if (picked !== null) {
      const says = `${player.name} has already picked Tier ${picked}; it cannot be changed after the roll.`;
      return refuse(reason('tierPicked', 'CP-UNL-07', says, { tier: picked }));
    }
    const reasons = [...whyNotTier(state, role, tier), ...whyNotRecorded(state, given)];
    if (reasons.length > 0) return refuse(...reasons);
    if (!needsRoll(player, tier))
      return changed(ahead(state, coming, 'unlocking', role, { ...coming.unlocking[role], tier }));
    const outcome = outcomeIn(state, role, given);
    const { dice } = outcome;
    const next = ahead(state, coming, 'unlocking', role, { ...coming.unlocking[role], tier, dice });
    const says = `${player.name} rolls ${dice.join(' and ')}.`;
    return changed(next, [reason('rolled', 'CP-UNL-07', says, { dice: [...dice] })], outcome);
  },

  takeAdvantage(state, { command: { player: person, advantage, face } }) {
    const asked = askedIn(state, person);
    if ('refused' in asked) return asked;
    const { coming, role, player } = asked;
    const { tier, dice } = coming.unlocking[role];
    if (tier === null)
      return refuse(reason('noTierPicked', 'CP-UNL-05', `${player.name} must pick a Tier first.`, { player: person }));
    const choices = choicesOf(player, tier, dice);
    const chosen = choices.find((one) => one.advantage === advantage && (face === undefined || one.ticked === face));
    if (chosen === undefined) {
      const offered = player.pack === null ? '' : choices.map((one) => nameIn(player, one.advantage)).join(', ');
      const roll = dice.length === 0 ? '' : ` after rolling ${dice.join(' and ')}`;
      const says = `${nameIn(player, advantage)} cannot be taken${roll}. Possible: ${offered}.`;
      return refuse(
        reason('notOffered', 'CP-UNL-08', says, { advantage, offered: choices.map((one) => one.advantage) }),
      );
    }
    const taken = { ...chosen, picked: tier, dice, before: coming.slot };
    const unlocked = withPlayer(state, person, { unlocked: [...player.unlocked, taken] });
    return changed(ahead(unlocked, coming, 'unlocking', role, finished(coming.unlocking[role], taken)));
  },

  skipUnlock(state, { command: { player: person } }) {
    const asked = askedIn(state, person);
    if ('refused' in asked) return asked;
    const { coming, role, player } = asked;
    if (coming.unlocking[role].tier !== null && coming.unlocking[role].dice.length > 0) {
      const says = `${player.name} has rolled and must take an Advantage.`;
      return refuse(reason('rolledAlready', 'CP-UNL-08', says, { player: person }));
    }
    return changed(ahead(state, coming, 'unlocking', role, finished({ ...coming.unlocking[role], tier: null }, null)));
  },

  nameActive(state, { command: { player: person, advantage } }) {
    const asked = askedIn(state, person);
    if ('refused' in asked) return asked;
    const { coming, role, player } = asked;
    if (advantage !== null && player.unlocked.every((one) => one.advantage !== advantage)) {
      const says = `${player.name}'s Veteran has not unlocked ${nameIn(player, advantage)}.`;
      return refuse(reason('locked', 'CP-ACT-01', says, { advantage }));
    }
    return changed(ahead(state, coming, 'active', role, advantage));
  },
};

const nameIn = ({ pack }: Player, advantage: string): string =>
  pack === null ? advantage : advantageName(pack, advantage);
