import { signOf } from '../ui/Icon.tsx';
import { type Live, useLive } from '../ui/signal.ts';
import { lozenge } from './Base.tsx';
import { Stroke } from './Stroke.tsx';
import { type Frame, onPage } from './frame.ts';
import { litObjectives } from './lit.ts';
import { holds, placeBadge, type Rect } from './labels.ts';
import type { Planned, Scene, SceneBase, SceneObjective, Tie } from './scene.ts';

export interface ObjectiveProps {
  readonly frame: Frame;
  readonly objective: SceneObjective;
  readonly planned: Live<Planned>;
}

export function Objective({ frame, objective, planned }: ObjectiveProps) {
  const { x, y } = onPage(frame, objective);
  const r = objective.r / 100;
  const { active, side, priority, key } = objective;
  const isLit = useLive(litObjectives, (keys) => keys.includes(key));
  const ring = useLive(planned, ({ contests }) => contests[key]?.ring ?? null);
  return (
    <g
      class={`board-objective${active ? ' active' : ''}${side ? ` side-${side}` : ''}`}
      data-objective={key}
      transform={`translate(${x} ${y})`}
    >
      <title>{key}</title>
      {ring !== null && <circle class="board-contest" r={ring / 100} />}
      <circle class="board-disc" r={r - 0.8} />
      {active && <circle class="board-arcs" r={r + 3.2} pathLength={100} />}
      {isLit && <circle class="board-lit" r={r + 6} />}
      <use
        href={signOf(priority ? 'objective-priority' : active ? 'objective-active' : 'objective-inactive')}
        x={-r * 0.72}
        y={-r * 0.72}
        width={r * 1.44}
        height={r * 1.44}
      />
      {side && <HolderMark side={side} r={r * 0.36} at={r * 0.8} />}
    </g>
  );
}

/** Who holds it, by the shape of that side too. */
const HolderMark = ({ side, r, at }: { readonly side: 'a' | 'b'; readonly r: number; readonly at: number }) => (
  <g class="board-held" transform={`translate(${at} ${at})`}>
    {side === 'a' ? <circle r={r} /> : <path d={lozenge(r * 1.1)} />}
  </g>
);

/** In pixels: the letters of an objective alone, and with who contests it. */
const LETTERS = { width: 20, height: 14 };
export const BADGE = { width: 82, height: 18 };

/** Where the letters of these objectives lie, with room for the counts of an Active one: beside it, off every base and all else. */
export function placedBadges(
  frame: Frame,
  objectives: readonly SceneObjective[],
  scene: Pick<Scene, 'bases' | 'objectives'>,
  others: readonly Rect[] = [],
): readonly (readonly [string, Rect])[] {
  const u = badgeScale(frame);
  // Round an Active one there are arcs.
  const placed = (each: SceneBase | SceneObjective) => ({
    ...onPage(frame, each),
    r: each.r / 100 + ('active' in each && each.active ? 4 : 0),
  });
  const taken = [...scene.bases, ...scene.objectives].map(placed);
  // Not on one another either.
  const laid = [...others];
  return objectives.map((each) => {
    const { width, height } = each.active ? BADGE : LETTERS;
    const size = { width: width * u, height: height * u };
    const at = placed(each);
    // Of what lies under a panel the letters stay there too.
    const free = laid.filter((other) => !holds(other, at));
    const rect = { ...placeBadge(at, size, taken, frame.size / 100, free), ...size };
    laid.push(rect);
    return [each.key, rect];
  });
}

export const badgeScale = ({ pixel }: Frame): number => Math.max(pixel, 0.75);

/** The ends of a tie at the rims of two bases. */
function endsOf(frame: Frame, { from, to }: Tie) {
  const [a, b] = [onPage(frame, from), onPage(frame, to)];
  const length = 100 * (Math.hypot(b.x - a.x, b.y - a.y) || 1);
  const along = (at: typeof a, r: number) => ({
    x: at.x + ((b.x - a.x) * r) / length,
    y: at.y + ((b.y - a.y) * r) / length,
  });
  return [along(a, from.r), along(b, -to.r)] as const;
}

/** Where the sign of a tie lies, and how big it is. */
export function signOfTie(frame: Frame, tie: Tie) {
  const [p, q] = endsOf(frame, tie);
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, r: Math.max(3.5, 6.5 * frame.pixel) };
}

interface TieProps {
  readonly frame: Frame;
  readonly tie: Tie;
  readonly hidden: boolean;
}

/** Engaged: a tie between the rims with the sign of two rings. */
export function EngagedTie({ frame, tie, hidden }: TieProps) {
  const [p, q] = endsOf(frame, tie);
  const { x, y, r } = signOfTie(frame, tie);
  return (
    <g
      class={`board-tie${tie.planned ? ' planned' : ''}`}
      stroke-width={1.6 * frame.pixel}
      visibility={hidden ? 'hidden' : undefined}
    >
      <Stroke from={p} to={q} />
      <g transform={`translate(${x} ${y})`}>
        <circle r={r} />
        <use href={signOf('engaged')} x={-r * 0.8} y={-r * 0.8} width={r * 1.6} height={r * 1.6} />
      </g>
    </g>
  );
}
