import { fourDecimals, type Row } from '@faultline/tournament';
import { Fragment } from 'preact';
import { useDeskSpeech } from '../../i18n/deskWords.ts';
import { decimals, type Figure } from './figure.ts';

interface SumProps {
  readonly row: Row;
  readonly figure: Figure;
  readonly name: (player: string) => string;
}

interface SumTerm {
  readonly over: string;
  readonly value: string;
  readonly under: string;
}

/** How a figure comes about, in the order one would do it by hand. */
export function Sum({ row, figure, name }: SumProps) {
  const { words: w, language } = useDeskSpeech();
  const terms = termsOf({ row, figure, name }, w);
  const { result, rule } = totalOf(row, figure, language);
  return (
    <div class="desk-sum" data-sum={figure}>
      <p>
        <b>
          {w.longFigures[figure]}, {name(row.player)}
        </b>{' '}
        <span>{w.sums[figure]}</span> <span class="desk-rule">{rule}</span>
      </p>
      <div class="desk-terms">
        {terms.map((term, n) => (
          <Fragment key={n}>
            {n > 0 && <u>+</u>}
            <Box {...term} />
          </Fragment>
        ))}
        {figure === 'sos' && row.schedule.length > 0 && (
          <>
            <u>÷</u>
            <Box over={w.opponents} value={`${row.schedule.length}`} under="" />
          </>
        )}
        {figure !== 'lot' && <u>=</u>}
        <Box over={w.figures[figure]} value={result} under="" total />
      </div>
    </div>
  );
}

const RULES: Readonly<Record<Figure, string>> = {
  ep: 'SD-PTS-02',
  sc: 'SD-TB-03',
  sos: 'SD-TB-05',
  w: 'SD-TB-08',
  lot: 'SD-TB-09',
};

function totalOf(row: Row, figure: Figure, language: string) {
  const rule = RULES[figure];
  if (figure !== 'sos') return { result: `${row[figure]}`, rule };
  return { result: decimals(fourDecimals(row.sos), language), rule };
}

function termsOf({ row, figure, name }: SumProps, w: ReturnType<typeof useDeskSpeech>['words']): readonly SumTerm[] {
  if (figure === 'lot') return [];
  if (figure === 'sos')
    return row.schedule.map(({ opponent, ep, rounds, round }) => ({
      over: name(opponent),
      value: `${ep} / ${rounds}`,
      under: w.inRound(round),
    }));
  return row.games.map((game) => ({
    over: game.opponent === null ? w.without[game.how] : name(game.opponent),
    value: figure === 'w' && game.woundsOpen ? '?' : `${game[figure]}`,
    under: [w.inRound(game.round), figure === 'w' && game.woundsOpen ? w.woundsOpen : w.verdicts[game.verdict]].join(
      ', ',
    ),
  }));
}

const Box = ({ over, value, under, total = false }: SumTerm & { readonly total?: boolean }) => (
  <span class={`desk-term${total ? ' total' : ''}`}>
    <i>{over}</i>
    <b>{value}</b>
    <small>{under}</small>
  </span>
);
