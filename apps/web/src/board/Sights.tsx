import { useMemo } from 'preact/hooks';
import { signOf } from '../ui/Icon.tsx';
import { type Frame, lineOf, onPage } from './frame.ts';
import { labelSize } from './Base.tsx';
import { Leader } from './Leader.tsx';
import { boundsOf, type Label, labelBounds, leaderTo, type Rect } from './labels.ts';
import { Stroke } from './Stroke.tsx';
import { useLive } from '../ui/signal.ts';
import { placeTags } from './tags.ts';
import { useKept } from './useKept.ts';
import type { Scene, SceneBase, SceneRuler, SceneSight, Wedge } from './scene.ts';

interface SightsProps {
  readonly scene: Scene;
  readonly frame: Frame;
  /** The lines below all names, or what they say above them. */
  readonly part: 'lines' | 'tags';
  readonly labels: readonly (Label | null)[];
  readonly hidden: readonly Rect[];
}

/** Lines of sight, the directions of a push, a ruler: fetched with the first of them, and drawn without the rest. */
export default function Sights({ scene, frame, part, labels, hidden }: SightsProps) {
  const sights = useKept(
    useLive(scene.planned, (newest) => newest.sights),
    ({ name }) => name,
    scene.version,
  );
  if (part === 'tags') {
    return (
      <>
        <SightTags frame={frame} sights={sights} bases={scene.bases} labels={labels} hidden={hidden} />
        {scene.ruler && <Ruler frame={frame} ruler={scene.ruler} />}
      </>
    );
  }
  return (
    <>
      {scene.wedge && <PushWedge frame={frame} wedge={scene.wedge} />}
      <g>
        {sights.map((sight) => (
          <Sight key={sight.name} frame={frame} sight={sight} />
        ))}
      </g>
    </>
  );
}

type KeptSight = ReturnType<typeof useKept<SceneSight>>[number];

/** Seen: a thin line with an eye and the Range. Blocked: solid to what blocks it, a cross, dots behind. */
function Sight({ frame, sight }: { readonly frame: Frame; readonly sight: KeptSight }) {
  const { pixel } = frame;
  const [from, to] = [onPage(frame, sight.from), onPage(frame, sight.to)];
  const stop = sight.stop && onPage(frame, sight.stop);
  const { x, y } = stop ?? to;
  const arm = 5 * pixel;
  return (
    <g
      class={`board-sight${stop ? ' blocked' : ''}`}
      stroke-width={(stop ? 2 : 1.2) * pixel}
      visibility={sight.hidden ? 'hidden' : undefined}
    >
      <Stroke from={from} to={stop ?? to} />
      <g class="board-stop">
        <Stroke from={stop ?? to} to={to} dashes={`${pixel} ${5 * pixel}`} />
        <path
          d={`M${-arm} ${-arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
          transform={`translate(${x} ${y})`}
          stroke-width={3 * pixel}
        />
      </g>
    </g>
  );
}

const TAG = { height: 18, width: 46, withCover: 62 };

interface TagsProps {
  readonly frame: Frame;
  readonly sights: readonly KeptSight[];
  /** Not to be covered where that can be avoided. */
  readonly bases: readonly SceneBase[];
  readonly labels: readonly (Label | null)[];
  readonly hidden: readonly Rect[];
}

/** What each line says: whether it is seen, the Range, and whether there is cover. */
function SightTags({ frame, sights, bases, labels, hidden }: TagsProps) {
  const u = frame.pixel;
  const placed = (each: SceneBase) => ({ ...onPage(frame, each), r: each.r / 100 });
  const taken = useMemo(
    () => [
      ...bases.map((each) => boundsOf(placed(each))),
      ...labels.flatMap((label) => (label ? [labelBounds(label, labelSize(frame))] : [])),
      ...hidden,
    ],
    [labels, hidden],
  );
  const widthOf = ({ cover }: SceneSight): number => (cover ? TAG.withCover : TAG.width);
  const shown = sights.filter(({ hidden }) => !hidden);
  const lines = shown.map((sight) => {
    const base = bases.find(({ name }) => name === sight.name);
    return {
      from: onPage(frame, sight.from),
      to: base ? placed(base) : { ...onPage(frame, sight.to), r: 0 },
      size: { width: widthOf(sight) * u, height: TAG.height * u },
    };
  });
  const places = placeTags(lines, taken, frame.size / 100);
  const leaders = places.map((place, i) => {
    const line = lines[i];
    return place.leads && line ? leaderTo(line.to, { ...place, ...line.size }, 0) : null;
  });
  const placeOf = (sight: KeptSight): string | undefined => {
    const place = places[shown.indexOf(sight)];
    return place && `translate(${place.x} ${place.y}) scale(${u})`;
  };
  return (
    <>
      <g>{leaders.map((ends, i) => ends && <Leader key={shown[i]?.name} frame={frame} ends={ends} />)}</g>
      {sights.map((sight) => (
        <g
          key={sight.name}
          class={`board-tag${sight.stop ? ' blocked' : ''}`}
          visibility={sight.hidden ? 'hidden' : undefined}
          transform={placeOf(sight)}
        >
          <rect width={widthOf(sight)} height={TAG.height} rx={3} />
          <use href={signOf(sight.stop ? 'los-blocked' : 'los')} x={5} y={2} width={14} height={14} />
          <text x={32} y={13.5}>
            {sight.tag}
          </text>
          <use
            href={signOf('cover')}
            x={44}
            y={2}
            width={14}
            height={14}
            visibility={sight.cover ? undefined : 'hidden'}
          />
        </g>
      ))}
    </>
  );
}

/** The directions that are allowed, as far as the push goes. */
function PushWedge({ frame, wedge }: { readonly frame: Frame; readonly wedge: Wedge }) {
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
interface RingsProps extends NonNullable<SceneRuler['rings']> {
  readonly frame: Frame;
}

/** Ranges 1 to 5 about a base. */
function Rings({ frame, about, reach }: RingsProps) {
  const { x, y } = onPage(frame, about);
  const u = frame.pixel;
  return (
    <g class="board-rings" stroke-width={u}>
      {reach.map((far, i) => (
        <g key={far}>
          <circle cx={x} cy={y} r={far / 100} />
          <text x={x} y={y - far / 100 - 3 * u} font-size={11 * u} stroke-width={3 * u}>{`R${i + 1}`}</text>
        </g>
      ))}
    </g>
  );
}

function Ruler({ frame, ruler }: { readonly frame: Frame; readonly ruler: SceneRuler }) {
  const u = frame.pixel;
  const from = onPage(frame, ruler.from);
  const to = ruler.to ? onPage(frame, ruler.to) : from;
  const width = 20 + 6.6 * ruler.text.length;
  return (
    <g class="board-ruler" stroke-width={2 * u}>
      {ruler.rings && <Rings frame={frame} {...ruler.rings} />}
      <circle cx={from.x} cy={from.y} r={4 * u} />
      <circle cx={to.x} cy={to.y} r={4 * u} />
      <path d={lineOf(frame, [ruler.from, ...(ruler.bends ?? []), ruler.to ?? ruler.from])} />
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
