import { signOf } from '../ui/Icon.tsx';
import { type Live, useLive } from '../ui/signal.ts';
import { type Frame, middleOf, onPage, pathOf } from './frame.ts';
import type { Planned, SceneArea, ScenePart, Spot } from './scene.ts';

/** Patterns tell height and state where colour cannot. */
export const Patterns = ({ pixel }: { readonly pixel: number }) => {
  const step = Math.max(5, 7 * pixel);
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
      <pattern id="planks" width={step * 2} height={step * 2} patternUnits="userSpaceOnUse">
        <path d={`M0 0V${step * 2}`} stroke="var(--deck-hatch)" stroke-width={step / 3} />
      </pattern>
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

const TINTS = ['var(--part-low)', 'var(--part-1)', 'var(--part-2)'] as const;

const patternOf = ({ level, blocked }: ScenePart): string => {
  if (level === 2) return 'url(#cross)';
  if (level === 0) return 'url(#dots)';
  return blocked ? 'url(#hatch)' : 'url(#planks)';
};

const SHADOW = 0.0015;

/** The higher a part, the farther its shadow, always to the lower right. */
export const Shadow = ({ frame, part }: { readonly frame: Frame; readonly part: ScenePart }) => {
  const off = part.top * SHADOW;
  return (
    <path
      d={pathOf(frame, part.rings)}
      transform={`translate(${off} ${off})`}
      fill="var(--ground-shadow)"
      fill-rule="evenodd"
    />
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
        fill={isLit ? 'url(#blocking)' : patternOf(part)}
        fill-rule="evenodd"
        stroke={isLit ? 'var(--blocker)' : 'var(--part-line)'}
        stroke-width={(isLit ? 3.4 : part.level === 0 ? 0.8 : 1.3) * pixel}
        {...(part.blocked ? {} : { 'stroke-dasharray': `${5 * pixel} ${3 * pixel}` })}
      />
    </g>
  );
};

export function HeightLabel({ frame, part }: { readonly frame: Frame; readonly part: ScenePart }) {
  if (!part.height) return null;
  const { x, y } = onPage(frame, middleOf(part.rings[0] ?? []));
  return (
    <text class="board-height" x={x} y={y} font-size={Math.max(11 * frame.pixel, 9)}>
      {part.height}
    </text>
  );
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

const INCH = 25.4;

/** The table with a line every three inches. */
export function Ground({ frame }: { readonly frame: Frame }) {
  const side = frame.size / 100;
  const lines = Array.from({ length: Math.floor(side / INCH / 3) }, (_, i) => (i + 1) * INCH * 3);
  const origin = onPage({ ...frame, flipped: false }, { x: 0, y: frame.size });
  return (
    <g>
      <rect
        class="board-ground"
        x={origin.x}
        y={origin.y}
        width={side}
        height={side}
        stroke-width={1.5 * frame.pixel}
      />
      <path
        class="board-grid"
        stroke-width={frame.pixel}
        d={lines.map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join('')}
      />
    </g>
  );
}
