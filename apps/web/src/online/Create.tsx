import '../setup/setup.css';
import type { ClockSettings, Terms } from '@faultline/host/wire';
import { BUDGETS, MOST, ROUND } from '@faultline/host/wire';
import type { ModeId } from '@faultline/rules';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import { SetupWordsContext, useFetchedSetupWords } from '../i18n/setupWords.ts';
import { get, post } from '../port/api.ts';
import { type Planned, SETUP_MODES, SETUPS } from '../setup/modes/index.ts';
import { TablePicker } from '../setup/TablePicker.tsx';
import { type OpenedBuilder, useMuster } from '../setup/useMuster.ts';
import { Choice } from '../shell/Choice.tsx';
import { Failed, Loading } from '../shell/notices.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { go, routeOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { keepInvitation } from './invitations.ts';

const MINUTE = 60_000;

const CLOCKS: Readonly<Record<ClockSettings['kind'], ClockSettings>> = {
  none: { kind: 'none' },
  bank: { kind: 'bank', bank: 30 * MINUTE, increment: MINUTE },
  round: ROUND,
  budgets: BUDGETS,
};
const CLOCK_KINDS = Object.keys(CLOCKS) as readonly ClockSettings['kind'][];

const WATCH: Readonly<Record<'none' | 'live' | 'late', Terms['watch']>> = {
  none: null,
  live: { delay: 0 },
  late: { delay: 2 * MINUTE },
};
const WATCHING = Object.keys(WATCH) as readonly (keyof typeof WATCH)[];

const WAYS = ['link', 'open'] as const;

/** A new table: what is played, by which clock, who may come. */
export function Create({ words }: { readonly words: OnlineWords }) {
  const setup = useFetchedSetupWords();
  const { opened, failure, again } = useMuster();
  if (failure !== null) return <Failed why={failure} again={again} />;
  if (!opened || !setup) return <Loading />;
  return (
    <SetupWordsContext.Provider value={setup}>
      <Choosing
        words={words}
        {...opened}
        names={Object.fromEntries(SETUP_MODES.map((m) => [m, SETUPS[m].name(setup)]))}
      />
    </SetupWordsContext.Provider>
  );
}

interface ChoosingProps extends OpenedBuilder {
  readonly words: OnlineWords;
  readonly names: Readonly<Record<string, string>>;
}

function Choosing({ words, muster, shelf, names }: ChoosingProps) {
  const { create: w, faults } = words;
  const [mode, setMode] = useState<ModeId>(SETUP_MODES[0] as ModeId);
  const [clock, setClock] = useState<ClockSettings['kind']>('none');
  const [watch, setWatch] = useState<keyof typeof WATCH>('live');
  const [way, setWay] = useState<(typeof WAYS)[number]>(routeOf(location.hash)?.[2] === 'open' ? 'open' : 'link');
  const [line, setLine] = useState('');
  const [table, setTable] = useState(shelf.tables[0]?.id ?? '');
  const [chosenPlan, setPlan] = useState<Planned | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [listed, setListed] = useState(false);
  useEffect(() => void get('/api/games/open').then((answer) => setListed('value' in answer)), []);
  const { Plan, Room } = SETUPS[mode];
  const planned = Plan ? chosenPlan : null;
  const fits = planned?.fitting.includes(table) ?? Plan === null;
  const begin = async () => {
    setBusy(true);
    const plan = planned && { plan: planned.plan.plan as NonNullable<Terms['plan']> };
    const terms: Terms = { mode, table, ...plan, clock: CLOCKS[clock], watch: WATCH[watch] };
    const made = await post('create', { terms, ...(way === 'open' && { line }) });
    setBusy(false);
    if ('fault' in made) return setFault(faults[made.fault]);
    keepInvitation(made.value.game, made.value.code);
    go(['online', made.value.game], true);
  };
  return (
    <div class="online">
      <PageHead title={w.title} />
      <main class="online-main">
        <section class="panel online-panel wide online-choices">
          <Choice title={w.format} values={SETUP_MODES} names={names} chosen={mode} choose={setMode} />
          {listed && <Choice title={w.how} values={WAYS} names={w.ways} chosen={way} choose={setWay} />}
          {way === 'open' && (
            <label>
              {w.text}
              <input
                class="field"
                name="line"
                maxLength={MOST.line}
                value={line}
                aria-describedby="line-hint"
                onInput={({ currentTarget }) => setLine(currentTarget.value)}
              />
              <small id="line-hint">{w.textHint}</small>
            </label>
          )}
          <div>
            <Choice title={w.clock} values={CLOCK_KINDS} names={w.clocks} chosen={clock} choose={setClock} />
            <p class="online-hint">{w.clockHints[clock]}</p>
          </div>
          <Choice title={w.spectators} values={WATCHING} names={w.spectating} chosen={watch} choose={setWatch} />
        </section>
        {Plan && (
          <div class="wide">
            <Plan
              muster={muster}
              players={[w.me, w.other]}
              asked={null}
              change={(next) => {
                setPlan(next);
                if (!next.fitting.includes(table)) setTable(next.fitting[0] ?? table);
              }}
            />
          </div>
        )}
        <div class="wide">
          <TablePicker
            tables={shelf.tables}
            map={planned?.map ?? null}
            fitting={planned?.fitting ?? null}
            chosen={table}
            choose={setTable}
          >
            {Room && planned && <Room muster={muster} planned={planned} table={table} />}
          </TablePicker>
        </div>
      </main>
      <footer class="setup-foot">
        <p aria-live="polite" class="online-fault">
          {fault !== null && (
            <>
              <Icon name="warning" /> {fault}
            </>
          )}
        </p>
        <button
          type="button"
          class="button filled"
          data-way="create"
          disabled={busy || !fits}
          onClick={() => void begin()}
        >
          <Icon name="confirm" /> {w.go}
        </button>
      </footer>
    </div>
  );
}
