// A round before its clock runs: prepared, inspected, changed by hand, posted, declared void.
import { type Change, changed, type Given, type Handlers } from '../event/change.ts';
import { Stream } from '../chance/stream.ts';
import type { EventState, Match, MatchOutcome, PlayerId, Round, Stage } from '../event/event.ts';
import { byText, type Pair } from '../pairing/field.ts';
import { canonicalField, pairRound } from '../pairing/pairRound.ts';
import { activePlayers } from '../queries/entrants.ts';
import { tablesWithoutTerrain } from './checkList.ts';
import { type Reason, reason, refuse } from '../reason.ts';
import { seatPairs, type TableHistory } from '../tables/seatPairs.ts';
import { bracketRound } from './bracket.ts';
import { currentRound, currentStage, playersOf, withCurrentRound, withStage } from '../queries/current.ts';
import { swapNotes, swapped } from './byHand.ts';
import { LARGE_EVENT, planOf, whyNoPlan } from '../event/plan.ts';
import { rematchesOfRest, rematchesOfStart } from './rematchesAhead.ts';
import { closedRounds, fieldOf } from './standing.ts';

type RoundOutcome = Extract<MatchOutcome, { of: 'pairing' | 'bracket' }>;

const FIRST_STAGE: Stage = { n: 1, format: 'swiss', rounds: [], roundsPlanned: 0, seeds: [], frozen: [], voided: 0 };

/** What keeps the next round from being paired. */
export function whyNotPaired(state: EventState): readonly Reason[] {
  const stage = currentStage(state);
  const round = currentRound(state);
  if (stage === undefined || (stage.n === 1 && state.plan === null)) return whyCannotBegin(state);
  if (round !== undefined && round.state !== 'closed' && round.state !== 'prepared') {
    const says = `Round ${round.n} has to be closed before the next one is paired.`;
    return [reason('roundOpen', 'SD-SWS-01', says, { round: round.n })];
  }
  if (closedRounds(stage).length >= stage.roundsPlanned) {
    const says = `All ${stage.roundsPlanned} rounds of this stage are played.`;
    return [reason('stageOver', 'SD-CUT-01', says, { rounds: stage.roundsPlanned })];
  }
  // One alone has the bye of the round (SD-R-81), in a bracket goes on without an opponent (SD-R-63).
  if (activePlayers(state).length > 0) return [];
  return [reason('tooFewLeft', 'SD-R-81', 'Nobody is left to pair: finish the event.', { fewest: 1 })];
}

function whyCannotBegin(state: EventState): readonly Reason[] {
  const reasons = [...whyNoPlan(state.details, activePlayers(state).length)];
  if (!state.officials.some(({ office }) => office === 'arbiter' || office === 'leadArbiter')) {
    const says = 'Appoint at least one Arbiter who does not play; the organizer may take the role.';
    reasons.push(reason('noArbiter', 'SD-ARB-01', says));
  }
  return reasons;
}

/** The stage a round is prepared in, without a round prepared before. */
function stageToPair(state: EventState): Stage {
  const stage = currentStage(state) ?? FIRST_STAGE;
  const plan = stage.n === 1 ? (state.plan ?? planOf(state.details, activePlayers(state).length)) : null;
  const roundsPlanned = plan?.swissRounds ?? stage.roundsPlanned;
  return { ...stage, roundsPlanned, rounds: stage.rounds.filter((round) => round.state !== 'prepared') };
}

function withStageAdded(state: EventState, stage: Stage): EventState {
  if (state.stages.length >= stage.n) return withStage(state, stage);
  return { ...state, stages: [...state.stages, stage] };
}

function tableHistories(state: EventState): readonly TableHistory[] {
  const played = state.stages.flatMap(closedRounds).flatMap((round) => round.matches);
  return state.entrants.map(({ player, fixedTable }) => ({
    player,
    sat: played.filter(({ a, b }) => a === player || b === player).map((match) => match.table),
    fixed: fixedTable,
  }));
}

