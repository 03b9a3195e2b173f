import './figures.css';
import { useGame } from '../game/game.ts';
import type { EndingWords } from '../i18n/endingWords.ts';
import type { WholeReport } from '../port/report.ts';
import type { Told } from './told.ts';

interface FiguresProps {
  readonly told: Told;
  readonly report: WholeReport;
  readonly words: EndingWords;
}

/** Both sides in numbers, and how lucky they were. */
export function Figures({ told, report, words }: FiguresProps) {
  return (
    <>
      <table class="end-figures numbers">
        <thead>
          <tr>
            <td />
            <th scope="col" class="side-a">
              {told.players[0]}
            </th>
            <th scope="col" class="side-b">
              {told.players[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {told.figures.map(([title, mine, theirs]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {report.time && told.figures.at(-1)?.[0] === words.time && <p class="end-note">{words.timeNote}</p>}
      <p class="end-luck">
        <b>{words.luck}:</b> {told.luck.join(' ')} <span class="end-note">{words.luckNote}</span>
      </p>
    </>
  );
}

/** How many objectives each side held at the end of every Turn. */
export function ObjectivesHeld({ report: { held }, words }: Pick<FiguresProps, 'report' | 'words'>) {
  const { cast, me } = useGame();
  const other = me === 0 ? 1 : 0;
  if (held.length === 0) return null;
  return (
    <figure class="end-held">
      <figcaption>{words.held(cast.player(me), cast.player(other))}</figcaption>
      <ol>
        {held.map(({ turn, by }) => (
          <li key={turn} class="numbers">
            <b class="side-a" aria-hidden="true">
              {by[me]}
            </b>
            <b class="side-b" aria-hidden="true">
              {by[other]}
            </b>
            <span class="cap" aria-hidden="true">
              {turn}
            </span>
            <span class="unseen">{words.heldIn(turn, [by[me], by[other]])}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
