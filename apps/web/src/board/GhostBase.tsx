import { EmblemOn } from './Base.tsx';
import { type Frame, onPage, lineOf } from './frame.ts';
import type { Ghost } from './scene.ts';

/** What would be: dashes, no plate, no shadow. */
export default function GhostBase({ frame, ghost }: { readonly frame: Frame; readonly ghost: Ghost }) {
  const { x, y } = onPage(frame, ghost);
  const r = ghost.r / 100;
  const { pixel } = frame;
  return (
    <g class={`board-ghost${ghost.legal ? '' : ' illegal'}${ghost.number ? ' other' : ''}`} stroke-width={2 * pixel}>
      {ghost.path.length > 1 && (
        <path class="board-way" d={lineOf(frame, ghost.path)} stroke-dasharray={`${5 * pixel} ${4 * pixel}`} />
      )}
      <g transform={`translate(${x} ${y})`} {...(ghost.number ? {} : { 'data-ghost': '' })}>
        <circle class="board-grip" r={Math.max(r, 22 * pixel)} />
        <circle class="board-outline" r={r - pixel} stroke-dasharray={`${5 * pixel} ${3 * pixel}`} />
        <EmblemOn emblem={ghost.emblem} r={r * 0.42} />
        {!ghost.legal && <path class="board-outline" d={`M${-r * 0.7} ${-r * 0.7}L${r * 0.7} ${r * 0.7}`} />}
        {ghost.number && <text transform={`translate(0 ${-r - 4 * pixel}) scale(${pixel})`}>{ghost.number}</text>}
      </g>
    </g>
  );
}
