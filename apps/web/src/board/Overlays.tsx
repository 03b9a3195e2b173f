import { signOf } from '../ui/Icon.tsx';
import { type Live, useLive } from '../ui/signal.ts';
import { EmblemOn, lozenge } from './Base.tsx';
import { Stroke } from './Stroke.tsx';
import { type Frame, onPage } from './frame.ts';
import { litObjectives } from './lit.ts';
import { placeBadge, type Rect } from './labels.ts';
import type { Ghost, Planned, Scene, SceneBase, SceneObjective, Tie } from './scene.ts';

interface ObjectiveProps {
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
const BADGE = { width: 82, height: 18 };

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
    const rect = { ...placeBadge(placed(each), size, taken, frame.size / 100, laid), ...size };
    laid.push(rect);
    return [each.key, rect];
  });
}

const badgeScale = ({ pixel }: Frame): number => Math.max(pixel, 0.75);

interface CountProps extends ObjectiveProps {
  readonly place: Rect;
}

/** The letter of an objective, both counts with both side shapes, and a flag beside that of the one who holds it;
 *  dashed when it only would be so. */
export function Count({ frame, objective, place, planned }: CountProps) {
  const count = useLive(planned, ({ contests }) => contests[objective.key]?.count ?? null);
  const u = badgeScale(frame);
  if (!count) {
    const at = onPage(frame, objective);
    const beside = place.x > at.x ? 10 * u : place.x + place.width < at.x ? place.width - 10 * u : place.width / 2;
    return (
      <text
        class={`board-letter alone${objective.active ? '' : ' quiet'}`}
        transform={`translate(${place.x + beside} ${place.y + place.height / 2 + 4 * u}) scale(${u})`}
      >
        {objective.key}
      </text>
    );
  }
  const isOurs = count.holder === 'a';
  return (
    <g
      class={`board-count${count.planned ? ' planned' : ''}`}
      transform={`translate(${place.x} ${place.y}) scale(${u})`}
    >
      <rect width={count.holder ? BADGE.width : BADGE.width - 16} height={BADGE.height} rx={3} />
      <text class="board-letter" x={12} y={13.4}>
        {objective.key}
      </text>
      <circle class="side-a" cx={28} cy={9} r={3.6} />
      <text x={37} y={13.4}>
        {count.a}
      </text>
      <g transform={isOurs ? 'translate(16)' : undefined}>
        <path class="side-b" d="M48 4.8 52.2 9 48 13.2 43.8 9Z" />
        <text x={57} y={13.4}>
          {count.b}
        </text>
      </g>
      {count.holder && (
        <use
          class={`side-${count.holder}`}
          href={signOf('control')}
          x={isOurs ? 44 : 65}
          y={2.5}
          width={13}
          height={13}
        />
      )}
    </g>
  );
}

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

/** Engaged: a tie between the rims with the sign of two rings. */
export function EngagedTie({ frame, tie }: { readonly frame: Frame; readonly tie: Tie }) {
  const [p, q] = endsOf(frame, tie);
  const { x, y, r } = signOfTie(frame, tie);
  return (
    <g class={`board-tie${tie.planned ? ' planned' : ''}`} stroke-width={1.6 * frame.pixel}>
      <Stroke from={p} to={q} />
      <g transform={`translate(${x} ${y})`}>
        <circle r={r} />
        <use href={signOf('engaged')} x={-r * 0.8} y={-r * 0.8} width={r * 1.6} height={r * 1.6} />
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
        {!ghost.legal && <path class="board-outline" d={`M${-r * 0.7} ${-r * 0.7}L${r * 0.7} ${r * 0.7}`} />}
        {ghost.number && <text transform={`translate(0 ${-r - 4 * pixel}) scale(${pixel})`}>{ghost.number}</text>}
      </g>
    </g>
  );
}
