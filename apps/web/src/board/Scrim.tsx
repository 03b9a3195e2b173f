import { type Frame, onPage } from './frame.ts';
import type { Hole } from './scene.ts';

interface ScrimProps {
  readonly frame: Frame;
  readonly holes: readonly Hole[];
}

/** Dims the table but for what matters. */
export default function Scrim({ frame, holes }: ScrimProps) {
  const side = frame.size / 100;
  return (
    <g class="board-scrim" data-holes={holes.length}>
      <mask id="scrim-holes" maskUnits="userSpaceOnUse" x={-side} y={-side} width={3 * side} height={3 * side}>
        <rect x={-side} y={-side} width={3 * side} height={3 * side} fill="#fff" />
        {holes.map((hole) => {
          const { x, y } = onPage(frame, hole);
          return <circle key={`${x} ${y}`} cx={x} cy={y} r={hole.r / 100} fill="#000" />;
        })}
      </mask>
      <rect x={-side} y={-side} width={3 * side} height={3 * side} fill="var(--scrim)" mask="url(#scrim-holes)" />
    </g>
  );
}
