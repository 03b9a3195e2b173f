import './totals.css';
import { useAsked } from '../game/useAsked.ts';
import { type EndingWords, useEndingWords } from '../i18n/endingWords.ts';
import { Timeline } from './Timeline.tsx';
import { useGame } from '../game/game.ts';
import type { Port } from '../port/port.ts';

type Report = Awaited<ReturnType<Port['report']>>;

/** What each Unit did in a game that is over. */
export default function Totals() {
  const words = useEndingWords();
  const { port, moment, cast } = useGame();
  const report = useAsked(`${moment.version}`, () => port.report());
  if (!report || !words) return null;
  return (
    <details class="totals">
      <summary>{words.totals(report.turns)}</summary>
      <Timeline ending={words} />
      <Sides report={report} words={words} />
      <ObjectivesHeld report={report} words={words} />
      <table>
        <thead>
          <tr>
            {[words.unit, words.activations, words.attacks, words.dealt, words.suffered, words.wounds].map((title) => (
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

interface FigureProps {
  readonly report: Report;
  readonly words: EndingWords;
}

/** Both sides, one beside the other. */
function Sides({ report: { sides, forceSpent, time }, words }: FigureProps) {
  const { cast } = useGame();
  const damage = sides.map(({ units }) => units.reduce((sum, unit) => sum + unit.damage.dealt, 0));
  const rows: readonly (readonly [string, readonly (string | number)[]])[] = [
    [words.struggles, sides.map(({ struggles }) => struggles.length)],
    [words.wounds, sides.map(({ wounds }) => wounds)],
    [words.dealt, damage],
    [words.forceSpent, forceSpent],
    ...(time && time[0] + time[1] >= A_SECOND ? [[words.time, time.map(inMinutes)] as const] : []),
  ];
  return (
    <table class="totals-sides">
      <thead>
        <tr>
          <td />
          <th scope="col">{cast.player(0)}</th>
          <th scope="col">{cast.player(1)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, figures]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {figures.map((figure, seat) => (
              <td key={seat} class="numbers">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where less was noted, nobody was timed. */
const A_SECOND = 1000;

/** 12:05 */
const inMinutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/** How many objectives each side held at the end of every Turn. */
function ObjectivesHeld({ report: { held }, words }: FigureProps) {
  const { cast, me } = useGame();
  if (held.length === 0) return null;
  return (
    <figure class="totals-held">
      <figcaption>{words.held(cast.player(0), cast.player(1))}</figcaption>
      <ol>
        {held.map(({ turn, by }) => (
          <li key={turn} class="numbers">
            <span class="cap" aria-hidden="true">
              {turn}
            </span>
            {([0, 1] as const).map((seat) => (
              <b key={seat} class={seat === me ? 'side-a' : 'side-b'} aria-hidden="true">
                {by[seat]}
              </b>
            ))}
            <span class="unseen">{words.heldIn(turn, by)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
