import './standings.css';
import { fourDecimals, lacksWounds, type Row } from '@faultline/events';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { useDeskSpeech } from '../words.ts';
import { decimals, FIGURES, type Figure } from './figure.ts';
import { Sum } from './Sum.tsx';

interface StandingsTableProps {
  readonly rows: readonly Row[];
  readonly name: (player: string) => string;
  readonly remark: (player: string) => string;
}

/** Every figure opens its own sum in the row below. */
export function StandingsTable({ rows, name, remark }: StandingsTableProps) {
  const { words: w, language } = useDeskSpeech();
  const [open, setOpen] = useState<string | null>(null);
  const shown = (row: Row, figure: Figure): string => {
    if (figure === 'sos') return decimals(fourDecimals(row.sos), language);
    return figure === 'w' && lacksWounds(row) ? `${row.w}?` : `${row[figure]}`;
  };
  return (
    <div class="desk-scroll">
      <table class="desk-standings numbers">
        <thead>
          <tr>
            <th scope="col">{w.rank}</th>
            <th scope="col">{w.player}</th>
            <th scope="col">{w.record}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {w.figures[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.player}>
              <tr data-player={row.player} class={remark(row.player) === '' ? '' : 'gone'}>
                <td>{row.rank ?? '–'}</td>
                <th scope="row">
                  {name(row.player)} <small>{[remark(row.player), w.byes(row.byes)].filter(Boolean).join(', ')}</small>
                </th>
                <td>
                  {row.wins}–{row.losses}–{row.draws}
                </td>
                {FIGURES.map((figure) => {
                  const key = `${row.player} ${figure}`;
                  return (
                    <td key={figure}>
                      <button
                        type="button"
                        class="desk-number"
                        data-figure={figure}
                        aria-expanded={open === key}
                        aria-label={`${w.figures[figure]}, ${name(row.player)}: ${shown(row, figure)}`}
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
                  <td colSpan={3 + FIGURES.length}>
                    <Sum
                      row={row}
                      figure={FIGURES.find((one) => open === `${row.player} ${one}`) ?? 'ep'}
                      name={name}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
