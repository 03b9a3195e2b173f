import './round.css';
import {
  type Command,
  currentRound,
  currentStage,
  type EventState,
  type Reason,
  placesOnOpenWounds,
  tablesWithoutTerrain,
  whyNotChosen,
  whyNotClosed,
  woundsToNote,
} from '@faultline/events';
import { go } from '../../shell/route.ts';
import { useDesk } from '../desk.ts';
import { perTable } from '../perTable.ts';
import { roundName } from '../roundName.ts';
import { type DeskWords, useDeskWords, useSentences } from '../words.ts';

interface Step {
  readonly title: string;
  readonly commands: readonly Command[];
  /** What it waits for; it can be taken when there is nothing. */
  readonly waits: readonly Reason[];
  /** What people should know before it is taken. */
  readonly warns?: readonly Reason[];
  readonly hint?: string;
}

/** The one thing the event asks for now. */
function stepOf(state: EventState, w: DeskWords): Step | null {
  const [stage, round] = [currentStage(state), currentRound(state)];
  const step = (title: string, commands: readonly Command[], hint?: string): Step =>
    hint === undefined ? { title, commands, waits: [] } : { title, commands, waits: [], hint };
  if (state.phase === 'draft') return step(w.steps.announce, [{ kind: 'announce' }, { kind: 'openRegistration' }]);
  if (state.phase === 'announced') return step(w.steps.openRegistration, [{ kind: 'openRegistration' }]);
  if (state.phase === 'registration')
    return step(w.steps.openCheckIn, [{ kind: 'openCheckIn' }], w.stepHints.openCheckIn);
  if (state.phase === 'finished' || state.phase === 'cancelled') return null;
  switch (round?.state) {
    case 'prepared':
      return step(
        w.steps.post(roundName(stage, round.n, w)),
        [...terrainTicked(state), { kind: 'publishRound' }],
        w.stepHints.post,
      );
    case 'posted':
      return {
        title: w.steps.start(roundName(stage, round.n, w)),
        commands: [
          ...round.matches.filter(({ seated }) => !seated).map(({ id }): Command => ({ kind: 'seat', match: id })),
          { kind: 'startClock' },
        ],
        waits: whyNotChosen(state),
        hint: w.stepHints.start,
      };
    case 'running':
      return {
        title: w.steps.close(roundName(stage, round.n, w)),
        commands: [{ kind: 'closeRound' }],
        waits: whyNotClosed(state),
        warns: woundsToNote(state, round),
      };
    default: {
      const next = (round?.n ?? 0) + 1;
      if (stage === undefined || next <= stage.roundsPlanned)
        return step(w.steps.pair(roundName(stage, next, w)), [{ kind: 'prepareRound' }], w.stepHints.pair);
      const cut = state.plan?.cut ?? 0;
      const toCut = cut > 0 && stage.n === 1;
      const title = toCut ? w.steps.cut(cut) : w.steps.finish;
      const warns = stage.n === 1 ? placesOnOpenWounds(state, stage) : [];
      return { title, commands: [{ kind: toCut ? 'makeCut' : 'finish' }], waits: [], warns };
    }
  }
}

function terrainTicked(state: EventState): readonly Command[] {
  const tables = tablesWithoutTerrain(state);
  return tables.length === 0 ? [] : [{ kind: 'tick', tables, items: ['terrain'] }];
}

export function NextStep() {
  const w = useDeskWords();
  const { event, does } = useDesk();
  const step = stepOf(event.state, w);
  if (!step) return null;
  const { id } = event.state.founding;
  const take = async () => {
    const done = await does(step.commands);
    if (done && event.state.phase !== 'registration') go(['desk', id, 'round']);
  };
  return (
    <section class="panel desk-box desk-step" aria-label={w.nextStep}>
      <span class="cap">{w.nextStep}</span>
      <button
        type="button"
        class="button filled"
        data-way="next"
        disabled={step.waits.length > 0}
        onClick={() => void take()}
      >
        {step.title}
      </button>
      <Said class="desk-waits" reasons={step.waits} many={w.tablesOpen} />
      <Said class="desk-warns" reasons={step.warns ?? []} many={w.tablesWithoutWounds} />
      {step.hint && <p class="desk-hint">{step.hint}</p>}
    </section>
  );
}

interface SaidProps {
  readonly class: string;
  readonly reasons: readonly Reason[];
  /** One sentence for many tables. */
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
