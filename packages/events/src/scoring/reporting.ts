// Results: reported by one player and confirmed by the other, or entered by officials.
import { type Change, changed, type Handlers } from '../act/change.ts';
import { MINUTE, readClock } from '../clock/clock.ts';
import type { EventState, Match, PersonId } from '../event.ts';
import { isActive, nameOf, withEntrant } from '../people/entrants.ts';
import { type Reason, type Refused, reason, refuse } from '../reason.ts';
import { currentMatchOf, currentRound, opponentOf, plays, unknownMatch, withMatch } from '../rounds/current.ts';
import { type Result, sameResult, whyImpossible } from './result.ts';
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

/** Before time is up nothing ends on time, and nobody agrees on a draw (SD-R-29). */
function whyTooEarly(state: EventState, result: Result, at: number): readonly Reason[] {
  if (result.how !== 'time' && result.how !== 'draw') return [];
  const reading = readClock(currentRound(state)?.clock ?? [], state.details, at);
  if (reading.phase === 'timeCalled' || reading.elapsed >= state.details.baseMinutes * MINUTE) return [];
  const says = 'The round still has time: a running game is played on or conceded, not called on time or drawn.';
  return [reason('timeLeft', 'SD-R-29', says, { how: result.how, remaining: reading.remaining })];
}

/** Players have the table before them; only the desk may note the Wounds later. */
const woundsUntold = ({ woundsOpen }: Result): readonly Reason[] =>
  woundsOpen === true ? [reason('woundsUntold', 'SD-TB-08', 'A report of players tells the Wounds of both.')] : [];

function confirmedBy(state: EventState, match: Match, by: PersonId): Change | Refused {
  if (match.confirmed) return changed(withMatch(state, match.id, { acknowledged: [...match.acknowledged, by] }));
  const [report] = match.reports;
  if (report === undefined || match.reports.length > 1) {
    const says =
      match.reports.length > 1 ? 'The reports differ: an arbiter enters the result.' : 'Nothing is reported yet.';
    return refuse(reason('nothingToConfirm', 'SD-R-76', says, { match: match.id }));
  }
  if (report.by === by) {
    return refuse(
      reason('ownReport', 'SD-R-76', 'The opponent confirms a report, not the one who made it.', { match: match.id }),
    );
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
      const says = 'Players report games played out; a concession or a match not played has an act of its own.';
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
    return changed(settled(state, match, command.result), whyTooEarly(state, command.result, at));
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
      return refuse(reason('gameRuns', 'SD-R-29', 'A game begun is played on or conceded.', { match: match.id }));
    }
    const notToPlay = [...match.notToPlay.filter((player) => player !== by), by];
    const next = withMatch(state, match.id, { notToPlay });
    if (notToPlay.length < 2) {
      return changed(next, [
        reason('needsBoth', 'SD-END-16', 'The opponent has to agree as well.', { match: match.id }),
      ]);
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
        reason('noOpenMatch', 'SD-DROP-05', 'Name one or both players of a match that is still open.', { players }),
      );
    }
    const { elapsed } = readClock(round.clock, state.details, at);
    const grace = state.details.noShowMinutes;
    if (elapsed < grace * MINUTE) {
      const says = `Players have ${grace} minutes from the start of the round to appear.`;
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
      reason('noShow', 'SD-R-26', `${names.join(' and ')} did not appear and is dropped.`, { players }),
    ]);
  },
};
