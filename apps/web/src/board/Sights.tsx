import { signOf } from '../look/Icon.tsx';
import { type Frame, onPage } from './frame.ts';
import type { SceneRuler, SceneSight, Wedge } from './scene.ts';

/** Seen: a thin line with an eye and the Range. Blocked: solid to what blocks it, a cross, dots behind. */
export function Sight({ frame, sight }: { readonly frame: Frame; readonly sight: SceneSight }) {
  const { pixel } = frame;
  const [from, to] = [onPage(frame, sight.from), onPage(frame, sight.to)];
  const stop = sight.stop && onPage(frame, sight.stop);
  const arm = 5 * pixel;
  return (
    <g class={`board-sight${stop ? ' blocked' : ''}`} stroke-width={(stop ? 2 : 1.2) * pixel}>
      <path d={`M${from.x} ${from.y}L${(stop ?? to).x} ${(stop ?? to).y}`} />
      {stop && (
        <>
          <path d={`M${stop.x} ${stop.y}L${to.x} ${to.y}`} stroke-dasharray={`${pixel} ${5 * pixel}`} />
          <path
            d={`M${stop.x - arm} ${stop.y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
            stroke-width={3 * pixel}
          />
        </>
      )}
    </g>
  );
}

/** Beside the far end, on the side away from the viewer. */
export function SightTag({ frame, sight }: { readonly frame: Frame; readonly sight: SceneSight }) {
  const u = frame.pixel;
  const to = onPage(frame, sight.to);
  const width = 46;
  return (
    <g
      class={`board-tag${sight.stop ? ' blocked' : ''}`}
      transform={`translate(${to.x - (width / 2) * u} ${to.y - 42 * u}) scale(${u})`}
    >
      <rect width={width} height={18} rx={3} />
      <use href={signOf(sight.stop ? 'los-blocked' : 'los')} x={5} y={2} width={14} height={14} />
      <text x={32} y={13.5}>
        {sight.tag}
      </text>
    </g>
  );
}

/** The directions that are allowed, as far as the push goes. */
export function PushWedge({ frame, wedge }: { readonly frame: Frame; readonly wedge: Wedge }) {
  const at = onPage(frame, wedge);
  const r = wedge.reach / 100;
  const stroke = 1.6 * frame.pixel;
  if (!wedge.axis) return <circle class="board-wedge" cx={at.x} cy={at.y} r={r} stroke-width={stroke} />;
  const turned = onPage(frame, { x: wedge.x + wedge.axis[0], y: wedge.y + wedge.axis[1] });
  const angle = Math.atan2(turned.y - at.y, turned.x - at.x);
  const rim = (by: number) => `${at.x + r * Math.cos(angle + by)} ${at.y + r * Math.sin(angle + by)}`;
  const quarter = Math.PI / 4;
  return (
    <path
      class="board-wedge"
      d={`M${at.x} ${at.y}L${rim(-quarter)}A${r} ${r} 0 0 1 ${rim(quarter)}Z`}
      stroke-width={stroke}
    />
  );
}

/** A line with end stops, and its length. */
export function Ruler({ frame, ruler }: { readonly frame: Frame; readonly ruler: SceneRuler }) {
  const u = frame.pixel;
  const from = onPage(frame, ruler.from);
  const to = ruler.to ? onPage(frame, ruler.to) : from;
  const width = 20 + 6.6 * ruler.text.length;
  return (
    <g class="board-ruler" stroke-width={2 * u}>
      <circle cx={from.x} cy={from.y} r={4 * u} />
      <circle cx={to.x} cy={to.y} r={4 * u} />
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      {ruler.text && (
        <g
          class="board-tag"
          transform={`translate(${(from.x + to.x) / 2 - (width / 2) * u} ${(from.y + to.y) / 2 - 9 * u}) scale(${u})`}
        >
          <rect width={width} height={18} rx={3} />
          <text x={width / 2} y={13.5}>
            {ruler.text}
          </text>
        </g>
      )}
    </g>
  );
}
