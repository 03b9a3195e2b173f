import './paper.css';
import {
  currentRound,
  currentStage,
  type EventState,
  fourDecimals,
  lacksWounds,
  nameOf,
  type Round,
  standingsOf,
  viewOf,
} from '@faultline/events';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../look/Icon.tsx';
import { addressOf } from '../../shell/route.ts';
import { useDesk } from '../desk.ts';
import { remarkOn } from '../standings/StandingsPanel.tsx';
import { decimals } from '../standings/figure.ts';
import { TopBar } from '../TopBar.tsx';
import { useDeskSpeech, useDeskWords } from '../words.ts';
import { byName, byTable } from './pairings.ts';

const SHEETS = ['name', 'table', 'slips', 'standings', 'blank'] as const;
type Sheet = (typeof SHEETS)[number];
const PAPERS = ['A4', 'Letter'] as const;

/** Sheets for the wall and the tables; only what everybody may see is on them. */
export function PaperPage({ what }: { readonly what: string | undefined }) {
  const w = useDeskWords();
  const { event } = useDesk();
  const state = viewOf(event.state, '');
  const { id } = state.founding;
  const over = state.phase === 'finished' || currentRound(state)?.state === 'closed';
  const sheet = SHEETS.find((one) => one === what) ?? (over ? 'standings' : 'name');
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>('A4');
  return (
    <div class="desk paper">
      <style>{`@page { size: ${paper}; margin: 14mm; }`}</style>
      <TopBar title={w.print} over={state.founding.name}>
        <a class="button" href={addressOf('desk', id)}>
          {w.back}
        </a>
      </TopBar>
      <section class="paper-choice" aria-label={w.print}>
        <nav class="desk-ways" aria-label={w.sheet}>
          {SHEETS.map((one) => (
            <a
              key={one}
              class="button"
              href={addressOf('desk', id, 'print', one)}
              aria-current={one === sheet ? 'page' : undefined}
            >
              {w.sheets[one]}
            </a>
          ))}
        </nav>
        <fieldset class="segments" aria-label={w.paper}>
          {PAPERS.map((one) => (
            <button key={one} type="button" aria-pressed={one === paper} onClick={() => setPaper(one)}>
              {one}
            </button>
          ))}
        </fieldset>
        <button type="button" class="button filled" data-way="print" onClick={() => print()}>
          <Icon name="print" /> {w.print}
        </button>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <main class="paper-sheet" tabIndex={0}>
        <Sheets sheet={sheet} state={state} />
      </main>
    </div>
  );
}

function Sheets({ sheet, state }: { readonly sheet: Sheet; readonly state: EventState }) {
  const w = useDeskWords();
  const round = currentRound(state);
  if (sheet === 'standings') return <StandingsSheet state={state} />;
  if (sheet === 'blank') return <Slips state={state} round={null} />;
  if (!round) return <p>{w.nothingToPrint}</p>;
  if (sheet === 'slips') return <Slips state={state} round={round} />;
  return <Pairings state={state} round={round} sort={sheet} />;
}

interface HeadedProps {
  readonly state: EventState;
  readonly title: string;
  readonly columns: readonly string[];
  readonly children: ComponentChildren;
}