function drawRound(state: EventState, stage: Stage): RoundOutcome {
  const round = closedRounds(stage).length + 1;
  const stream = new Stream(state.founding.seed, `tables/${stage.n}/${round}/${stage.voided}`);
  const seat = (pairs: readonly Pair[]): readonly number[] =>
    seatPairs(pairs, state.details.tables, tableHistories(state), stream);
  if (stage.format === 'elimination') {
    const { pairs, through } = bracketRound(state, stage);
    return { of: 'bracket', pairs, through, tables: seat(pairs) };
  }
  const pairing = pairRound(fieldOf(state, stage));
  return { of: 'pairing', pairing, tables: seat(pairing.pairs) };
}

function roundFrom(stage: Stage, drawn: RoundOutcome): Round {
  const n = closedRounds(stage).length + 1;
  const pairs = drawn.of === 'pairing' ? drawn.pairing.pairs : drawn.pairs;
  return {
    n,
    state: 'prepared',
    attempt: stage.voided,
    record: drawn.of === 'pairing' ? drawn.pairing : null,
    matches: pairs.map(([a, b], index) =>
      newMatch(`${stage.n}.${n}.${index + 1}`, a, b, drawn.tables[index] ?? index + 1),
    ),
    bye: drawn.of === 'pairing' ? (drawn.pairing.bye?.player ?? null) : null,
    through: drawn.of === 'pairing' ? [] : drawn.through,
    unpairedLosses: [],
    byHand: false,
    clock: [],
    dice: [],
    picks: [],
    lots: [],
    posted: [],
  };
}

function newMatch(id: string, a: PlayerId, b: PlayerId, table: number): Match {
  return {
    id,
    a,
    b,
    table,
    seated: false,
    result: null,
    confirmed: false,
    reports: [],
    notToPlay: [],
    acknowledged: [],
    corrected: false,
    extraMinutes: 0,
  };
}

function pairingNotes(state: EventState, round: Round): readonly Reason[] {
  const notes: Reason[] = (round.record?.rematches ?? []).map(({ a, b, lastMet }) => {
    return reason('rematch', 'SD-R-35', `A rematch cannot be avoided: ${a} vs. ${b}.`, { a, b, lastMet });
  });
  const players = activePlayers(state).length;
  const stage = currentStage(state);
  if (state.plan === null) notes.push(...rematchesOfStart(state, players));
  else if (notes.length === 0 && stage !== undefined) notes.push(...rematchesOfRest(state, stage));
  if (
    state.plan === null &&
    players >= LARGE_EVENT &&
    !state.officials.some(({ office }) => office === 'leadArbiter')
  ) {
    notes.push(reason('suggestLead', 'SD-LEAD-01', 'At this size a Lead Arbiter is recommended.', { players }));
  }
  return notes;
}

function isRoundOutcome(outcome: MatchOutcome | undefined): outcome is RoundOutcome {
  return outcome?.of === 'pairing' || outcome?.of === 'bracket';
}

/** Why the round prepared now cannot be posted as it is: its players or their results have changed. */
export function whyDrawnAgain(state: EventState): readonly Reason[] {
  const [stage, round] = [currentStage(state), currentRound(state)];
  if (stage === undefined || round?.state !== 'prepared') return [];
  return [...whyFieldChanged(state, round), ...whyResultsChanged(state, stage, round)].slice(0, 1);
}

function whyFieldChanged(state: EventState, round: Round): readonly Reason[] {
  const seated = [...playersOf(round)].sort(byText);
  if (JSON.stringify(seated) === JSON.stringify([...activePlayers(state)].sort(byText))) return [];
  const says = 'Players have joined or left since these pairings were drawn. Draw them again.';
  return [reason('fieldChanged', 'SD-PAIR-01', says)];
}

function whyResultsChanged(state: EventState, stage: Stage, round: Round): readonly Reason[] {
  const field = round.record?.field;
  const now = field === undefined ? field : canonicalField(fieldOf(state, stage));
  if (JSON.stringify(field) === JSON.stringify(now)) return [];
  const says = 'Results have changed since these pairings were drawn. Draw them again.';
  return [reason('standingsChanged', 'SD-R-58', says)];
}

