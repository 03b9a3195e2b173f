// Leaving the event and coming back.
import { type Change, changed, type Handlers } from '../event/change.ts';
import type { EventState, PlayerId, Request, Stage } from '../event/event.ts';
import { type Reason, reason, refuse } from '../reason.ts';
import { survivorsOf } from '../rounds/bracket.ts';
import { currentRound, currentStage, playersOf, withStage } from '../queries/current.ts';
import { withMissedRounds } from '../rounds/missed.ts';
import { withoutCurrentRound } from '../rounds/preparing.ts';
import { noteOfGivenUp, whyNotGivenUp, withMatchGivenUp } from '../results/settling.ts';
import { entrantOf, nameOf, unknownPlayer, withEntrant } from '../queries/entrants.ts';

/** Some game of the stage has begun: its clock started once, or a result exists. */
function gamesBegun(stage: Stage): boolean {
  return stage.rounds.some((round) => round.clock.length > 0 || round.matches.some((match) => match.result !== null));
}

/** A place in the cut given up before any game goes to the next in the standings, as last seed (SD-CUT-03, SD-CUT-04). */
function withReplacement(state: EventState, gone: PlayerId): Change {
  const stage = currentStage(state);
  if (stage === undefined || stage.n === 1 || !stage.seeds.includes(gone)) return changed(state);
  if (gamesBegun(stage)) return changed(state);
  const next = stage.frozen.find((player) => entrantOf(state, player)?.state === 'cutOut');
  const others = stage.seeds.filter((player) => player !== gone);
  const seeds = next === undefined ? others : [...others, next];
  const cleared = withoutCurrentRound(withStage(state, { ...stage, seeds }), { ...stage, seeds });
  const replaced = next === undefined ? cleared : withEntrant(cleared, next, { state: 'active' });
  const notes: Reason[] = [];
  if (next !== undefined) {
    const says = `${nameOf(state, next)} comes in as the last seed.`;
    notes.push(reason('replacement', 'SD-CUT-03', says, { player: next, seed: seeds.length }));
  }
  if (stage.rounds.length > 0) {
    notes.push(reason('roundVoided', 'SD-R-43', 'Seeds have changed. Draw and post the round again.'));
  }
  return changed(replaced, notes);
}

/** What leaving does to the round: a running match is given up, a posted one can still be declared void. */
export function withPlayerGone(state: EventState, player: PlayerId): Change {
  const replaced = withReplacement(state, player);
  const round = currentRound(replaced.state);
  const notes = [...replaced.notes];
  if (round !== undefined && playersOf(round).includes(player)) {
    if (round.state === 'prepared') {
      notes.push(
        reason('prepareAgain', 'SD-DROP-02', 'The players have changed: draw the round again before posting it.'),
      );
    }
    if (round.state === 'posted') {
      const says = 'Void the posted pairings and draw again, or the match counts as conceded when the clock starts.';
      notes.push(reason('voidOrConcede', 'SD-R-43', says, { player }));
    }
  }
  return changed(replaced.state, notes);
}

function requested(
  state: EventState,
  n: number,
  kind: Request['kind'],
  by: PlayerId,
  at: number,
  text: string,
): EventState {
  const request: Request = { n, kind, by, at, text, match: null, answer: 'open', answeredBy: null };
  return { ...state, requests: [...state.requests, request] };
}

function answered(state: EventState, kind: Request['kind'], player: PlayerId, by: string): EventState {
  const requests = state.requests.map((request) => {
    const meant = request.kind === kind && request.by === player && request.answer === 'open';
    return meant ? { ...request, answer: 'granted' as const, answeredBy: by } : request;
  });
  return { ...state, requests };
}

function whyNotAdmitted(state: EventState, player: PlayerId): readonly Reason[] {
  const entrant = entrantOf(state, player);
  if (entrant === undefined) return [unknownPlayer(player)];
  const facts = { player, state: entrant.state };
  if (entrant.state === 'ejected') {
    return [reason('ejected', 'SD-DROP-10', `${entrant.name} was ejected and cannot come back.`, facts)];
  }
  if (state.stages.length > 1) {
    const says = 'After the cut nobody comes back except as a replacement for a qualified player.';
    return [reason('afterCut', 'SD-R-47', says, facts)];
  }
  if (entrant.state !== 'dropped' && entrant.state !== 'absent') {
    return [reason('notGone', 'SD-DROP-07', `${entrant.name} has not left the event.`, facts)];
  }
  if (entrant.team === null) {
    return [reason('teamMissing', 'SD-R-46', `${entrant.name} submitted no team before the event began.`, facts)];
  }
  return [];
}

/** Who has asked to leave and still plays: they go when the round is closed. Losers of a bracket round are out anyway. */
export function leavingAfterRound(state: EventState): readonly PlayerId[] {
  const [stage, round] = [currentStage(state), currentRound(state)];
  const asked = state.requests.filter(({ kind, answer }) => kind === 'drop' && answer === 'open').map(({ by }) => by);
  const stays = stage?.format === 'elimination' && round?.state === 'running' ? survivorsOf(stage, round) : null;
  return state.entrants
    .filter((entrant) => entrant.state === 'active' && asked.includes(entrant.player))
    .map(({ player }) => player)
    .filter((player) => stays === null || stays.includes(player));
}

export const leaving: Handlers<'askToDrop' | 'drop' | 'askToRejoin' | 'admit' | 'decline' | 'penalise'> = {
  askToDrop: (state, { command: { player }, at, why }, { n }) => changed(requested(state, n, 'drop', player, at, why)),

  drop(state, { command: { player, figures }, by }) {
    const entrant = entrantOf(state, player);
    if (entrant === undefined) return refuse(unknownPlayer(player));
    if (entrant.state !== 'active') {
      return refuse(
        reason('notActive', 'SD-DROP-02', `${entrant.name} is no longer playing.`, { player, state: entrant.state }),
      );
    }
    const reasons = whyNotGivenUp(state, player, figures);
    if (reasons.length > 0) return refuse(...reasons);
    const given = withMatchGivenUp(state, player, 'concession', figures);
    const out = answered(withEntrant(given, player, { state: 'dropped' }), 'drop', player, by);
    const gone = withPlayerGone(out, player);
    return changed(gone.state, [...noteOfGivenUp(state, player, figures), ...gone.notes]);
  },

  askToRejoin: (state, { command: { player }, at, why }, { n }) =>
    changed(requested(state, n, 'rejoin', player, at, why)),

  admit(state, { command: { player }, by }) {
    const reasons = whyNotAdmitted(state, player);
    if (reasons.length > 0) return refuse(...reasons);
    const missed = withMissedRounds(withEntrant(state, player, { state: 'active' }), player);
    return changed(answered(missed.state, 'rejoin', player, by), missed.notes);
  },

  decline(state, { command: { request }, by }) {
    if (!state.requests.some((one) => one.n === request && one.answer === 'open')) {
      return refuse(reason('noRequest', 'SD-DROP-07', 'There is no such open request.', { request }));
    }
    const requests = state.requests.map((one) => {
      return one.n === request ? { ...one, answer: 'declined' as const, answeredBy: by } : one;
    });
    return changed({ ...state, requests });
  },

  penalise(state, { command: { player, text }, by, at }) {
    const entrant = entrantOf(state, player);
    if (entrant === undefined) return refuse(unknownPlayer(player));
    return changed(withEntrant(state, player, { penalties: [...entrant.penalties, { text, by, at }] }));
  },
};
