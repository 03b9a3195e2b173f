// Results: reported by one player and confirmed by the other, or entered by officials.
import { type Change, changed, type Handlers } from '../event/change.ts';
import { MINUTE, readClock } from '../event/clock.ts';
import type { EventState, Match, PersonId } from '../event/event.ts';
import { isActive, nameOf, withEntrant } from '../queries/entrants.ts';
import { type Reason, type Refused, reason, refuse } from '../reason.ts';
import { currentMatchOf, currentRound, opponentOf, plays, unknownMatch, withMatch } from '../queries/current.ts';
import { type Result, sameResult, whyImpossible } from '../scoring/result.ts';
import { settled } from './settling.ts';

const PLAYED_OUT: readonly Result['how'][] = ['victory', 'time', 'draw'];

function runningMatch(state: EventState, id: string): Match | Refused {
  const match = currentRound(state)?.matches.find((one) => one.id === id);
  if (match === undefined) return refuse(unknownMatch(id));
  if (currentRound(state)?.state === 'running') return match;
  return refuse(
    reason('notRunning', 'SD-TIM-02', 'Results are taken once the clock of the round has started.', { match: id }),
  );
}

/** What is left of the round where a result says that time ran out: nothing ends so before (SD-R-29). */
function timeLeft(state: EventState, { how }: Result, at: number): number | null {
  if (how !== 'time' && how !== 'draw') return null;
  const reading = readClock(currentRound(state)?.clock ?? [], state.details, at);
  const isUp = reading.phase === 'timeCalled' || reading.elapsed >= state.details.baseMinutes * MINUTE;
  return isUp ? null : reading.remaining;
}

function whyTooEarly(state: EventState, result: Result, at: number): readonly Reason[] {
  const remaining = timeLeft(state, result, at);
  if (remaining === null) return [];
  const says = 'The round is still running. Finish the game or concede; time is not up yet.';
  return [reason('timeLeft', 'SD-R-29', says, { how: result.how, remaining })];
}

/** Officials may know better; they are told what they have entered. */
function noteOfEarlyEnd(state: EventState, match: Match, result: Result, at: number): readonly Reason[] {
  const remaining = timeLeft(state, result, at);
  if (remaining === null) return [];
  const minutes = Math.floor(remaining / MINUTE) + 1;
  const left = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const says = `Table ${match.table} is recorded as ended on time, with ${left} left in the round. Change it if they are still playing.`;
  return [reason('endedEarly', 'SD-R-29', says, { table: match.table, how: result.how, minutes })];
}

/** Players have the table before them; only the desk may note the Wounds later. */
const woundsUntold = ({ woundsOpen }: Result): readonly Reason[] =>
  woundsOpen === true ? [reason('woundsUntold', 'SD-TB-08', 'Enter Wounds for both players.')] : [];

function confirmedBy(state: EventState, match: Match, by: PersonId): Change | Refused {
  if (match.confirmed) return changed(withMatch(state, match.id, { acknowledged: [...match.acknowledged, by] }));
  const [report] = match.reports;
  if (report === undefined || match.reports.length > 1) {
    const says =
      match.reports.length > 1 ? 'The reports differ: an arbiter enters the result.' : 'Nothing is reported yet.';
    return refuse(reason('nothingToConfirm', 'SD-R-76', says, { match: match.id }));
  }
  if (report.by === by) {
    return refuse(reason('ownReport', 'SD-R-76', 'Your opponent has to confirm your report.', { match: match.id }));
  }
  return changed(settled(state, match, report.result));
}

function reported(state: EventState, match: Match, by: PersonId, result: Result): Change {
  const others = match.reports.filter((report) => report.by !== by);
  const [other] = others;
  if (other !== undefined && sameResult(other.result, result)) return changed(settled(state, match, result));
  const next = withMatch(state, match.id, { reports: [...others, { by, result }] });
  if (other === undefined) return changed(next);
  const says = `Table ${match.table}: the two reports differ, an arbiter is needed.`;
  return changed(next, [reason('disputed', 'SD-R-76', says, { match: match.id, table: match.table })]);
}

