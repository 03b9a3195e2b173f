import type { Frame } from './frame.ts';
import type { Spot } from './scene.ts';
import { Stroke } from './Stroke.tsx';

interface LeaderProps {
  readonly frame: Frame;
  readonly ends: readonly [Spot, Spot];
}

/** From something to what is said of it, where that lies far off. */
export const Leader = ({ frame, ends: [from, to] }: LeaderProps) => (
  <g class="board-leader" stroke-width={frame.pixel}>
    <Stroke from={from} to={to} />
  </g>
);
