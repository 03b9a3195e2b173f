// The round's clock as people act on it.
import { changed, type Handlers } from '../event/change.ts';
import type { EventState, Round } from '../event/event.ts';
import { OFFICE_NAMES, officesOf } from '../queries/rights.ts';
import { picksFor, whyNotChosen } from '../premier/choosing.ts';
import { type Reason, reason, refuse } from '../reason.ts';
import { currentRound, currentStage, withCurrentRound, withMatch } from '../queries/current.ts';
import { withAbsenteesSettled } from '../results/settling.ts';
import { type ClockAct, MINUTE, readClock } from '../event/clock.ts';
import { extraMinutes, rollExtensionDice } from './dice.ts';

const notRunning = refuse(reason('notRunning', 'SD-TIM-03', 'No round clock is running.'));

function runningRound(state: EventState): Round | undefined {
  const round = currentRound(state);
  return round?.state === 'running' ? round : undefined;
}

function withClockAct(state: EventState, round: Round, act: ClockAct): EventState {
  return withCurrentRound(state, { clock: [...round.clock, act] });
}

/** The Lead Arbiter; without one an Arbiter, without any the organiser (SD-R-11). */
function whyNotAnnouncer(state: EventState, by: string): readonly Reason[] {
  const order = ['leadArbiter', 'arbiter'] as const;
  const office = order.find((one) => state.officials.some((official) => official.office === one)) ?? 'organiser';
  if (officesOf(state, by).includes(office)) return [];
  return [
    reason('notAnnouncer', 'SD-R-11', `Mission Critical is announced by the ${OFFICE_NAMES[office]} here.`, { office }),
  ];
}

export const clockActs: Handlers<
  | 'seat'
  | 'startClock'
  | 'pauseClock'
  | 'resumeClock'
  | 'announceMissionCritical'
  | 'rollExtension'
  | 'callTime'
  | 'extendTable'
> = {
  seat: (state, { command: { match } }) => changed(withMatch(state, match, { seated: true })),

  startClock(state, { command: { anyway }, at }, given) {
    const round = currentRound(state);
    if (round?.state !== 'posted')
      return refuse(reason('notPosted', 'SD-TIM-02', 'Post a round before its clock starts.'));
    if (state.details.baseMinutes === 0) {
      return refuse(reason('noLength', 'SD-TIM-01', 'The round needs a length: announce one.'));
    }
    const ready = round.matches.filter((match) => match.seated).length;
    const tables = round.matches.length;
    if (tables > 0 && ready * 2 <= tables && anyway !== true) {
      const says = `${ready} of ${tables} tables are ready; start once most are, or confirm.`;
      return refuse(reason('fewSeated', 'SD-R-12', says, { ready, tables }));
    }
    // Files of earlier versions hold starts that nobody was asked about.
    const unchosen = anyway === true || given.replayed ? [] : whyNotChosen(state);
    if (unchosen.length > 0) return refuse(...unchosen);
    const started = withClockAct(withAbsenteesSettled(state), round, { kind: 'start', at });
    const picks = given.recorded?.of === 'squads' ? given.recorded.picks : picksFor(state, round);
    const next = withCurrentRound(started, { state: 'running', picks: [...round.picks, ...picks] });
    return state.founding.format === 'premier' ? changed(next, [], { of: 'squads', picks }) : changed(next);
  },

  pauseClock(state, { at, why }) {
    const round = runningRound(state);
    if (round === undefined || readClock(round.clock, state.details, at).paused) return notRunning;
    if (why.trim() === '')
      return refuse(reason('whyMissing', 'SD-R-13', 'Pauses are for emergencies. Enter a reason.'));
    const note = reason('paused', 'SD-R-13', 'The round clock is paused. Tell all players.');
    return changed(withClockAct(state, round, { kind: 'pause', at }), [note]);
  },

  resumeClock(state, { at }) {
    const round = runningRound(state);
    if (round === undefined || !readClock(round.clock, state.details, at).paused) {
      return refuse(reason('notPaused', 'SD-R-13', 'The clock is not paused.'));
    }
    return changed(withClockAct(state, round, { kind: 'resume', at }));
  },

  announceMissionCritical(state, { at, by }) {
    const round = runningRound(state);
    if (round === undefined) return notRunning;
    const reasons = whyNotAnnouncer(state, by);
    if (reasons.length > 0) return refuse(...reasons);
    const { missionCritical, criticalFrom } = readClock(round.clock, state.details, at);
    if (!missionCritical) {
      const says = `Mission Critical begins ${criticalFrom / MINUTE} minutes into this round.`;
      return refuse(reason('tooEarly', 'SD-TIM-07', says, { criticalFrom }));
    }
    const note = reason('missionCritical', 'SD-MC-02', 'Mission Critical: announced to all tables.', { by });
    return changed(withClockAct(state, round, { kind: 'missionCritical', at }), [note]);
  },

  rollExtension(state, { at }, given) {
    const [stage, round] = [currentStage(state), runningRound(state)];
    if (stage === undefined || round === undefined) return notRunning;
    const { phase } = readClock(round.clock, state.details, at);
    if (phase !== 'awaitingDice') {
      const says = 'The extra-time dice are rolled once, when the base time is up, and only if extra time is enabled.';
      return refuse(reason('noDiceNow', 'SD-R-03', says, { phase }));
    }
    const dice =
      given.recorded?.of === 'dice'
        ? given.recorded.dice
        : rollExtensionDice(state.founding.seed, stage.n, round.n, at);
    const minutes = extraMinutes(dice);
    const rolled = withCurrentRound(withClockAct(state, round, { kind: 'extension', at, minutes }), { dice });
    const says = `The dice add ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}: ${dice.join(', ')}.`;
    return changed(rolled, [reason('extension', 'SD-TIM-08', says, { dice, minutes })], { of: 'dice', dice });
  },

  callTime(state, { at }) {
    const round = runningRound(state);
    if (round === undefined || round.clock.some((act) => act.kind === 'time')) return notRunning;
    const { phase, remaining } = readClock(round.clock, state.details, at);
    if (phase !== 'timeCalled') {
      return refuse(reason('timeLeft', 'SD-TIM-01', 'The round still has time.', { phase, remaining }));
    }
    const note = reason('finishTurn', 'SD-TIM-04', 'Time is called. Finish the current Turn, then score.');
    return changed(withClockAct(state, round, { kind: 'time', at }), [note]);
  },

  extendTable(state, { command: { match, minutes }, why }) {
    const round = runningRound(state);
    const found = round?.matches.find((one) => one.id === match);
    if (found === undefined) return notRunning;
    if (!state.details.tableTime) {
      const says = 'Extra time for single tables must be announced before the event.';
      return refuse(reason('noTableTime', 'SD-R-13', says, { match }));
    }
    if (why.trim() === '') return refuse(reason('whyMissing', 'SD-R-13', 'Enter why this table gets more time.'));
    const says = `Table ${found.table} plays ${minutes} minutes longer.`;
    const next = withMatch(state, match, { extraMinutes: found.extraMinutes + minutes });
    return changed(next, [reason('tableTime', 'SD-R-13', says, { match, table: found.table, minutes })]);
  },
};
