import { signOf } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { type Live, useLive } from '../ui/signal.ts';
import { type Frame, onPage, pathOf } from './frame.ts';
import type { Planned, SceneArea, ScenePart, Spot } from './scene.ts';

/** Patterns tell height and state where colour cannot. */
export const Patterns = ({ frame, parts }: { readonly frame: Frame; readonly parts: readonly ScenePart[] }) => {
  const step = Math.max(5, 7 * frame.pixel);
  const turns = new Set(parts.map((part) => turnOf(frame, part)));
  return (
    <defs>
      <pattern id="dots" width={step} height={step} patternUnits="userSpaceOnUse">
        <circle cx={step / 2} cy={step / 2} r={step / 9} fill="var(--part-hatch)" />
      </pattern>
      <pattern id="legal-dots" width={step} height={step} patternUnits="userSpaceOnUse">
        <circle cx={step / 2} cy={step / 2} r={step / 8} fill="var(--legal)" opacity="0.55" />
      </pattern>
      <pattern id="hatch" width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d={`M0 0V${step}`} stroke="var(--part-hatch)" stroke-width={step / 3} />
      </pattern>
      {[...turns].map((turn) => (
        <pattern
          key={turn}
          id={`planks${turn}`}
          width={step * 1.3}
          height={step}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <path d={`M1 0V${step}`} stroke="var(--part-hatch)" stroke-width={step / 6} />
        </pattern>
      ))}
      <pattern id="cross" width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d={`M0 0V${step}M0 0H${step}`} stroke="var(--part-hatch)" stroke-width={step / 4} />
      </pattern>
      <pattern id="blocking" width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d={`M0 0V${step}M0 0H${step}`} stroke="var(--blocker)" stroke-width={step / 5} />
      </pattern>
      <pattern id="wounds" width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" stroke="currentColor" stroke-width="2" />
      </pattern>
    </defs>
  );
};

const Relief = lazy(() => import('./Relief.tsx'));

const TINTS = ['var(--part-low)', 'var(--part-1)', 'var(--part-2)'] as const;

const patternOf = (frame: Frame, part: ScenePart): string => {
  if (part.level === 2) return 'url(#cross)';
  if (part.level === 0) return 'url(#dots)';
  return part.blocked ? 'url(#hatch)' : `url(#planks${turnOf(frame, part)})`;
};

type Edge = readonly [Spot, Spot];

const lengthOf = ([a, b]: Edge): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The edges of a part that are as long as its longest. */
function longEdges(frame: Frame, part: ScenePart): readonly Edge[] {
  const corners = cornersOf(frame, part);
  const edges = corners.map((corner, i): Edge => [corner, corners[(i + 1) % corners.length] ?? corner]);
  const longest = Math.max(...edges.map(lengthOf));
  return edges.filter((edge) => lengthOf(edge) > longest - 1);
}

/** Planks lie across the longer way of a deck: by how many degrees they are turned. */
function turnOf(frame: Frame, part: ScenePart): number {
  const [a, b] = longEdges(frame, part)[0] ?? [];
  return a && b ? (Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI) + 360) % 180 : 0;
}

/** Along a deck: thin rods, with a post at every inch or so. */
const Railings = ({ frame, part }: Omit<PartProps, 'planned'>) => {
  const rods = longEdges(frame, part).map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`);
  return (
    <>
      <path class="board-rail" d={rods.join('')} stroke-width={2 * frame.pixel} />
      <path class="board-rail" d={rods.join('')} stroke-width={4 * frame.pixel} stroke-dasharray="0 27" />
    </>
  );
};

/** The higher a part, the farther its shadow, always to the lower right; two of them make its edge soft. */
export const Shadow = ({ frame, part }: { readonly frame: Frame; readonly part: ScenePart }) => {
  const d = pathOf(frame, part.rings);
  return (
    <g class="board-shadow" transform={`translate(${part.top * 0.002} ${part.top * 0.0026})`} fill-rule="evenodd">
      <path d={d} />
      <path d={d} />
    </g>
  );
};

interface PartProps {
  readonly frame: Frame;
  readonly part: ScenePart;
  readonly planned: Live<Planned>;
}

/** What stands in somebody's way is lit. */
export const Part = ({ frame, part, planned }: PartProps) => {
  const isLit = useLive(planned, ({ lit }) => lit.includes(part.name));
  const d = pathOf(frame, part.rings);
  const { pixel } = frame;
  return (
    <g>
      <path d={d} fill={TINTS[part.level]} fill-rule="evenodd" />
      <path
        d={d}
        fill={isLit ? 'url(#blocking)' : patternOf(frame, part)}
        fill-rule="evenodd"
        stroke={isLit ? 'var(--blocker)' : 'var(--part-line)'}
        stroke-width={(isLit ? 3.4 : part.level === 0 ? 0.8 : 1.3) * pixel}
        {...(part.blocked ? {} : { 'stroke-dasharray': `${5 * pixel} ${3 * pixel}` })}
      />
      {!part.blocked && part.level > 0 && <Railings frame={frame} part={part} />}
    </g>
  );
};

/** The corners of a part's outline, on the page. */
export function cornersOf(frame: Frame, { rings }: ScenePart): readonly Spot[] {
  const ring = rings[0] ?? [];
  return ring.flatMap((x, i) => (i % 2 === 0 ? [onPage(frame, { x, y: ring[i + 1] ?? 0 })] : []));
}

export function Ladder({ frame, at }: { readonly frame: Frame; readonly at: Spot }) {
  const { x, y } = onPage(frame, at);
  const side = Math.max(9, 12 * frame.pixel);
  return (
    <g transform={`translate(${x} ${y})`} class="board-ladder">
      <rect x={-side / 2} y={-side / 2} width={side} height={side} rx={1.5} />
      <use href={signOf('ingress')} x={-side * 0.4} y={-side * 0.4} width={side * 0.8} height={side * 0.8} />
    </g>
  );
}

export const LegalArea = ({ frame, area }: { readonly frame: Frame; readonly area: SceneArea }) => (
  <path
    class="board-legal"
    d={pathOf(frame, area.rings)}
    fill="url(#legal-dots)"
    fill-rule="evenodd"
    stroke="var(--legal)"
    stroke-width={1.6 * frame.pixel}
  />
);

/** The table: what is on its ground is fetched later. */
export function Ground({ frame, parts }: { readonly frame: Frame; readonly parts: readonly ScenePart[] }) {
  const side = frame.size / 100;
  return (
    <g>
      <rect class="board-ground" width={side} height={side} stroke-width={1.5 * frame.pixel} />
      <Relief frame={frame} parts={parts} />
    </g>
  );
}
