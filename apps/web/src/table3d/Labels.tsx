import { useMemo } from 'preact/hooks';
import { BaseLabels } from '../board/Base.tsx';
import Count from '../board/Count.tsx';
import { boundsOf, covered, type Label, labelBounds, placeLabels, type Rect } from '../board/labels.ts';
import { BADGE } from '../board/Overlays.tsx';
import Scrim from '../board/Scrim.tsx';
import type { Frame, Ghost, Hole, Planned, Scene, SceneBase, Spot, ThingBody } from '../board/scene.ts';
import { useLive } from '../ui/signal.ts';
import { figureShape, medallionOf, standing } from './figureShape.ts';
import { type Lens, project } from './lens.ts';
import { badgePlaces, isIn, roomIn } from './badgePlaces.ts';
import { RulerLabels } from './RulerLabels.tsx';
import { INCH, inSpace, plus } from './space.ts';
import { type Standing, Tags } from './Tags.tsx';
import { bodiesIn } from './things.ts';

interface LabelsProps {
  readonly scene: Scene;
  readonly lens: Lens;
  readonly named: string | null;
  /** What lies under panels, in pixels. */
  readonly hidden: readonly Rect[];
}

const SIZE = 12.5;

/** Names, counts and what lines say, over the picture and in its pixels: they find room as on the flat board. */
export function Labels({ scene, lens, named, hidden }: LabelsProps) {
  const { bases, objectives, things, planned, size } = scene;
  const frame = useMemo((): Frame => frameOf(lens, size), [lens, size]);
  const sights = useLive(planned, (newest) => newest.sights);
  const figures = useMemo(() => bases.map((base) => onScreen(base, lens, size)), [bases, lens]);
  const badges = useMemo(
    () => badgePlaces(objectives, lens, size, [...figures.filter((each) => isIn(each, lens)).map(boundsOf), ...hidden]),
    [objectives, figures, hidden],
  );
  const active = objectives.flatMap(({ key, active: is }) => (is ? [badges.get(key) as Rect] : []));
  const lying = useMemo(() => bodiesIn(things).map((body) => onTable(body, lens, size)), [things, lens]);
  const places = useMemo(
    () =>
      placeLabels(
        [
          ...bases.map((base, i) => ({
            ...(figures[i] as Standing),
            texts: isIn(figures[i] as Standing, lens) ? [base.label + base.lift, base.label, base.brief] : [],
            needed: base.selected || base.threatened || base.name === named,
          })),
          ...lying.map((each) => ({
            ...each,
            texts: isIn(each, lens) ? [each.body.label ?? ''] : [],
            needed: false,
          })),
        ],
        SIZE,
        roomIn(lens),
        [...active, ...hidden],
      ),
    [figures, lying, named, hidden],
  );
  const names = places.flatMap((place) => (place ? [labelBounds(place, SIZE)] : []));
  const taken = [...figures.map(boundsOf), ...names, ...active, ...hidden];
  return (
    <>
      {bases.map((base, i) => (
        <Anchor key={base.name} base={base} at={figures[i] as Standing} />
      ))}
      {lying.map((each, i) => (
        <ThingLabel key={i} {...each} at={places[bases.length + i] ?? null} />
      ))}
      <BaseLabels size={SIZE} bases={bases} places={places} />
      {objectives.map((objective) => {
        const place = badges.get(objective.key);
        // What is not Active gives way to names and figures.
        if (!objective.active && place && covered(place, [...names, ...active, ...figures.map(boundsOf)]) > 0)
          return null;
        return (
          place && (
            <g
              key={objective.key}
              class={`board-objective${objective.active ? ' active' : ''}`}
              data-objective={objective.key}
            >
              <Letters frame={frame} objective={objective} place={place} planned={planned} />
            </g>
          )
        );
      })}
      <Tags frame={frame} sights={sights} scene={scene} lens={lens} figures={figures} taken={taken} />
      {scene.ruler && <RulerLabels scene={scene} ruler={scene.ruler} lens={lens} taken={taken} />}
      {scene.holes && <Scrim frame={frame} holes={holesOn(scene.holes, lens)} />}
      <GhostNumbers scene={scene} lens={lens} />
    </>
  );
}

