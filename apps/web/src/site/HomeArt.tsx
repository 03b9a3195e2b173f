import { useMemo } from 'preact/hooks';
import { signOf } from '../ui/Icon.tsx';
import { contours, HEIGHT, WIDTH } from './contours.ts';

const FIGURES = [
  [0.56, 0.3, 'unit-general-anakin-skywalker', 'a'],
  [0.545, 0.78, 'unit-501st-clone-troopers', 'a'],
  [0.76, 0.26, 'unit-lord-maul', 'b'],
  [0.8, 0.47, 'unit-gar-saxon-merciless-commander', 'b'],
  [0.88, 0.82, 'unit-mandalorian-super-commandos', 'b'],
] as const;

/** The fault line between two sides, over the height lines of their ground. */
export default function HomeArt() {
  const { a, b, fault } = useMemo(contours, []);
  return (
    <svg class="home-art" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <g class="contours">
        <path class="a" d={a.thin} />
        <path class="a strong" d={a.strong} />
        <path class="b" d={b.thin} />
        <path class="b strong" d={b.strong} />
      </g>
      <path d={fault} class="line-gap" />
      <path d={fault} class="line" />
      {FIGURES.map(([x, y, sign, side]) => (
        <g key={sign} class={`figure ${side}`} transform={`translate(${x * WIDTH} ${y * HEIGHT})`}>
          <circle r={26} class="ring" />
          {side === 'a' ? <circle r={18} class="plate" /> : <path d="M0-20 20 0 0 20-20 0z" class="plate" />}
          <use href={signOf(sign)} x={-11} y={-11} width={22} height={22} />
        </g>
      ))}
    </svg>
  );
}
