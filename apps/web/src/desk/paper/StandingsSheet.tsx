import { type EventState, nameOf, type Row, standingsOf } from '@faultline/tournament';
import { FIGURES, shownFigure } from '../standings/figure.ts';
import { reachedBy, remarkOn } from '../standings/remarks.ts';
import { useDeskSpeech } from '../../i18n/deskWords.ts';
import { Headed } from './Headed.tsx';

/** Standings after the last closed round, in the final order once there is one. */
export function StandingsSheet({ state }: { readonly state: EventState }) {
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
  const columns = [w.rank, w.player, w.record, ...FIGURES.map((figure) => w.figures[figure])];
  const remark = ({ player, byes }: Row): string =>
    [state.ranking ? reachedBy(state, player, w) : '', remarkOn(state, player, w), w.byes(byes)]
      .filter(Boolean)
      .join(', ');
  const title = state.ranking ? w.finalRanking : w.standingsAfter(after.n);
  return (
    <>
      <Headed state={state} title={title} columns={columns} figures={1 + FIGURES.length}>
        {ordered.map((row) => (
          <tr key={row.player} class={remarkOn(state, row.player, w) === '' ? '' : 'gone'}>
            <td>{places.includes(row.player) ? places.indexOf(row.player) + 1 : '–'}</td>
            <td class="name">
              <b>{nameOf(state, row.player)}</b> <small>{remark(row)}</small>
            </td>
            <td class="figure">{w.recordOf(row.wins, row.losses, row.draws)}</td>
            {FIGURES.map((figure) => (
              <td key={figure} class={`figure ${figure}`}>
                {shownFigure(row, figure, language)}
              </td>
            ))}
          </tr>
        ))}
      </Headed>
      <p class="paper-foot">{w.orderOf}</p>
    </>
  );
}
