// Closing a round, making the cut, finishing the event.
import { changed, type Handlers } from '../event/change.ts';
import { Stream } from '../chance/stream.ts';
import type { Entrant, EventState, PlayerId, Round, Stage } from '../event/event.ts';
import { byText } from '../pairing/field.ts';
import { activePlayers, isActive, startedPlayers } from '../queries/entrants.ts';
import { type Reason, reason, refuse } from '../reason.ts';
import { posted } from '../standings/difference.ts';
import { placesOnOpenWounds, woundsToNote } from './openWounds.ts';
import { bracketRounds, survivorsOf } from './bracket.ts';
import { currentRound, currentStage, playersOf, withRound, withStage } from '../queries/current.ts';
import { finalRanking } from './ranking.ts';
import { closedRounds, standingsOf } from './standing.ts';

/** Everything that keeps the round from being closed: unreported matches, open decisions. */
export function whyNotClosed(state: EventState): readonly Reason[] {
  const round = currentRound(state);
  if (round?.state !== 'running') return [reason('notRunning', 'SD-PTS-01', 'No round is running.')];
  const matches = round.matches
    .filter((match) => !match.confirmed)
    .map((match) => {
      const says =
        match.reports.length > 1
          ? `The players of table ${match.table} report different results: an arbiter enters the right one.`
          : `The result of table ${match.table} is missing or not confirmed.`;
      return reason('unreported', 'SD-R-76', says, { match: match.id, table: match.table, a: match.a, b: match.b });
    });
  const warnings = state.warnings
    .filter((warning) => warning.decision === 'open')
    .map(({ n, player }) => reason('undecided', 'SD-R-68', 'Decide about the ejection first.', { warning: n, player }));
  return [...matches, ...warnings];
}

function lotsOf(state: EventState, stage: Stage, round: Round): readonly PlayerId[] {
  const entrants = [...startedPlayers(state)].sort(byText);
  return new Stream(state.founding.seed, `lots/${stage.n}/${round.n}`).shuffled(entrants);
}

/** Who did not come through a bracket round is out. */
export function withLosersOut(state: EventState, stage: Stage, round: Round): EventState {
  if (stage.format !== 'elimination') return state;
  const survivors = survivorsOf(stage, round);
  const entrants = state.entrants.map((entrant): Entrant => {
    const playsOn = entrant.state === 'active' || entrant.state === 'eliminated';
    if (!playsOn || !playersOf(round).includes(entrant.player)) return entrant;
    return { ...entrant, state: survivors.includes(entrant.player) ? 'active' : 'eliminated' };
  });
  return { ...state, entrants };
}

function isStageOver(stage: Stage | undefined): stage is Stage {
  return (
    stage !== undefined && closedRounds(stage).length >= stage.roundsPlanned && stage.rounds.at(-1)?.state === 'closed'
  );
}

/** Nobody is left to play against: what remains are byes, and the organiser may do without them (SD-R-81). */
export function isDeserted(state: EventState): boolean {
  const fewest = currentStage(state)?.format === 'elimination' ? 1 : 2;
  return activePlayers(state).length < fewest && currentRound(state)?.state !== 'running';
}

function sameOrder(one: readonly PlayerId[], other: readonly PlayerId[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const orderChanged = (what: string) =>
  refuse(reason('orderChanged', 'SD-R-58', `This would change ${what} after the fact: undo ${what} first.`));

export const closing: Handlers<'closeRound' | 'makeCut' | 'finish'> = {
  closeRound(state, _act, given) {
    const reasons = whyNotClosed(state);
    const [stage, round] = [currentStage(state), currentRound(state)];
    if (reasons.length > 0 || stage === undefined || round === undefined) return refuse(...reasons);
    const recorded = given.recorded?.of === 'close' ? given.recorded : null;
    const lots = recorded?.lots ?? lotsOf(state, stage, round);
    const closed = withRound(state, stage.n, { ...round, state: 'closed', lots });
    const after = currentStage(closed) ?? stage;
    const rows = recorded?.standings ?? posted(standingsOf(closed, after));
    const next = withStage(closed, {
      ...after,
      voided: 0,
      rounds: after.rounds.map((one) => (one.n === round.n ? { ...one, posted: rows } : one)),
    });
    return changed(withLosersOut(next, after, round), woundsToNote(state, round), {
      of: 'close',
      lots,
      standings: rows,
    });
  },

  makeCut(state, _act, given) {
    const stage = currentStage(state);
    const cut = state.plan?.cut ?? 0;
    if (cut === 0) return refuse(reason('noCut', 'SD-CUT-01', 'This event has no cut.'));
    if (!isStageOver(stage) || stage.n > 1) {
      return refuse(reason('cutEarly', 'SD-CUT-01', 'The cut is made once, after the last Swiss round.'));
    }
    const ranking = standingsOf(state, stage)
      .filter((row) => row.rank !== null)
      .map((row) => row.player);
    if (given.recorded?.of === 'ranking' && !sameOrder(given.recorded.players, ranking)) return orderChanged('the cut');
    const seeds = ranking.filter((player) => isActive(state, player)).slice(0, cut);
    const format = state.details.cutFormat;
    const next: Stage = {
      n: 2,
      format,
      rounds: [],
      roundsPlanned: bracketRounds(seeds.length),
      seeds,
      frozen: ranking,
      voided: 0,
    };
    const entrants = state.entrants.map((entrant) => {
      const stays = entrant.state !== 'active' || seeds.includes(entrant.player);
      return stays ? entrant : { ...entrant, state: 'cutOut' as const };
    });
    return changed(
      { ...state, phase: 'cut', entrants, stages: [...state.stages, next] },
      placesOnOpenWounds(state, stage),
      {
        of: 'ranking',
        players: ranking,
      },
    );
  },

  finish(state, _act, given) {
    const stage = currentStage(state);
    const cutMissing = (state.plan?.cut ?? 0) > 0 && stage?.n === 1;
    if (!isDeserted(state) && (!isStageOver(stage) || cutMissing)) {
      return refuse(reason('notOver', 'SD-FMT-02', 'Rounds or the cut are still to be played.'));
    }
    const ranking = finalRanking(state);
    if (given.recorded?.of === 'ranking' && !sameOrder(given.recorded.players, ranking))
      return orderChanged('the finish');
    const entrants = state.entrants.map((entrant) => {
      const crowned = entrant.player === ranking[0] && entrant.state === 'active';
      return crowned ? { ...entrant, state: 'champion' as const } : entrant;
    });
    const [swiss] = state.stages;
    const notes = swiss === undefined || state.stages.length > 1 ? [] : placesOnOpenWounds(state, swiss);
    return changed({ ...state, phase: 'finished', entrants, ranking }, notes, { of: 'ranking', players: ranking });
  },
};
