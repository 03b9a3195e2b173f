import './chart.css';
import type { Chart, ChartRow, DieKind } from '@faultline/rules';
import { counted } from '@faultline/text';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';

interface ChartProps {
  readonly chart: Chart;
  readonly die: DieKind;
  /** The number of expertise it is read with; null before it is read. */
  readonly expertise: number | null;
}

/** An Expertise chart; the row that applies is lit. */
export function ChartRows({ chart, die, expertise }: ChartProps) {
  const { attack, words } = useMessages();
  return (
    <div class="chart">
      <p class="cap">
        {chart.name}
        {expertise === null ? '' : ` · ${attack.expertise(expertise, die)}`}
      </p>
      <ul>
        {chart.rows.map((row) => {
          const lit = expertise !== null && expertise >= row.min && (row.max === null || expertise <= row.max);
          return (
            <li key={row.min} class={lit ? 'lit' : ''}>
              <span class="chart-count numbers">{countOf(row)}</span>
              <span class="chart-results" aria-hidden="true">
                {row.results.map((entry, i) => (
                  <Entry key={i} entry={entry} />
                ))}
              </span>
              <span class="unseen">
                {counted(words.terms, row.results)}
                {lit ? `, ${attack.applies}` : ''}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const countOf = ({ min, max }: ChartRow): string =>
  max === null ? `${min}+` : min === max ? `${min}` : `${min}–${max}`;

function Entry({ entry }: { readonly entry: string }) {
  const [from = entry, to] = entry.split('>');
  if (to === undefined) return <Icon name={entry} />;
  return (
    <span class="chart-turn">
      <Icon name={from} />→<Icon name={to} />
    </span>
  );
}
