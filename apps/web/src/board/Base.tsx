import { signOf } from '../ui/Icon.tsx';
import { type Frame, onPage } from './frame.ts';
import { placeLabels, type Rect } from './labels.ts';
import type { SceneBase } from './scene.ts';

/** A character's base: side by shape and colour, every lasting state to be seen without pointing at it. */
export function Base({ frame, base }: { readonly frame: Frame; readonly base: SceneBase }) {
  const { x, y } = onPage(frame, base);
  const r = base.r / 100;
  const { pixel } = frame;
  return (
    <g
      class={`board-base side-${base.side}${base.activated ? ' activated' : ''}${base.choice ? ' choice' : ''}`}
      style={`transform: translate(${x}px, ${y}px)`}
      data-base={base.name}
      {...(base.movable ? { 'data-ghost': '' } : {})}
    >
      <circle class="board-cast" cx={r * 0.14} cy={r * 0.22} r={r * 1.03} />
      <circle class="board-body" r={r - 0.6} />
      <circle
        class="board-ring"
        r={r - 1.6}
        pathLength={100}
        transform="rotate(-90)"
        stroke-dasharray={rimDashes(base.hurt, base.side === 'b')}
      />
      {base.wounded ? <WoundedPlate r={r} side={base.side} /> : <Plate r={r * 0.68} side={base.side} />}
      <EmblemOn emblem={base.emblem} r={r * 0.42} />
      {base.choice && <circle class="board-choice" r={r + 2 * pixel + 1} stroke-width={2.4 * pixel} />}
      {base.selected && <Selected r={r + 4} pixel={pixel} />}
      {(base.threatened || base.aimed) && <Threat r={r + 3} kind={base.aimed ? ' aimed' : ''} />}
      <Injuries count={base.injured} r={r} />
      <Hunkered count={base.hunker} r={r + 2.5} />
      {base.conditions.map((condition, i) => (
        <Chip key={condition} sign={condition} r={r} angle={-45 + i * 50} />
      ))}
    </g>
  );
}

/** How a rim of length 100 is drawn from the top, clockwise: it burns away with damage, and of one side it is broken in four. */
export function rimDashes(hurt: number, broken: boolean): string {
  const quarters = broken ? [3, 28, 53, 78].map((from) => [from, from + 19] as const) : [[0, 100] as const];
  const left = quarters
    .map(([from, to]) => [Math.max(from, hurt * 100), to] as const)
    .filter(([from, to]) => from < to);
  let at = 0;
  const dashes = left.flatMap(([from, to]) => {
    const gap = from - at;
    at = to;
    return [gap, to - from];
  });
  return ['0', ...dashes, '100'].map((length) => +Number(length).toFixed(2)).join(' ');
}

export const lozenge = (r: number): string => `M0 ${-r * 1.12}L${r * 1.12} 0 0 ${r * 1.12} ${-r * 1.12} 0Z`;

const Plate = ({ r, side }: { readonly r: number; readonly side: 'a' | 'b' }) =>
  side === 'a' ? <circle class="board-plate" r={r} /> : <path class="board-plate" d={lozenge(r)} />;

/** Wounded: the lower half is only hatched. */
const WoundedPlate = ({ r, side }: { readonly r: number; readonly side: 'a' | 'b' }) => {
  const p = r * 0.68;
  const [upper, lower] =
    side === 'a'
      ? [`M${-p} 0A${p} ${p} 0 0 1 ${p} 0Z`, `M${-p} 0A${p} ${p} 0 0 0 ${p} 0Z`]
      : [`M${-p * 1.12} 0L0 ${-p * 1.12} ${p * 1.12} 0Z`, `M${-p * 1.12} 0L0 ${p * 1.12} ${p * 1.12} 0Z`];
  return (
    <g class="board-wounded">
      <path class="board-plate" d={upper} />
      <path d={lower} fill="url(#wounds)" />
    </g>
  );
};

export const EmblemOn = ({ emblem, r }: { readonly emblem: string; readonly r: number }) => (
  <use class="board-emblem" href={signOf(emblem)} x={-r} y={-r} width={2 * r} height={2 * r} />
);

