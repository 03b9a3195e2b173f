import './totals.css';
import { useAsked } from '../attack/useAsked.ts';
import { useMessages } from '../i18n/language.ts';
import { Timeline } from './Timeline.tsx';
import { useGame } from '../play/game.ts';

/** What each Unit did in a game that is over. */
export default function Totals() {
  const { cards } = useMessages();
  const { port, moment, cast } = useGame();
  const report = useAsked(`${moment.version}`, () => port.report());
  if (!report) return null;
  return (
    <details class="totals">
      <summary>{cards.totals(report.turns)}</summary>
      <Timeline />
      <table>
        <thead>
          <tr>
            {[cards.unit, cards.activations, cards.attacks, cards.dealt, cards.suffered, cards.wounds].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.sides
            .flatMap(({ units }) => units)
            .map(({ unit, activations, attacks, damage, wounds }) => (
              <tr key={unit}>
                <th scope="row">{cast.named(unit)}</th>
                {[activations, attacks, damage.dealt, damage.suffered, wounds.inflicted].map((n, i) => (
                  <td key={i} class="numbers">
                    {n}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
