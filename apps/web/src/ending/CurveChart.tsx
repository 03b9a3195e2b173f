import './curve.css';
import { useExtent } from '../board/camera.ts';
import { useGame } from '../game/game.ts';
import type { EndingWords } from '../i18n/endingWords.ts';
import type { WholeReport } from '../port/report.ts';
import { addressOf } from '../shell/route.ts';
import { curveShape } from './curveShape.ts';
import { isClock, type Told } from './told.ts';

interface CurveChartProps {
  readonly report: WholeReport;
  readonly told: Told;
  readonly words: EndingWords;
}

const NARROW = 560;
/** Letters of a heading for each pixel. */
const PER_LETTER = 7;

/** Token and Momentum from Turn to Turn; every Turn and every turning point leads to its moment. */
export function CurveChart({ report: { curve }, told, words }: CurveChartProps) {
  const { playing, me } = useGame();
  const { element, extent } = useExtent<HTMLDivElement>();
  const narrow = extent.width < NARROW;
  const shape = curveShape(curve, me, Math.max(280, extent.width), narrow ? 220 : 288);
  const clock = isClock(curve);
  const at = (version: number) => addressOf('play', playing.id, 'at', String(version));
  const filled = curve.turns.map(({ momentum: [a, b] }) => a + b);
  const spaces = curve.turns.map(({ token }) => (me === 0 ? (token ?? 0) : -(token ?? 0)));
  const { box } = shape;
  return (
    <div ref={element} class="end-curve">
      <svg viewBox={`0 0 ${shape.width} ${shape.height}`} width={shape.width} height={shape.height}>
        <title>{clock ? words.chartClock(filled.join(', ')) : words.chart(spaces.join(', '))}</title>
        {shape.levels.map(({ y, space }) => (
          <text key={y} x={box.left - 8} y={y + 4} text-anchor="end">
            {space}
          </text>
        ))}
        <circle class="end-mark side-a" cx={12} cy={shape.levels[1]?.y} r={6} />
        <path class="end-mark side-b" d={lozenge(12, shape.levels[3]?.y ?? 0, 7)} />
        <path class="end-middle" d={`M${box.left} ${shape.levels[2]?.y}H${box.right}`} />
        {shape.fields.map(({ side, area, edge }) => (
          <g key={area} class={`side-${side}`}>
            <path class="end-field" d={area} />
            <path class="end-edge" d={edge} />
          </g>
        ))}
        {shape.lines.map((line) => (
          <path key={line} class="end-token" d={line} />
        ))}
        {shape.phases.map(({ end, middle, from }, i) => (
          <g key={end}>
            <path class="end-border" d={`M${end} ${box.top - 6}V${box.bottom}`} />
            <text class="end-phase" x={middle} y={17} text-anchor="middle">
              {short(told.phases[i] ?? '', (end - from) / PER_LETTER)}
            </text>
          </g>
        ))}
        {shape.wounds.map(({ x, y, side }, i) => (
          <path key={i} class={`end-wound side-${side}`} d={`M${x - 4} ${y - 4}l8 8M${x + 4} ${y - 4}l-8 8`} />
        ))}
        {shape.phases.map(
          ({ mark }) =>
            mark &&
            (mark.side === 'a' ? (
              <circle key={mark.x} class="end-won side-a" cx={mark.x} cy={mark.y} r={9} />
            ) : (
              <path key={mark.x} class="end-won side-b" d={lozenge(mark.x, mark.y, 10)} />
            )),
        )}
        {shape.ticks.map(({ x, turn }, i) => (
          <text key={turn} x={x} y={shape.height - 8} text-anchor={i === shape.ticks.length - 1 ? 'end' : 'middle'}>
            {i === shape.ticks.length - 1 ? words.lastTurn(turn) : turn}
          </text>
        ))}
        {shape.turns.map(({ turn, version, x, width }, i) => (
          <a
            key={turn}
            class="end-turn"
            href={at(version)}
            tabIndex={-1}
            aria-label={clock ? words.showClock(turn, filled[i] ?? 0) : words.showTurn(turn, spaces[i] ?? 0)}
          >
            <rect x={x} y={box.top} width={width} height={box.bottom - box.top} />
          </a>
        ))}
        {shape.points.map(({ x, y, version }, i) => (
          <a
            key={version}
            class="end-point"
            href={at(version)}
            tabIndex={-1}
            aria-label={`${i + 1}: ${told.points[i]?.turn}`}
          >
            <circle class="end-touch" cx={x} cy={y} r={18} />
            <circle cx={x} cy={y} r={11} />
            <text x={x} y={y + 4.5} text-anchor="middle">
              {i + 1}
            </text>
          </a>
        ))}
      </svg>
    </div>
  );
}

export const lozenge = (x: number, y: number, r: number): string => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;

/** A heading that has room, without the name of its card where it has not. */
export const short = (name: string, letters: number): string =>
  name.length <= letters ? name : (name.split(' · ')[0] ?? name).slice(0, Math.max(1, Math.floor(letters)));