const Selected = ({ r, pixel }: { readonly r: number; readonly pixel: number }) => (
  <g class="board-selected" stroke-width={2 * pixel}>
    <circle r={r} />
    {[45, 135, 225, 315].map((angle) => (
      <path key={angle} d={`M0 ${-r}V${-r - 5}`} transform={`rotate(${angle})`} />
    ))}
  </g>
);

/** Chevrons; round the best target a ring too, so that not colour alone tells it. */
const Threat = ({ r, kind }: { readonly r: number; readonly kind: string }) => (
  <g class={`board-threat${kind}`}>
    {kind === '' && <circle r={r - 1} />}
    {[0, 60, 120, 180, 240, 300].map((angle) => (
      <path key={angle} d={`M-3.5 ${-r - 5}L0 ${-r - 1} 3.5 ${-r - 5}`} transform={`rotate(${angle})`} />
    ))}
  </g>
);

const Injuries = ({ count, r }: { readonly count: number; readonly r: number }) => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <rect class="board-notch" key={i} x={-2} y={-r - 4} width={4} height={8} transform={`rotate(${-50 + i * 20})`} />
    ))}
  </>
);

/** A heavy arc below the base for each token, a number from the fourth on. */
const Hunkered = ({ count, r }: { readonly count: number; readonly r: number }) => {
  if (count > 3) {
    return (
      <text class="board-number" y={r + 9} font-size={10}>
        {count}
      </text>
    );
  }
  return (
    <>
      {Array.from({ length: count }, (_, i) => {
        const at = r + i * 3.6;
        const [x, y] = [at * 0.77, at * 0.64];
        return <path class="board-hunker" key={i} d={`M${-x} ${y}A${at} ${at} 0 0 0 ${x} ${y}`} />;
      })}
    </>
  );
};

const Chip = ({ sign, r, angle }: { readonly sign: string; readonly r: number; readonly angle: number }) => {
  const side = r * 0.72;
  const turn = (angle * Math.PI) / 180;
  return (
    <g class="board-chip" transform={`translate(${Math.cos(turn) * r * 1.05} ${Math.sin(turn) * r * 1.05})`}>
      <rect x={-side / 2} y={-side / 2} width={side} height={side} rx={1.5} />
      <use href={signOf(sign)} x={-side * 0.42} y={-side * 0.42} width={side * 0.84} height={side * 0.84} />
    </g>
  );
};

/** A base that is smaller on the screen, in pixels from its middle, is known by its emblem. */
const SMALL = 10;

/** Where the names go, none over another; on a small board of those alone who matter now. `named` was tapped. */
export function placedLabels(frame: Frame, bases: readonly SceneBase[], named: string | null, others: readonly Rect[]) {
  return placeLabels(
    bases.map((base) => {
      const { label, lift, brief } = base;
      const needed = base.selected || base.threatened || base.name === named;
      const isSmall = base.r / 100 / frame.pixel < SMALL;
      return {
        ...onPage(frame, base),
        r: base.r / 100 + roundIt(base),
        texts: isSmall && !needed ? [brief] : [label + lift, label, brief],
        needed,
      };
    }),
    labelSize(frame),
    frame.size / 100,
    others,
  );
}

/** What is drawn round a base, in millimetres: names keep off it. */
const roundIt = ({ hunker, selected, threatened, aimed, choice }: SceneBase): number => {
  if (selected || threatened || aimed) return 9;
  return hunker > 0 ? 1 + 3.6 * Math.min(3, hunker) : choice ? 4 : 0;
};

export const labelSize = ({ pixel }: Frame): number => Math.max(12 * pixel, 6);

interface LabelsProps {
  readonly size: number;
  readonly bases: readonly SceneBase[];
  readonly places: ReturnType<typeof placedLabels>;
}

/** The names beside the bases. */
export const BaseLabels = ({ size, bases, places }: LabelsProps) => (
  <>
    {bases.map(({ name, side, label, lift }, i) => {
      const { x, y, text = '' } = places[i] ?? {};
      const isWhole = text !== '' && text === label + lift;
      return (
        <text key={name} class={`board-label side-${side}`} x={x} y={y} font-size={size} stroke-width={size / 3.5}>
          {isWhole ? label : text}
          {isWhole && lift !== '' && <tspan class="board-lift">{lift}</tspan>}
        </text>
      );
    })}
  </>
);
