import { type EventState, nameOf, type Round } from '@faultline/events';
import { useDeskWords } from '../words.ts';
import { byTable } from './pairings.ts';

const BLANK = [1, 2, 3, 4];

/** Result slips, four to a sheet with a line to cut along. */
export function Slips({ state, round }: { readonly state: EventState; readonly round: Round | null }) {
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