/** A table whose head is repeated on every page, the event's name in it. */
const Headed = ({ state, title, columns, children }: HeadedProps) => (
  <table class="paper-table numbers">
    <thead>
      <tr>
        <th colSpan={columns.length} class="paper-head">
          <b>{state.founding.name}</b>
          <span>{title}</span>
        </th>
      </tr>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface PairingsProps {
  readonly state: EventState;
  readonly round: Round;
  readonly sort: 'name' | 'table';
}

function Pairings({ state, round, sort }: PairingsProps) {
  const w = useDeskWords();
  const stage = currentStage(state);
  const planned = stage?.roundsPlanned ?? round.n;
  const title = stage?.format === 'elimination' ? w.cutRound(round.n, planned) : w.pairingsOf(round.n, planned);
  if (sort === 'name')
    return (
      <Headed state={state} title={title} columns={[w.player, w.table, w.opponent]}>
        {byName(state, round, w).map(({ player, where, opponent }) => (
          <tr key={player}>
            <td class="name">{player}</td>
            <td>{where}</td>
            <td class="name">{opponent}</td>
          </tr>
        ))}
      </Headed>
    );
  return (
    <Headed state={state} title={title} columns={[w.table, w.player, w.opponent]}>
      {byTable(round).map(({ id, table, a, b }) => (
        <tr key={id}>
          <td>{table}</td>
          <td class="name">{nameOf(state, a)}</td>
          <td class="name">{nameOf(state, b)}</td>
        </tr>
      ))}
      {round.bye !== null && (
        <tr>
          <td>–</td>
          <td class="name">{nameOf(state, round.bye)}</td>
          <td>{w.bye}</td>
        </tr>
      )}
      {round.through.map((player) => (
        <tr key={player}>
          <td>–</td>
          <td class="name">{nameOf(state, player)}</td>
          <td>{w.through}</td>
        </tr>
      ))}
    </Headed>
  );
}

function StandingsSheet({ state }: { readonly state: EventState }) {
  const { words: w, language } = useDeskSpeech();
  const [swiss] = state.stages;
  const after = swiss?.rounds.filter((round) => round.state === 'closed').at(-1);
  if (!swiss || !after) return <p>{w.nothingToPrint}</p>;
  const rows = standingsOf(state, swiss);
  const places = state.ranking ?? rows.filter(({ rank }) => rank !== null).map(({ player }) => player);
  const ordered = [
    ...places.flatMap((player) => rows.filter((row) => row.player === player)),
    ...rows.filter(({ player }) => !places.includes(player)),
  ];
  const columns = [w.rank, w.player, w.record, w.figures.ep, w.figures.sc, w.figures.sos, w.figures.w, w.figures.lot];
  const title = state.ranking ? w.finalRanking : w.standingsAfter(after.n);
  return (
    <>
      <Headed state={state} title={title} columns={columns}>
        {ordered.map((row) => (
          <tr key={row.player} class={remarkOn(state, row.player, w) === '' ? '' : 'gone'}>
            <td>{places.includes(row.player) ? places.indexOf(row.player) + 1 : '–'}</td>
            <td class="name">{nameOf(state, row.player)}</td>
            <td>
              {row.wins}–{row.losses}–{row.draws}
            </td>
            <td>{row.ep}</td>
            <td>{row.sc}</td>
            <td>{decimals(fourDecimals(row.sos), language)}</td>
            <td>{lacksWounds(row) ? `${row.w}?` : row.w}</td>
            <td>{row.lot}</td>
          </tr>
        ))}
      </Headed>
      <p class="paper-foot">{w.orderOf}</p>
    </>
  );
}

const BLANK = [1, 2, 3, 4];

/** Result slips, four to a sheet with a line to cut along. */
function Slips({ state, round }: { readonly state: EventState; readonly round: Round | null }) {
  const w = useDeskWords();
  const slips = round
    ? byTable(round).map(({ id, table, a, b }) => ({
        id,
        title: w.slip(round.n, `${table}`),
        names: [nameOf(state, a), nameOf(state, b)],
      }))
    : BLANK.map((n) => ({ id: `${n}`, title: w.slip('____', '____'), names: ['', ''] }));
  return (
    <div class="paper-slips">
      {slips.map(({ id, title, names }) => (
        <section key={id} class="paper-slip">
          <header>
            <b>{state.founding.name}</b> <span>{title}</span>
          </header>
          <table>
            <thead>
              <tr>
                <th scope="col">{w.player}</th>
                <th scope="col">{w.figures.sc}</th>
                <th scope="col">{w.figures.w}</th>
                <th scope="col">{w.signature}</th>
              </tr>
            </thead>
            <tbody>
              {names.map((name, n) => (
                <tr key={n}>
                  <td>{name}</td>
                  <td />
                  <td />
                  <td />
                </tr>
              ))}
            </tbody>
          </table>
          <p>{w.slipEnds}</p>
        </section>
      ))}
    </div>
  );
}
