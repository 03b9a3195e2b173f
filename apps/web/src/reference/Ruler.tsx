import { useReferenceWords } from '../i18n/referenceWords.ts';
import { LENGTHS, type Length } from './lengths.ts';

/** What fits on a sheet: ranges above the line, moves below it. The longer ranges are told. */
const RANGES: readonly Length[] = ['range-1', 'range-2', 'range-3'];
const MOVES: readonly Length[] = ['dash', 'advance'];
const LINE = 7;

/** The tools in their true lengths: one unit of the drawing is a millimetre of the paper. */
export function Ruler() {
  const w = useReferenceWords();
  if (!w) return null;
  const nameOf = (length: Length): string | undefined =>
    length === 'dash' || length === 'advance' ? w.labels[length] : `${w.range} ${length.slice(-1)}`;
  return (
    <figure class="ruler">
      <svg
        viewBox={`0 0 154 ${2 * LINE}`}
        role="img"
        aria-label={[...RANGES, ...MOVES].map((each) => `${nameOf(each)} ${LENGTHS[each]} mm`).join(', ')}
      >
        <path d={`M0.5 ${LINE - 3}V${LINE + 3}M0.5 ${LINE}H${LENGTHS['range-3'] + 0.5}`} />
        {[...RANGES, ...MOVES].map((length) => {
          const x = LENGTHS[length] + 0.5;
          const isRange = RANGES.includes(length);
          return (
            <g key={length}>
              <path d={`M${x} ${LINE}v${isRange ? -3 : 3}`} />
              <text
                class={length === 'range-1' ? 'after' : ''}
                x={length === 'range-1' ? x + 1 : x - 1}
                y={isRange ? LINE - 1.2 : LINE + 3.4}
              >
                {`${nameOf(length)} = ${LENGTHS[length]} mm`}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {w.longer(String(LENGTHS['range-4']), String(LENGTHS['range-5']))}. {w.lengths}
      </figcaption>
    </figure>
  );
}
