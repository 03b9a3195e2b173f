import './nextStep.css';
import {
  type Command,
  currentRound,
  currentStage,
  type EventState,
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
  woundsToNote,
} from '@faultline/events';
import { Icon } from '../../look/Icon.tsx';
import { addressOf, go } from '../../shell/route.ts';
import { perTable } from '../perTable.ts';
import { roundName } from '../roundName.ts';
import { useDoing } from '../Told.tsx';
import { type DeskWords, useDeskWords, useSentences } from '../../i18n/deskWords.ts';

interface Way {
  readonly title: string;
  readonly commands: readonly Command[];
}

interface Step extends Way {
  /** What it waits for; it can be taken when there is nothing. */
  readonly waits?: readonly Reason[];
  /** What people should know before it is taken. */
  readonly warns?: readonly Reason[];
  readonly hints?: readonly string[];
  /** The other way, for those who do not want to wait. */
  readonly anyway?: Way;
}

/** The one thing the event asks for now. */
function stepOf(state: EventState, w: DeskWords): Step | null {
  const [stage, round] = [currentStage(state), currentRound(state)];
  if (state.phase === 'draft')
    return { title: w.steps.announce, commands: [{ kind: 'announce' }, { kind: 'openRegistration' }] };
  if (state.phase === 'announced') return { title: w.steps.openRegistration, commands: [{ kind: 'openRegistration' }] };
  if (state.phase === 'registration')
    return { title: w.steps.openCheckIn, commands: [{ kind: 'openCheckIn' }], hints: [w.stepHints.openCheckIn] };
  if (state.phase === 'finished' || state.phase === 'cancelled') return null;
  if (round === undefined || stage === undefined || round.state === 'closed') return nextRound(state, w);
  const name = roundName(stage, round.n, w);
  if (round.state === 'prepared') return posting(state, name, w);
  return round.state === 'posted' ? starting(state, round, name, w) : closing(state, round, name, w);
}

function posting(state: EventState, name: string, w: DeskWords): Step {
  const stale = whyDrawnAgain(state);
  if (stale.length > 0)
    return { title: w.steps.pairAgain(name), commands: [{ kind: 'prepareRound' }], warns: stale, hints: [] };
  return {
    title: w.steps.post(name),
    commands: [...terrainTicked(state), { kind: 'publishRound' }],
    hints: [w.stepHints.post, ...(state.plan === null ? [w.stepHints.postFirst] : [])],
  };
}

function starting(state: EventState, { matches }: Round, name: string, w: DeskWords): Step {
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
function closing(state: EventState, round: Round, name: string, w: DeskWords): Step {
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

function nextRound(state: EventState, w: DeskWords): Step {
  const stage: Stage | undefined = currentStage(state);
  const next = (stage?.rounds.at(-1)?.n ?? 0) + 1;
  if (stage === undefined || next <= stage.roundsPlanned)
    return {
      title: w.steps.pair(roundName(stage, next, w)),
      commands: [{ kind: 'prepareRound' }],
      warns: rematchesAhead(state),
      hints: [w.stepHints.pair],
    };
  const cut = state.plan?.cut ?? 0;
  const toCut = cut > 0 && stage.n === 1;
  const title = toCut ? w.steps.cut(cut) : w.steps.finish;
  const warns = stage.n === 1 ? placesOnOpenWounds(state, stage) : [];
  return { title, commands: [{ kind: toCut ? 'makeCut' : 'finish' }], warns };
}

function terrainTicked(state: EventState): readonly Command[] {
  const tables = tablesWithoutTerrain(state);
  return tables.length === 0 ? [] : [{ kind: 'tick', tables, items: ['terrain'] }];
}

/** The bar at the lower edge: what comes next, and what it waits for. */
export function NextStep() {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const { founding, phase } = event.state;
  const step = stepOf(event.state, w);
  if (!step) return null;
  const live = currentRound(event.state)?.state;
  const take = async ({ commands }: Way) => {
    if (!(await does(commands))) return;
    if (phase !== 'registration') go(['desk', founding.id, 'round']);
    scrollTo({ top: 0 });
  };
  return (
    <section class="desk-step" aria-label={w.nextStep}>
      <div class="desk-step-says">
        <span class="cap">{w.nextStep}</span>
        <Said class="desk-waits" reasons={step.waits ?? []} many={w.tablesOpen} />
        <Said class="desk-warns" reasons={step.warns ?? []} many={w.tablesWithoutWounds} />
        {step.hints?.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </div>
      {(live === 'posted' || live === 'running') && (
        <a class="button desk-step-slips" href={addressOf('desk', founding.id, 'print', 'slips')}>
          <Icon name="print" /> {w.slips}
        </a>
      )}
      {step.anyway && (
        <button type="button" class="button" data-way="anyway" onClick={() => void (step.anyway && take(step.anyway))}>
          {step.anyway.title}
        </button>
      )}
      <button
        type="button"
        class="button filled"
        data-way="next"
        disabled={(step.waits ?? []).length > 0}
        onClick={() => void take(step)}
      >
        {step.title}
      </button>
      {refusal}
    </section>
  );
}

interface SaidProps {
  readonly class: string;
  readonly reasons: readonly Reason[];
  /** One sentence for all tables of which the same is to be said. */
  readonly many: (tables: readonly number[]) => string;
}

function Said({ class: kind, reasons, many }: SaidProps) {
  const sentence = useSentences();
  if (reasons.length === 0) return null;
  const { tables, others } = perTable(reasons);
  return (
    <ul class={kind}>
      {tables.length > 0 && <li>{many(tables)}</li>}
      {others.map((reason, n) => (
        <li key={n}>{sentence(reason)}</li>
      ))}
    </ul>
  );
}
