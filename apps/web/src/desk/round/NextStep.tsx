import './nextStep.css';
import { currentRound, type Reason } from '@faultline/tournament';
import { Icon } from '../../ui/Icon.tsx';
import { addressOf, go } from '../../shell/route.ts';
import { perTable } from '../perTable.ts';
import { useDoing } from '../Told.tsx';
import { useDeskWords, useSentences } from '../../i18n/deskWords.ts';
import { stepOf, type CommandChoice } from './step.ts';

/** The bar at the lower edge: what comes next, and what it waits for. */
export function NextStep() {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const { founding, phase } = event.state;
  const step = stepOf(event.state, w);
  if (!step) return null;
  const round = currentRound(event.state);
  const slips = (round?.state === 'posted' || round?.state === 'running') && round.matches.length > 0;
  const take = async ({ commands }: CommandChoice) => {
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
      {slips && (
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
