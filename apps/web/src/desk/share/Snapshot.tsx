import '../round/round.css';
import { standings } from '@faultline/tournament';
import { useEffect, useState } from 'preact/hooks';
import { Loading } from '../../shell/notices.tsx';
import { roundName } from '../roundName.ts';
import { FinalRanking } from '../standings/FinalRanking.tsx';
import { StandingsTable } from '../standings/StandingsTable.tsx';
import { TopBar } from '../TopBar.tsx';
import { type DeskWords, useDeskSpeech, useDeskWords } from '../../i18n/deskWords.ts';
import { type EventPage, type SharedRound, type SharedStage, unpacked } from './eventPage.ts';
import { decoded } from './link.ts';

/** A shared page: whoever has the link sees the event as it stood. */
export function Snapshot({ code }: { readonly code: string }) {
  const w = useDeskWords();
  const [page, setPage] = useState<EventPage | null | undefined>(undefined);
  useEffect(() => {
    void decoded(code).then((text) => setPage(text === null ? null : unpacked(text)));
  }, [code]);
  if (page === undefined) return <Loading />;
  const open = async (file: File) => setPage(unpacked(await file.text()));
  if (page === null)
    return (
      <div class="desk">
        <TopBar title={w.share} />
        <main class="desk-narrow">
          <p role="alert">{w.badLink}</p>
          <label class="button desk-file">
            {w.openPageFile}
            <input
              type="file"
              class="unseen"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void open(file);
              }}
            />
          </label>
        </main>
      </div>
    );
  return <Shown page={page} />;
}

function Shown({ page }: { readonly page: EventPage }) {
  const { words: w, language } = useDeskSpeech();
  const stage = page.stages.findLast(({ rounds }) => rounds.length > 0);
  const last = stage?.rounds.at(-1);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const held = Number.isNaN(Date.parse(page.firstDay)) ? page.firstDay : day.format(new Date(page.firstDay));
  return (
    <div class="desk" data-snapshot>
      <TopBar over={`${held} · ${w.phases[page.phase] ?? ''}`} title={page.name} />
      <main class="desk-columns">
        <div class="desk-side">
          {stage && last && <Pairings title={titleOf(stage, last, w)} round={last} name={nameIn(page)} />}
        </div>
        <div class="desk-wide">
          {page.ranking && (
            <section class="panel" aria-label={w.finalRanking}>
              <FinalRanking ranking={page.ranking} name={nameIn(page)} />
            </section>
          )}
          {page.roundOnly ? <p class="desk-hint">{w.roundOnly}</p> : <SharedStandings page={page} />}
        </div>
      </main>
    </div>
  );
}

const titleOf = (stage: SharedStage, { n }: SharedRound, w: DeskWords): string =>
  roundName({ ...stage, n: stage.format === 'elimination' ? 2 : 1 }, n, w);

const nameIn =
  ({ players }: EventPage) =>
  (player: string): string =>
    players.find((one) => one.player === player)?.name ?? player;

interface PairingsProps {
  readonly title: string;
  readonly round: SharedRound;
  readonly name: (player: string) => string;
}

function Pairings({ title, round, name }: PairingsProps) {
  const w = useDeskWords();
  return (
    <section class="panel" aria-label={w.pairings}>
      <header class="desk-head">
        <h2>{title}</h2>
      </header>
      <ul class="desk-rows">
        {round.matches.map(({ table, a, b, result }) => (
          <li key={table} class="desk-row">
            <span class="desk-table numbers">{table}</span>
            <b class="desk-row-main">
              {name(a)} – {name(b)}
            </b>
            <span class="numbers">{result ? result.sc.join('–') : w.matchStates[round.state]}</span>
          </li>
        ))}
        {round.bye !== null && (
          <li class="desk-row">
            <span class="desk-table">–</span>
            <b class="desk-row-main">{name(round.bye)}</b>
            <span>{w.bye}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

const NEVER_STARTED = ['waiting', 'registered', 'submitted', 'absent', 'withdrawn'];

function SharedStandings({ page }: { readonly page: EventPage }) {
  const w = useDeskWords();
  const rounds = page.stages[0]?.rounds.filter(({ state }) => state === 'closed') ?? [];
  const last = rounds.at(-1);
  if (!last)
    return (
      <section class="panel desk-box">
        <h2>{w.standings}</h2>
        <p class="desk-empty">{w.noStandings}</p>
      </section>
    );
  const rows = standings({
    players: page.players.filter(({ state }) => !NEVER_STARTED.includes(state)).map(({ player }) => player),
    ejected: page.players.filter(({ state }) => state === 'ejected').map(({ player }) => player),
    rounds,
    lots: last.lots,
  });
  const remark = (player: string) => {
    const one = page.players.find((each) => each.player === player);
    return one?.state === 'dropped' || one?.state === 'ejected' ? w.entrantStates[one.state] : '';
  };
  return (
    <section class="panel" aria-label={w.standings}>
      <header class="desk-head">
        <h2>{w.standingsAfter(last.n)}</h2>
        <span>{w.tapNumbers}</span>
      </header>
      <StandingsTable rows={rows} name={nameIn(page)} remark={remark} />
    </section>
  );
}