export const reporting: Handlers<'report' | 'confirm' | 'enterResult' | 'concede' | 'agreeNotToPlay' | 'markNoShow'> = {
  report(state, { command, by, at }) {
    const match = runningMatch(state, command.match);
    if ('refused' in match) return match;
    if (match.confirmed)
      return refuse(reason('hasResult', 'SD-R-58', 'This result is confirmed; officials can correct it.'));
    if (!PLAYED_OUT.includes(command.result.how)) {
      const says = 'Only finished games are reported here; concede or agree not to play otherwise.';
      return refuse(reason('notPlayedOut', 'SD-END-07', says, { how: command.result.how }));
    }
    const reasons = [
      ...whyImpossible(match, command.result),
      ...whyTooEarly(state, command.result, at),
      ...woundsUntold(command.result),
    ];
    return reasons.length > 0 ? refuse(...reasons) : reported(state, match, by, command.result);
  },

  confirm(state, { command, by }) {
    const match = runningMatch(state, command.match);
    return 'refused' in match ? match : confirmedBy(state, match, by);
  },

  enterResult(state, { command, at }) {
    const match = runningMatch(state, command.match);
    if ('refused' in match) return match;
    if (match.confirmed) {
      return refuse(
        reason('hasResult', 'SD-R-58', 'This match has a result: correct it instead, with a reason.', {
          match: match.id,
        }),
      );
    }
    const reasons = whyImpossible(match, command.result);
    if (reasons.length > 0) return refuse(...reasons);
    return changed(settled(state, match, command.result), noteOfEarlyEnd(state, match, command.result, at));
  },

  concede(state, { command, by }) {
    const match = runningMatch(state, command.match);
    if ('refused' in match) return match;
    if (match.confirmed) return refuse(reason('hasResult', 'SD-R-58', 'This match is over.', { match: match.id }));
    const result: Result = { how: 'concession', winner: opponentOf(match, by), ...command.figures };
    const reasons = whyImpossible(match, result);
    return reasons.length > 0 ? refuse(...reasons) : changed(settled(state, match, result));
  },

  agreeNotToPlay(state, { command, by }) {
    const match = runningMatch(state, command.match);
    if ('refused' in match) return match;
    if (match.confirmed || match.reports.length > 0) {
      return refuse(
        reason('gameRuns', 'SD-R-29', 'A game in progress must be finished or conceded.', { match: match.id }),
      );
    }
    const notToPlay = [...match.notToPlay.filter((player) => player !== by), by];
    const next = withMatch(state, match.id, { notToPlay });
    if (notToPlay.length < 2) {
      return changed(next, [reason('needsBoth', 'SD-END-16', 'Your opponent has to agree too.', { match: match.id })]);
    }
    return changed(settled(next, match, { how: 'notPlayed', sc: [0, 0], w: [0, 0] }));
  },

  markNoShow(state, { command: { players }, at }) {
    const round = currentRound(state);
    const matches = players.map((player) => currentMatchOf(state, player));
    const [match] = matches;
    if (
      round?.state !== 'running' ||
      match === undefined ||
      matches.some((one) => one?.id !== match.id) ||
      match.confirmed
    ) {
      return refuse(
        reason('noOpenMatch', 'SD-DROP-05', 'Choose one or both players of a match that is still open.', { players }),
      );
    }
    const { elapsed } = readClock(round.clock, state.details, at);
    const grace = state.details.noShowMinutes;
    if (elapsed < grace * MINUTE) {
      const says = `No-shows can be recorded ${grace} minutes into the round.`;
      return refuse(reason('graceTime', 'SD-DROP-05', says, { grace, elapsed }));
    }
    const present = [match.a, match.b].filter((player) => !players.includes(player) && isActive(state, player));
    const [winner] = present;
    const result: Result =
      winner === undefined
        ? { how: 'bothAbsent', sc: [0, 0], w: [0, 0] }
        : { how: 'noShow', winner, sc: [0, 0], w: [0, 0] };
    const dropped = players.reduce(
      (next, player) => withEntrant(next, player, { state: 'dropped' }),
      settled(state, match, result),
    );
    const names = players.filter((player) => plays(match, player)).map((player) => nameOf(state, player));
    return changed(dropped, [
      reason(
        'noShow',
        'SD-R-26',
        `${names.join(' and ')} did not appear and ${names.length === 1 ? 'is' : 'are'} dropped.`,
        { players },
      ),
    ]);
  },
};
