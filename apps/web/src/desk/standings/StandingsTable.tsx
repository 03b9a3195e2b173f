import './standings.css';
import type { Row } from '@faultline/tournament';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { useDeskSpeech } from '../../i18n/deskWords.ts';
import { FIGURES, type Figure, shownFigure } from './figure.ts';
import { Sum } from './Sum.tsx';

interface StandingsTableProps {
  readonly rows: readonly Row[];
  readonly name: (player: string) => string;
  readonly remark: (player: string) => string;
  /** How far somebody came, once all is over. */
  readonly reached?: (player: string) => string;
  /** The place of a row, where it is not the rank in these standings. */
  readonly place?: (player: string) => number | null;
}

/** Every column fits a phone. Every figure opens its own sum in the row below. */
export function StandingsTable({ rows, name, remark, reached, place }: StandingsTableProps) {
  const { words: w, language } = useDeskSpeech();
  const [open, setOpen] = useState<string | null>(null);
  const shown = (row: Row, figure: Figure): string => shownFigure(row, figure, language);
  return (
    <div class="desk-standings-box">
      <table class="desk-standings numbers">
        <thead>
          <tr>
            <th scope="col">{w.rank}</th>
            <th scope="col">{w.player}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col" class={`figure-${figure}`}>
                <span class="desk-long">{w.figures[figure]}</span>
                <abbr class="desk-short" title={w.longFigures[figure]}>
                  {w.shortFigures[figure]}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const rank = place ? place(row.player) : row.rank;
            return (
              <Fragment key={row.player}>
                <tr data-player={row.player} data-rank={rank} class={remark(row.player) === '' ? '' : 'gone'}>
                  <td>{rank ?? '–'}</td>
                  <th scope="row">
                    <span>{name(row.player)}</span>
                    <small>
                      {reached?.(row.player) && `${reached(row.player)} · `}
                      <span class="desk-record">{w.recordOf(row.wins, row.losses, row.draws)}</span>
                      {[remark(row.player), w.byes(row.byes)].filter(Boolean).map((one) => ` · ${one}`)}
                    </small>
                  </th>
                  {FIGURES.map((figure) => {
                    const key = `${row.player} ${figure}`;
                    return (
                      <td key={figure}>
                        <button
                          type="button"
                          class="desk-number"
                          data-figure={figure}
                          aria-expanded={open === key}
                          aria-label={`${w.longFigures[figure]}, ${name(row.player)}: ${shown(row, figure)}`}
                          onClick={() => setOpen(open === key ? null : key)}
                        >
                          {shown(row, figure)}
                        </button>
                      </td>
                    );
                  })}
                </tr>
                {open?.startsWith(`${row.player} `) && (
                  <tr class="desk-sum-row">
                    <td colSpan={2 + FIGURES.length}>
                      <Sum
                        row={row}
                        figure={FIGURES.find((one) => open === `${row.player} ${one}`) ?? 'ep'}
                        name={name}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
