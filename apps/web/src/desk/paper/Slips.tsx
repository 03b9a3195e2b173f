import { type EventState, nameOf, type Round, type Stage } from '@faultline/tournament';
import { CheckLetters } from '../CheckLetters.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { roundName } from '../roundName.ts';
import { byTable } from './pairings.ts';

interface SlipsProps {
  readonly state: EventState;
  readonly stage: Stage | undefined;
  readonly round: Round | null;
}

/** Slips of one sheet: strips of the whole width, cut straight across. */
const TO_A_SHEET = 6;

/** Result slips with what the desk types in, in its order, and a box for those who leave. */
export function Slips({ state, stage, round }: SlipsProps) {
  const w = useDeskWords();
  const slips = round
    ? byTable(round).map(({ id, table, a, b }) => ({
        id,
        round: roundName(stage, round.n, w),
        table: `${table}`,
        names: [nameOf(state, a), nameOf(state, b)],
      }))
    : Array.from({ length: TO_A_SHEET }, (_, n) => ({ id: `${n}`, round: w.blankRound, table: '', names: ['', ''] }));
  return (
    <div class="paper-slips">
      {slips.map((slip) => (
        <section key={slip.id} class="paper-slip">
          <header>
            <b class="paper-slip-table numbers">
              <small>{w.table}</small> {slip.table || '____'}
            </b>
            <span class="paper-slip-event">
              <b>{state.founding.name}</b> <span>{slip.round}</span>
            </span>
            {round && <CheckLetters />}
          </header>
          <table>
            <thead>
              <tr>
                <th scope="col">{w.player}</th>
                <th scope="col">{w.slipCards}</th>
                <th scope="col">{w.wounds}</th>
                <th scope="col">{w.slipDrop}</th>
                <th scope="col">{w.signature}</th>
              </tr>
            </thead>
            <tbody>
              {slip.names.map((name, n) => (
                <tr key={n}>
                  <td>{name}</td>
                  <td />
                  <td />
                  <td class="paper-tick">☐</td>
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
