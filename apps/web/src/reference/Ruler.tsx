import { useReferenceWords } from '../i18n/referenceWords.ts';
import { LENGTHS, type Length } from './lengths.ts';

/** What fits on a sheet: ranges above the line, moves below it. The longer ranges are told. */
const RANGES: readonly Length[] = ['range-1', 'range-2', 'range-3'];
const MOVES: readonly Length[] = ['dash', 'advance'];
const LINE = 11;
const HIGH = LINE + 7;
/** The first range is too short for its name beside the second: it stands above. */
const ABOVE: Length = 'range-1';

/** The tools in their true lengths: one unit of the drawing is a millimetre of the paper. */
export function Ruler() {
  const w = useReferenceWords();
  if (!w) return null;
  const nameOf = (length: Length): string | undefined =>
    length === 'dash' || length === 'advance' ? w.labels[length] : `${w.range} ${length.slice(-1)}`;
  const lengthOf = (length: Length): string => `${nameOf(length)} = ${w.decimal(LENGTHS[length])} mm`;
  return (
    <figure class="ruler">
      <svg viewBox={`0 0 154 ${HIGH}`} role="img" aria-label={[...RANGES, ...MOVES].map(lengthOf).join(', ')}>
        <path d={`M0.5 ${LINE - 3}V${LINE + 3}M0.5 ${LINE}H${LENGTHS['range-3'] + 0.5}`} />
        {[...RANGES, ...MOVES].map((length) => {
          const x = LENGTHS[length] + 0.5;
          const isRange = RANGES.includes(length);
          return (
            <g key={length}>
              <path d={`M${x} ${LINE}v${length === ABOVE ? -8 : isRange ? -3 : 3}`} />
              <text
                class={length === ABOVE ? 'after' : ''}
                x={length === ABOVE ? x + 1 : x - 1}
                y={length === ABOVE ? LINE - 5.6 : isRange ? LINE - 1.2 : LINE + 3.4}
              >
                {lengthOf(length)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {(['range-4', 'range-5'] as const).map(lengthOf).join(' · ')}. {w.lengths}
      </figcaption>
    </figure>
  );
}
