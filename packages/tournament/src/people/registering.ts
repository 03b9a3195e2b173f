// Players before the event begins: entered by name, team submitted and sealed, checked in.
import { changed, type Given, type Handlers } from '../event/change.ts';
import type { Entrant, EventState, PersonId } from '../event/event.ts';
import { type Reason, reason, refuse } from '../reason.ts';
import { currentStage } from '../queries/current.ts';
import { withMissedRounds } from '../rounds/missed.ts';
import { MOST_PLAYERS } from '../event/plan.ts';
import { openPlayerItems, withTicks } from '../rounds/checkList.ts';
import { entrantOf, unknownPlayer, withEntrant } from '../queries/entrants.ts';
import { whyTeamRefused } from './legality.ts';
import { sealOf } from '../event/team.ts';
import { placesLeft, withPlacesFilled } from './waitingList.ts';

const NEW_ENTRANT = {
  state: 'registered',
  team: null,
  salt: '',
  seal: null,
  flags: [],
  fixedTable: null,
  late: false,
  penalties: [],
} as const;

function whyCannotEnter(state: EventState, person: PersonId): readonly Reason[] {
  const official = state.officials.find((one) => one.person === person && one.office !== 'scorekeeper');
  if (official !== undefined) {
    return [
      reason('arbiterPlays', 'SD-ARB-03', `${official.name} is an arbiter of this event and cannot play.`, { person }),
    ];
  }
  const entrant = entrantOf(state, person);
  if (entrant !== undefined && entrant.state !== 'withdrawn') {
    return [reason('alreadyEntered', null, `${entrant.name} is already registered.`, { player: person })];
  }
  if (state.entrants.length >= MOST_PLAYERS) {
    return [reason('full', null, `The event is limited to ${MOST_PLAYERS} players.`, { most: MOST_PLAYERS })];
  }
  return [];
}

function sameName(state: EventState, name: string): readonly Reason[] {
  const twin = state.entrants.some((entrant) => entrant.name === name && entrant.state !== 'withdrawn');
  return twin ? [reason('sameName', null, `Another player is called ${name} as well.`, { name })] : [];
}

function entered(state: EventState, entrant: Entrant): EventState {
  return { ...state, entrants: [...state.entrants.filter((one) => one.player !== entrant.player), entrant] };
}

/** The team in a log is the one its seal was made from, or the log was tampered with. */
function isBroken({ recorded }: Given, seal: string): boolean {
  return recorded?.of === 'seal' && recorded.seal !== seal;
}

function sealBroken(player: PersonId) {
  return refuse(reason('sealBroken', 'SD-STR-02', `${player}'s team does not match its seal.`, { player }));
}

export const registering: Handlers<'register' | 'withdraw' | 'submitTeam' | 'checkIn' | 'fixTable' | 'enterLate'> = {
  register(state, { command: { player, name } }) {
    const reasons = whyCannotEnter(state, player);
    if (reasons.length > 0) return refuse(...reasons);
    const waits = placesLeft(state) <= 0;
    const entrant: Entrant = { ...NEW_ENTRANT, player, name: name.trim(), state: waits ? 'waiting' : 'registered' };
    const notes = waits
      ? [reason('waits', null, `The event is full: ${entrant.name} is on the waiting list.`, { player })]
      : [];
    return changed(entered(state, entrant), [...sameName(state, entrant.name), ...notes]);
  },

  withdraw(state, { command: { player } }) {
    if (entrantOf(state, player) === undefined) return refuse(unknownPlayer(player));
    const filled = withPlacesFilled(withEntrant(state, player, { state: 'withdrawn' }));
    return changed(filled.state, filled.notes);
  },

  submitTeam(state, { command: { player, team, salt, problems } }, given) {
    const entrant = entrantOf(state, player);
    if (entrant === undefined || entrant.state === 'withdrawn') return refuse(unknownPlayer(player));
    const reasons = whyTeamRefused(team, problems, state.founding, state.details);
    if (reasons.length > 0) return refuse(...reasons);
    const seal = sealOf(team, salt);
    if (isBroken(given, seal)) return sealBroken(player);
    const notes =
      entrant.seal === null ? [] : [reason('teamReplaced', 'SD-R-72', 'The new team replaces the earlier one.')];
    return changed(
      withEntrant(state, player, {
        team,
        salt,
        seal,
        state: entrant.state === 'waiting' ? 'waiting' : 'submitted',
      }),
      notes,
      { of: 'seal', seal },
    );
  },

  checkIn(state, { command: { player, waiveRest }, by, at }) {
    const entrant = entrantOf(state, player);
    if (entrant === undefined) return refuse(unknownPlayer(player));
    if (entrant.state === 'waiting') {
      return refuse(reason('waits', null, `${entrant.name} is on the waiting list.`, { player }));
    }
    if (entrant.state === 'active') return refuse(reason('checkedIn', null, `${entrant.name} is already checked in.`));
    if (entrant.team === null || entrant.state !== 'submitted') {
      const says = `${entrant.name} has to submit a strike team before check-in.`;
      return refuse(reason('teamMissing', 'SD-STR-01', says, { player }));
    }
    const open = openPlayerItems(state, player);
    const mayWaive = waiveRest === true && by === state.founding.organiser.person;
    const blocking = mayWaive ? open.filter((item) => item.verified === true) : open;
    if (blocking.length > 0) {
      return refuse(
        ...blocking.map(({ item, rule, says }) => reason('checkOpen', rule, `Still open: ${says}.`, { player, item })),
      );
    }
    const waived = withTicks(state, { player, items: open.map(({ item }) => item) }, by, at, true);
    return changed(withEntrant(waived, player, { state: 'active' }));
  },

  fixTable(state, { command: { player, table } }) {
    if (entrantOf(state, player) === undefined) return refuse(unknownPlayer(player));
    return changed(withEntrant(state, player, { fixedTable: table }));
  },

  enterLate(state, { command: { player, name, team, salt, problems } }, given) {
    if (!state.details.lateEntry) {
      const says = 'New players are not admitted after round 1: teams had to be in before the event began.';
      return refuse(reason('lateEntry', 'SD-R-46', says, { player }));
    }
    const stage = currentStage(state);
    if (
      stage === undefined ||
      stage.n > 1 ||
      stage.rounds.filter((round) => round.state !== 'prepared').length >= stage.roundsPlanned
    ) {
      return refuse(reason('tooLate', 'SD-R-47', 'It is too late to join: no Swiss rounds left.', { player }));
    }
    const reasons = [
      ...whyCannotEnter(state, player),
      ...whyTeamRefused(team, problems, state.founding, state.details),
    ];
    if (reasons.length > 0) return refuse(...reasons);
    const seal = sealOf(team, salt);
    if (isBroken(given, seal)) return sealBroken(player);
    const entrant: Entrant = {
      ...NEW_ENTRANT,
      player,
      name: name.trim(),
      state: 'active',
      team,
      salt,
      seal,
      late: true,
    };
    const missed = withMissedRounds(entered(state, entrant), player);
    return changed(missed.state, [...sameName(state, name.trim()), ...missed.notes], { of: 'seal', seal });
  },
};
