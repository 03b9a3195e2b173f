import './odds.css';
import type { Odds } from '@faultline/odds';
import { useSpeech } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { neededFor, percent } from './percent.ts';

const BAR = 26;
const HIGH = 84;

interface PlotProps {
  readonly odds: Odds;
  /** What came of it, where that is known. */
  readonly came: number | null;
  readonly caption: string;
}

/** A bar for each total of damage, filled where it Wounds. */
export function Plot({ odds, came, caption }: PlotProps) {
  const { attack } = useSpeech().t;
  const needed = neededFor(odds);
  const most = Math.max(...odds.damage);
  const width = odds.damage.length * BAR;
  return (
    <figure class="plot">
      <svg viewBox={`0 0 ${width} ${HIGH + 34}`} role="img" aria-label={plotText(odds, attack)}>
        {odds.damage.map((chance, n) => {
          const high = (chance / most) * HIGH;
          const told = Math.round(chance * 100);
          return (
            <g key={n} transform={`translate(${n * BAR} 0)`}>
              <rect
                class={needed !== null && n >= needed ? 'meets' : ''}
                x="3"
                width={BAR - 6}
                y={HIGH + 14 - high}
                height={high}
              />
              {told > 0 && (
                <text x={BAR / 2} y={HIGH + 10 - high}>
                  {told}
                </text>
              )}
              <text class={n === came ? 'came' : 'axis'} x={BAR / 2} y={HIGH + 28}>
                {n}
              </text>
            </g>
          );
        })}
        {needed !== null && <path class="needed" d={`M${needed * BAR} 0V${HIGH + 14}`} />}
        <path class="ground" d={`M0 ${HIGH + 14}H${width}`} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const plotText = ({ damage }: Odds, attack: Messages['attack']): string =>
  damage.flatMap((chance, n) => (chance >= 0.005 ? [attack.chanceOf(n, percent(chance, attack))] : [])).join('; ');
