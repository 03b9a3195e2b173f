// The one thing the event asks for now, as the bar at the lower edge offers it.
import {
  type Command,
  currentRound,
  currentStage,
  type EventState,
  isDeserted,
  leavingAfterRound,
  nameOf,
  type Reason,
  placesOnOpenWounds,
  rematchesAhead,
  type Round,
  type Stage,
  tablesWithoutTerrain,
  whyDrawnAgain,
  whyNotChosen,
  whyNotClosed,
  whyNotPaired,
  woundsToNote,
} from '@faultline/tournament';
import { roundName } from '../roundName.ts';
import type { DeskWords } from '../../i18n/deskWords.ts';

export interface CommandChoice {
  readonly title: string;
  readonly commands: readonly Command[];
}

interface DeskStep extends CommandChoice {
  /** What it waits for; it can be taken when there is nothing. */
  readonly waits?: readonly Reason[];
  /** What people should know before it is taken. */
  readonly warns?: readonly Reason[];
  readonly hints?: readonly string[];
  /** The other way, for those who do not want to wait. */
  readonly anyway?: CommandChoice;
}

export function stepOf(state: EventState, w: DeskWords): DeskStep | null {
  const [stage, round] = [currentStage(state), currentRound(state)];
  if (state.phase === 'draft')
    return { title: w.steps.announce, commands: [{ kind: 'announce' }, { kind: 'openRegistration' }] };
  if (state.phase === 'announced') return { title: w.steps.openRegistration, commands: [{ kind: 'openRegistration' }] };
  if (state.phase === 'registration')
    return {
      title: w.steps.openCheckIn,
      commands: [{ kind: 'openCheckIn' }],
      hints: [state.entrants.length === 0 ? w.stepHints.nobodyYet : w.stepHints.openCheckIn],
    };
  if (state.phase === 'finished' || state.phase === 'cancelled') return null;
  if (round === undefined || stage === undefined || round.state === 'closed') return nextRound(state, w);
  const name = roundName(stage, round.n, w);
  if (round.state === 'prepared') return posting(state, name, w);
  return round.state === 'posted' ? starting(state, round, name, w) : closing(state, round, name, w);
}

function posting(state: EventState, name: string, w: DeskWords): DeskStep {
  const stale = whyDrawnAgain(state);
  if (stale.length > 0)
    return { title: w.steps.pairAgain(name), commands: [{ kind: 'prepareRound' }], warns: stale, hints: [] };
  return {
    title: w.steps.post(name),
    commands: [...terrainTicked(state), { kind: 'publishRound' }],
    hints: [w.stepHints.post, ...(state.plan === null ? [w.stepHints.postFirst] : [])],
  };
}

function starting(state: EventState, { matches }: Round, name: string, w: DeskWords): DeskStep {
  const seated = matches.filter((match) => !match.seated).map(({ id }): Command => ({ kind: 'seat', match: id }));
  const waits = whyNotChosen(state);
  return {
    title: w.steps.start(name),
    commands: [...seated, { kind: 'startClock' }],
    waits,
    hints: waits.length > 0 ? [] : [w.stepHints.start],
    ...(waits.length > 0
      ? { anyway: { title: w.steps.startAnyway, commands: [...seated, { kind: 'startClock', anyway: true }] } }
      : {}),
  };
}

/** Who has asked to leave goes with the close, in the same tap. */
function closing(state: EventState, round: Round, name: string, w: DeskWords): DeskStep {
  const leaving = leavingAfterRound(state);
  const waits = whyNotClosed(state);
  const names = leaving.map((player) => nameOf(state, player));
  return {
    title: w.steps.close(name),
    commands: [{ kind: 'closeRound' }, ...leaving.map((player): Command => ({ kind: 'drop', player }))],
    waits,
    warns: woundsToNote(state, round),
    hints: [...(waits.length > 0 ? [] : [w.stepHints.close]), ...(names.length > 0 ? [w.leaving(names)] : [])],
  };
}

function nextRound(state: EventState, w: DeskWords): DeskStep {
  const stage: Stage | undefined = currentStage(state);
  const next = (stage?.rounds.at(-1)?.n ?? 0) + 1;
  const finish: CommandChoice = { title: w.steps.finish, commands: [{ kind: 'finish' }] };
  if (stage === undefined || next <= stage.roundsPlanned) {
    const waits = whyNotPaired(state);
    // Byes are all that is left, and the organiser may do without them (SD-R-81).
    const deserted = stage !== undefined && isDeserted(state);
    return {
      title: w.steps.pair(roundName(stage, next, w)),
      commands: [{ kind: 'prepareRound' }],
      waits,
      warns: rematchesAhead(state),
      hints: waits.length > 0 ? [] : [w.stepHints.pair],
      ...(deserted ? { anyway: finish } : {}),
    };
  }
  const cut = state.plan?.cut ?? 0;
  const warns = stage.n === 1 ? placesOnOpenWounds(state, stage) : [];
  if (cut > 0 && stage.n === 1)
    return { title: w.steps.cut(cut), commands: [{ kind: 'makeCut' }], warns, hints: [w.stepHints.cut] };
  return { ...finish, warns, hints: [w.stepHints.finish] };
}

function terrainTicked(state: EventState): readonly Command[] {
  const tables = tablesWithoutTerrain(state);
  return tables.length === 0 ? [] : [{ kind: 'tick', tables, items: ['terrain'] }];
}
