import { type Frame, onPage, lineOf } from './frame.ts';
import type { Trail } from './scene.ts';

/** Where somebody came from: a hollow ring, and the way. */
export function TrailLine({ frame, trail }: { readonly frame: Frame; readonly trail: Trail }) {
  const [from] = trail.way.map((spot) => onPage(frame, spot));
  return (
    <g class={`board-trail side-${trail.side}`} stroke-width={1.6 * frame.pixel}>
      <circle cx={from?.x} cy={from?.y} r={trail.r / 100 - 1} />
      <path d={lineOf(frame, trail.way)} />
    </g>
  );
}
