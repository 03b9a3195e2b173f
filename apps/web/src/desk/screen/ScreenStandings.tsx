import { currentStage, type EventState, nameOf, type Row, type Stage, standingsOf } from '@faultline/tournament';
import { BracketRounds } from '../round/Bracket.tsx';
import { FIGURES, shownFigure } from '../standings/figure.ts';
import { reachedBy, remarkOn } from '../standings/remarks.ts';
import { useDeskSpeech, useDeskWords } from '../../i18n/deskWords.ts';
import { PageNumber } from './ScreenList.tsx';
import { evenPages, useTurning } from './useTurning.ts';

/** As many rows as are read from ten metres. */
const MOST_ROWS = 10;

/** Standings after the last closed round; when all is over the final ranking, and the bracket in turn with it. */
export function ScreenStandings({ state }: { readonly state: EventState }) {
  const w = useDeskWords();
  const stage = shownStage(state);
  const rows = stage ? standingsOf(state, stage) : [];
  const ranked = state.ranking?.flatMap((player) => rows.filter((row) => row.player === player)) ?? rows;
  const pages = evenPages(ranked, MOST_ROWS);
  const bracket = state.ranking ? state.stages.find(({ format }) => format === 'elimination') : undefined;
  const turns = pages.length + (bracket ? 1 : 0);
  const turn = useTurning(turns);
  const shown = pages[turn];
  const place = (row: Row) => (state.ranking ? state.ranking.indexOf(row.player) + 1 : (row.rank ?? '–'));
  return (
    <section class="screen-standings" aria-label={state.ranking ? w.finalRanking : w.standings}>
      <div class="screen-bar">
        <h2>{titleOf(state, stage, shown !== undefined, w)}</h2>
        <PageNumber page={turn} pages={turns} />
      </div>
      {shown ? (
        <Table state={state} rows={shown} place={place} most={pages[0]?.length ?? 1} />
      ) : (
        bracket && <ScreenBracket state={state} stage={bracket} />
      )}
    </section>
  );
}

/** A cut played Swiss has standings of its own once it has some. */
function shownStage(state: EventState): Stage | undefined {
  const now = currentStage(state);
  const own = now?.format === 'swiss' && now.rounds.some((round) => round.state === 'closed');
  return own && !state.ranking ? now : state.stages[0];
}

function titleOf(
  state: EventState,
  stage: Stage | undefined,
  isTable: boolean,
  w: ReturnType<typeof useDeskWords>,
): string {
  if (!isTable) return w.bracket;
  if (state.ranking) return w.finalRanking;
  const last = stage?.rounds.filter((round) => round.state === 'closed').at(-1);
  return last ? w.standingsAfter(last.n) : w.standings;
}

export function ScreenBracket({ state, stage }: { readonly state: EventState; readonly stage: Stage }) {
  return (
    <div class="screen-bracket" style={{ '--games': 2 ** (stage.roundsPlanned - 1), '--rounds': stage.roundsPlanned }}>
      <BracketRounds stage={stage} state={state} />
    </div>
  );
}

interface TableProps {
  readonly state: EventState;
  readonly rows: readonly Row[];
  readonly place: (row: Row) => number | string;
  /** Rows of a full page: all pages have the same letters. */
  readonly most: number;
}

/** The lot decides among equals and is not for the wall. */
const SHOWN = FIGURES.filter((figure) => figure !== 'lot');

function Table({ state, rows, place, most }: TableProps) {
  const { words: w, language } = useDeskSpeech();
  const remark = (player: string): string =>
    [state.ranking ? reachedBy(state, player, w) : '', remarkOn(state, player, w)].filter(Boolean).join(', ');
  return (
    <table class="screen-rows numbers" style={{ '--rows': most }}>
      <thead>
        <tr>
          <th scope="col">{w.rank}</th>
          <th scope="col">{w.player}</th>
          {SHOWN.map((figure) => (
            <th key={figure} scope="col">
              {w.figures[figure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player} data-rank={place(row)} class={remarkOn(state, row.player, w) === '' ? '' : 'gone'}>
            <td>{place(row)}</td>
            <th scope="row">
              <span>{nameOf(state, row.player)}</span> <small>{remark(row.player)}</small>
            </th>
            {SHOWN.map((figure) => (
              <td key={figure} data-figure={figure}>
                {shownFigure(row, figure, language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