/** Of an Active objective that nobody contests: a flag on its pole. */
function Letters({ place, frame, ...props }: Parameters<typeof Count>[0]) {
  const { key, active, side } = props.objective;
  const isCounted = useLive(props.planned, ({ contests }) => contests[key]?.count != null);
  if (!active || isCounted)
    return <Count {...props} frame={{ ...frame, project: () => middleOf(place) }} place={place} />;
  return (
    <g class={`board-flag${side ? ` side-${side}` : ''}`} transform={`translate(${place.x} ${place.y})`}>
      <rect x={BADGE.width / 2 - FLAG / 2} width={FLAG} height={BADGE.height} rx={3} />
      <text x={BADGE.width / 2} y={13.4}>
        {key}
      </text>
    </g>
  );
}

const FLAG = 32;

/** What a count is about, for the pole leads to it and no line has to. */
const middleOf = ({ x, y, width, height }: Rect): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** As wide as they are on the screen, where the drawing has hundredths of a pixel. */
const holesOn = (holes: readonly Hole[], { pose }: Lens): readonly Hole[] =>
  holes.map((hole) => ({ ...hole, r: (hole.r / INCH) * pose.scale * 100 }));

/** For what the flat board draws beside spots of the table. */
const frameOf = (lens: Lens, size: number): Frame => ({
  size,
  flipped: false,
  pixel: 1,
  project: (spot) => project(lens, inSpace(size, spot, spot.z ?? 0)),
});

/** What a figure takes up: a circle about its base and its medallion. */
function onScreen(base: SceneBase, lens: Lens, size: number): Standing {
  const { foot, radius } = figureShape(base, size);
  const { middle, up, shape } = medallionOf(base, lens, size);
  const below = project(lens, foot);
  const r = radius * lens.pose.scale * below.size;
  if (shape === null) return { x: below.x, y: below.y, r };
  const top = project(lens, plus(middle, up)).y;
  const bottom = below.y + r * Math.sin(lens.pose.pitch);
  return { x: below.x, y: (top + bottom) / 2, r: Math.max(r, (bottom - top) / 2) };
}

/** By which the page knows where a figure is. */
const Anchor = ({ base, at: { x, y, r } }: { readonly base: SceneBase; readonly at: Standing }) => (
  <circle
    class={`board-anchor${base.selected ? ' board-selected' : ''}`}
    data-base={base.name}
    data-choice={base.choice || undefined}
    cx={x}
    cy={y}
    r={r}
  />
);

interface Lying extends Standing {
  readonly body: ThingBody;
  /** How flat it is seen. */
  readonly flat: number;
}

function onTable(body: ThingBody, lens: Lens, size: number): Lying {
  const { x, y, size: larger } = project(lens, inSpace(size, body, body.z));
  return { body, x, y, r: (body.r / INCH) * lens.pose.scale * larger, flat: Math.sin(lens.pose.pitch) };
}

/** All of it answers a pointer; its name stands where there is room. */
const ThingLabel = ({ body, at, x, y, r, flat }: Lying & { readonly at: Label | null }) => (
  <g class={`board-thing${body.side ? ` side-${body.side}` : ''}`} data-thing={body.kind}>
    <ellipse cx={x} cy={y} rx={r} ry={r * flat} data-base={body.name}>
      {body.name === undefined && <title>{body.title}</title>}
    </ellipse>
    {at && (
      <text x={at.x} y={at.y} font-size={SIZE - 1}>
        {at.text}
      </text>
    )}
  </g>
);

/** Which suggestion a ghost is of, over its head, and where the planned one is. */
function GhostNumbers({ scene: { ghosts = [], planned, size }, lens }: Pick<LabelsProps, 'scene' | 'lens'>) {
  const ghost = useLive(planned, (newest: Planned) => newest.ghost);
  const at = (each: Ghost, up = 0) => project(lens, plus(inSpace(size, each, each.z), [0, up, 0]));
  const foot = ghost && at(ghost);
  return (
    <>
      {ghosts.map((each) => {
        const { x, y } = at(each, HEAD * standing(lens.pose.pitch));
        return (
          <g key={each.number} class="board-ghost other" transform={`translate(${x} ${y})`}>
            <text>{each.number}</text>
          </g>
        );
      })}
      {foot && (
        <g class={`board-ghost${ghost.legal ? '' : ' illegal'}`}>
          <circle class="board-anchor board-outline" data-ghost="" cx={foot.x} cy={foot.y} r={14} />
        </g>
      )}
    </>
  );
}

/** How high a medallion goes, in inches. */
const HEAD = 2.3;
