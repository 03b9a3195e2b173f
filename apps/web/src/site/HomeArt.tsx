import { signOf } from '../ui/Icon.tsx';

const LINE =
  'M1010-20 954 27l66 24-53 38-17 52 70 17-39 79-39 56 58 24-33 71-53 56 43 22-49 40-30 72 69 19-35 41-19 56 50 18-17 70-57 62 49 20-29 52';

const FIGURES = [
  [842, 268, 'unit-general-anakin-skywalker', 'a'],
  [806, 700, 'unit-501st-clone-troopers', 'a'],
  [1092, 262, 'unit-lord-maul', 'b'],
  [1226, 470, 'unit-gar-saxon-merciless-commander', 'b'],
  [1016, 664, 'unit-mandalorian-super-commandos', 'b'],
] as const;

/** The fault line between two sides. */
export const HomeArt = () => (
  <svg class="home-art" viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <g class="contours">
      {[60, 110, 165, 225, 290].map((r) => (
        <>
          <ellipse class="a" cx={830} cy={330} rx={r} ry={r * 1.25} transform={`rotate(${r / 9} 830 330)`} />
          <ellipse class="b" cx={1270} cy={600} rx={r * 1.2} ry={r} transform={`rotate(${-r / 8} 1270 600)`} />
        </>
      ))}
    </g>
    <path d={LINE} class="line-gap" />
    <path d={LINE} class="line" />
    {FIGURES.map(([x, y, sign, side]) => (
      <g key={sign} class={`figure ${side}`} transform={`translate(${x} ${y})`}>
        <circle r={26} class="ring" />
        {side === 'a' ? <circle r={18} class="plate" /> : <path d="M0-20 20 0 0 20-20 0z" class="plate" />}
        <use href={signOf(sign)} x={-11} y={-11} width={22} height={22} />
      </g>
    ))}
  </svg>
);
