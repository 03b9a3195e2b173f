import { signOf } from '../ui/Icon.tsx';
import { type Live, useLive } from '../ui/signal.ts';
import { EmblemOn } from './Base.tsx';
import { Stroke } from './Stroke.tsx';
import { type Frame, onPage } from './frame.ts';
import { placeBadge } from './labels.ts';
import type { Ghost, Planned, SceneBase, SceneObjective, Tie } from './scene.ts';

interface ObjectiveProps {
  readonly frame: Frame;
  readonly objective: SceneObjective;
  readonly planned: Live<Planned>;
}

export function Objective({ frame, objective, planned }: ObjectiveProps) {
  const { x, y } = onPage(frame, objective);
  const r = objective.r / 100;
  const { active, side, priority, key } = objective;
  const ring = useLive(planned, ({ contests }) => contests[key]?.ring ?? null);
  return (
    <g
      class={`board-objective${active ? ' active' : ''}${side ? ` side-${side}` : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <title>{key}</title>
      {ring !== null && <circle class="board-contest" r={ring / 100} />}
      <circle class="board-disc" r={r - 0.8} />
      <use
        href={signOf(priority ? 'objective-priority' : active ? 'objective-active' : 'objective-inactive')}
        x={-r * 0.72}
        y={-r * 0.72}
        width={r * 1.44}
        height={r * 1.44}
      />
    </g>
  );
}

/** Both counts with both side shapes, and a flag for the one who holds it; dashed when it only would be so. */
interface CountProps extends ObjectiveProps {
  /** Not to be covered where that can be avoided. */
  readonly bases: readonly SceneBase[];
}

export function Count({ frame, objective, bases, planned }: CountProps) {
  const count = useLive(planned, ({ contests }) => contests[objective.key]?.count ?? null);
  if (!count) return null;
  const u = Math.max(frame.pixel, 0.75);
  const width = count.holder ? 76 : 58;
  const placed = (each: SceneBase | SceneObjective) => ({ ...onPage(frame, each), r: each.r / 100 });
  const { x, y } = placeBadge(placed(objective), { width: width * u, height: 20 * u }, bases.map(placed));
  return (
    <g class={`board-count${count.planned ? ' planned' : ''}`} transform={`translate(${x} ${y}) scale(${u})`}>
      <rect width={width} height={20} rx={3} />
      <circle class="side-a" cx={10} cy={10} r={4} />
      <text x={22} y={14.5}>
        {count.a}
      </text>
      <text x={36} y={14.5}>
        {count.b}
      </text>
      <path class="side-b" d="M48 5.2 52.8 10 48 14.8 43.2 10Z" />
      {count.holder && (
        <use class={`side-${count.holder}`} href={signOf('control')} x={57} y={3} width={14} height={14} />
      )}
    </g>
  );
}

/** Engaged: a tie between the rims with the sign of two rings. */
export function EngagedTie({ frame, tie }: { readonly frame: Frame; readonly tie: Tie }) {
  const [a, b] = [onPage(frame, tie.from), onPage(frame, tie.to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = (from: typeof a, r: number, way: number) => ({
    x: from.x + (way * ((b.x - a.x) * r)) / length / 100,
    y: from.y + (way * ((b.y - a.y) * r)) / length / 100,
  });
  const [p, q] = [along(a, tie.from.r, 1), along(b, tie.to.r, -1)];
  const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  const side = Math.max(7, 13 * frame.pixel);
  return (
    <g class={`board-tie${tie.planned ? ' planned' : ''}`} stroke-width={1.6 * frame.pixel}>
      <Stroke from={p} to={q} />
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <circle r={side / 2} />
        <use href={signOf('engaged')} x={-side * 0.4} y={-side * 0.4} width={side * 0.8} height={side * 0.8} />
      </g>
    </g>
  );
}

/** What would be: dashes, no plate, no shadow. */
export function GhostBase({ frame, ghost }: { readonly frame: Frame; readonly ghost: Ghost }) {
  const { x, y } = onPage(frame, ghost);
  const r = ghost.r / 100;
  const { pixel } = frame;
  const way = ghost.path.map((spot) => onPage(frame, spot));
  return (
    <g class={`board-ghost${ghost.legal ? '' : ' illegal'}${ghost.number ? ' other' : ''}`} stroke-width={2 * pixel}>
      {way.length > 1 && (
        <path
          class="board-way"
          d={`M${way.map((spot) => `${spot.x} ${spot.y}`).join('L')}`}
          stroke-dasharray={`${5 * pixel} ${4 * pixel}`}
        />
      )}
      <g transform={`translate(${x} ${y})`} {...(ghost.number ? {} : { 'data-ghost': '' })}>
        <circle class="board-grip" r={Math.max(r, 22 * pixel)} />
        <circle class="board-outline" r={r - pixel} stroke-dasharray={`${5 * pixel} ${3 * pixel}`} />
        <EmblemOn emblem={ghost.emblem} r={r * 0.42} />
        {ghost.number && <text transform={`translate(0 ${-r - 4 * pixel}) scale(${pixel})`}>{ghost.number}</text>}
      </g>
    </g>
  );
}
