import { type EventState, fourDecimals, lacksWounds, nameOf, standingsOf } from '@faultline/events';
import { decimals } from '../standings/figure.ts';
import { remarkOn } from '../standings/StandingsPanel.tsx';
import { useDeskSpeech } from '../words.ts';
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