function whyNotPostable(state: EventState, round: Round, given: Given): readonly Reason[] {
  // What was posted was posted: of an entry of a log only the players are compared.
  const stale = given.replayed ? whyFieldChanged(state, round) : whyDrawnAgain(state);
  if (stale.length > 0 || given.replayed) return stale;
  const bare = tablesWithoutTerrain(state);
  if (bare.length === 0) return [];
  const says = `Set up and tick the terrain of table ${bare.join(', ')} first.`;
  return [reason('noTerrain', 'SD-TER-03', says, { tables: bare })];
}

function posted(state: EventState): EventState {
  const running = withCurrentRound({ ...state, phase: 'running' }, { state: 'posted' });
  if (state.plan !== null) return running;
  const starters = activePlayers(state).length;
  return {
    ...running,
    plan: planOf(state.details, starters),
    starters,
    entrants: state.entrants.map((entrant) => {
      return entrant.state === 'registered' || entrant.state === 'submitted'
        ? { ...entrant, state: 'absent' }
        : entrant;
    }),
  };
}

function prepared(state: EventState, given: Given): Change {
  const stage = stageToPair(state);
  const drawn = isRoundOutcome(given.recorded) ? given.recorded : drawRound(withStageAdded(state, stage), stage);
  const round = roundFrom(stage, drawn);
  const next = withStageAdded(state, { ...stage, rounds: [...stage.rounds, round] });
  return changed(next, pairingNotes(state, round), drawn);
}

const noRound = (wanted: string) => refuse(reason('noRound', null, `There is no round ${wanted} now.`));

export const preparing: Handlers<'prepareRound' | 'swapSeats' | 'moveTable' | 'publishRound' | 'voidRound'> = {
  prepareRound(state, _act, given) {
    const reasons = whyNotPaired(state);
    return reasons.length > 0 ? refuse(...reasons) : prepared(state, given);
  },

  swapSeats(state, { command: { players } }) {
    const round = currentRound(state);
    if (round?.state !== 'prepared') return noRound('that can be changed by hand');
    const stranger = players.find((player) => !playersOf(round).includes(player));
    if (stranger !== undefined || players[0] === players[1]) {
      return refuse(reason('notPaired', null, 'Choose two different players from this round.', { players }));
    }
    if (currentStage(state)?.format === 'elimination') {
      return refuse(reason('fixedBracket', 'SD-R-59', 'Bracket pairings cannot be changed.'));
    }
    const next = swapped(round, players[0], players[1]);
    return changed(withCurrentRound(state, next), swapNotes(next, players));
  },

  moveTable(state, { command: { match, table } }) {
    const round = currentRound(state);
    const moving = round?.matches.find((one) => one.id === match);
    if (round === undefined || moving === undefined || (round.state !== 'prepared' && round.state !== 'posted')) {
      return noRound('whose tables can be changed');
    }
    const matches = round.matches.map((one) => {
      if (one.id === match) return { ...one, table };
      return one.table === table ? { ...one, table: moving.table } : one;
    });
    return changed(withCurrentRound(state, { matches }));
  },

  publishRound(state, _act, given) {
    const round = currentRound(state);
    if (round?.state !== 'prepared') return noRound('that waits to be posted');
    const reasons = whyNotPostable(state, round, given);
    return reasons.length > 0 ? refuse(...reasons) : changed(posted(state), pairingNotes(state, round));
  },

  voidRound(state, { why }) {
    const [stage, round] = [currentStage(state), currentRound(state)];
    if (stage === undefined || round?.state !== 'posted') {
      return refuse(reason('clockRuns', 'SD-R-43', 'Only a posted round whose clock has not started can be voided.'));
    }
    if (why.trim() === '') return refuse(reason('whyMissing', 'SD-R-43', 'Enter why the posted pairings are void.'));
    return changed(withoutCurrentRound(state, stage));
  },
};

/** The posted pairing is void; the next one is drawn from chance of its own. */
export function withoutCurrentRound(state: EventState, stage: Stage): EventState {
  const voided = stage.voided + (stage.rounds.at(-1)?.state === 'posted' ? 1 : 0);
  return withStage(state, { ...stage, rounds: stage.rounds.filter((round) => round.state === 'closed'), voided });
}
