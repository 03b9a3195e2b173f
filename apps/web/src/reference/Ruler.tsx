import { useReferenceWords } from '../i18n/referenceWords.ts';
import { useMessages } from '../i18n/language.ts';
import { LENGTHS, type Length } from './lengths.ts';

/** What fits on a sheet: the longer ranges are told. */
const DRAWN: readonly Length[] = ['range-1', 'range-2', 'dash', 'advance', 'range-3'];
const ROW = 7;

/** The tools in their true lengths: one unit of the drawing is a millimetre of the paper. */
export function Ruler() {
  const w = useReferenceWords();
  const { words } = useMessages();
  if (!w) return null;
  const nameOf = (length: Length): string =>
    length === 'dash' || length === 'advance' ? words.terms.moves[length] : `${w.range} ${length.slice(-1)}`;
  return (
    <figure class="ruler">
      <svg
        viewBox={`0 0 154 ${DRAWN.length * ROW}`}
        role="img"
        aria-label={DRAWN.map((each) => `${nameOf(each)} ${LENGTHS[each]} mm`).join(', ')}
      >
        {DRAWN.map((length, i) => (
          <g key={length} transform={`translate(0.5 ${i * ROW})`}>
            <path d={`M0 1.5V6.5M0 5.5H${LENGTHS[length]}M${LENGTHS[length]} 1.5V6.5`} />
            <text x={1.5} y={4.4}>
              {`${nameOf(length)} = ${LENGTHS[length]} mm`}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        {w.longer(String(LENGTHS['range-4']), String(LENGTHS['range-5']))}. {w.lengths}
      </figcaption>
    </figure>
  );
}
