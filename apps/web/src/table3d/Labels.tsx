import { terrainName } from '@faultline/text';
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { BaseLabels } from '../board/Base.tsx';
import type { Extent } from '../board/camera.ts';
import Count from '../board/Count.tsx';
import { Leader } from '../board/Leader.tsx';
import { boundsOf, covered, labelBounds, leaderTo, placeLabels, type Rect } from '../board/labels.ts';
import { BADGE } from '../board/Overlays.tsx';
import Scrim from '../board/Scrim.tsx';
import type { Frame, Hole, Planned, Scene, SceneBase, SceneObjective, SceneSight, Spot } from '../board/scene.ts';
import { placeTags } from '../board/tags.ts';
import { useMessages } from '../i18n/language.ts';
import { signOf } from '../ui/Icon.tsx';
import { useLive } from '../ui/signal.ts';
import { FOLDED, figureShape, medallionOf, standing } from './figureShape.ts';
import { type Lens, project } from './lens.ts';
import { badgeSpot } from './objectives.ts';
import { heightAt } from './outlines.ts';
import { INCH, inSpace, plus } from './space.ts';

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
  const { bases, objectives, planned, size } = scene;
  const frame = useMemo((): Frame => frameOf(lens, size), [lens, size]);
  const sights = useLive(planned, (newest) => newest.sights);
  const figures = useMemo(() => bases.map((base) => onScreen(base, lens, size)), [bases, lens]);
  const badges = useMemo(
    () => new Map(objectives.map((each) => [each.key, badgeAt(each, lens, size)])),
    [objectives, lens],
  );
  const active = objectives.flatMap(({ key, active: is }) => (is ? [badges.get(key) as Rect] : []));
  const places = useMemo(
    () =>
      placeLabels(
        bases.map((base, i) => ({
          ...(figures[i] as Standing),
          texts: isIn(figures[i] as Standing, lens) ? [base.label + base.lift, base.label, base.brief] : [],
          needed: base.selected || base.threatened || base.name === named,
        })),
        SIZE,
        roomIn(lens),
        [...active, ...hidden],
      ),
    [figures, named, hidden],
  );
  const names = places.flatMap((place) => (place ? [labelBounds(place, SIZE)] : []));
  return (
    <>
      {bases.map((base, i) => (
        <Anchor key={base.name} base={base} at={figures[i] as Standing} />
      ))}
      {scene.things.map(({ draw }) => draw(frame))}
      <BaseLabels size={SIZE} bases={bases} places={places} />
      {objectives.map((objective) => {
        const place = badges.get(objective.key);
        // What is not Active gives way to names and figures.
        if (!objective.active && place && covered(place, [...names, ...active, ...figures.map(boundsOf)]) > 0)
          return null;
        return (
          place && <Letters key={objective.key} frame={frame} objective={objective} place={place} planned={planned} />
        );
      })}
      <Tags
        frame={frame}
        sights={sights}
        scene={scene}
        lens={lens}
        figures={figures}
        taken={[...figures.map(boundsOf), ...names, ...active, ...hidden]}
      />
      {scene.ruler?.text && <RulerText scene={scene} lens={lens} />}
      {scene.holes && <Scrim frame={frame} holes={holesOn(scene.holes, lens)} />}
      <GhostNumbers scene={scene} frame={frame} />
    </>
  );
}

/** Letters are a little wider than they are taken to be. */
const roomIn = ({ width, height }: Lens): Extent => ({ width: width - 6, height });

/** Whether some of it is in the picture. */
const isIn = ({ x, y, r }: Standing, { width, height }: Lens): boolean =>
  x > -r && y > -r && x < width + r && y < height + r;

/** Of an Active objective that nobody contests: a flag on its pole. */
function Letters({ place, ...props }: Parameters<typeof Count>[0]) {
  const { key, active, side } = props.objective;
  const isCounted = useLive(props.planned, ({ contests }) => contests[key]?.count != null);
  if (!active || isCounted) return <Count {...props} place={place} />;
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

interface Standing extends Spot {
  readonly r: number;
}

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

/** On top of the pole of an objective, else below its disc. */
function badgeAt(objective: SceneObjective, lens: Lens, size: number): Rect {
  const { width, height } = objective.active ? BADGE : LETTERS;
  const spot = badgeSpot(objective, lens, size);
  const { x, y, size: larger } = project(lens, spot);
  const disc = (objective.r / INCH) * lens.pose.scale * larger * Math.sin(lens.pose.pitch);
  const stands = objective.active && standing(lens.pose.pitch) >= FOLDED;
  // About an Active one there are arcs.
  return { x: x - width / 2, y: stands ? y - height : y + disc * (objective.active ? 1.4 : 1) + 3, width, height };
}

const LETTERS = { width: 20, height: 14 };

interface TagsProps {
  readonly frame: Frame;
  readonly sights: readonly SceneSight[];
  readonly scene: Scene;
  readonly lens: Lens;
  readonly figures: readonly Standing[];
  readonly taken: readonly Rect[];
}

/** What each line says: whether it is seen, the Range, whether there is cover, and what blocks it. */
function Tags({ frame, sights, scene: { bases, size, parts }, lens, figures, taken }: TagsProps) {
  const { words } = useMessages();
  const told = sights.map((sight) => ({ sight, text: textOf(sight, (name) => terrainName(words.terms, name)) }));
  const lines = told.map(({ sight, text }) => {
    const i = bases.findIndex(({ name }) => name === sight.name);
    const eye = project(lens, inSpace(size, sight.from, heightAt(parts, sight.from) + INCH));
    const end = figures[i] ?? { ...project(lens, inSpace(size, sight.to)), r: 0 };
    return { from: eye, to: end, size: { width: widthOf(sight, text), height: 18 } };
  });
  const places = placeTags(lines, taken, lens);
  return (
    <>
      {told.map(({ sight, text }, i) => {
        const [place, line] = [places[i], lines[i]];
        if (!place || !line) return null;
        const ends = place.leads && leaderTo(line.to, { ...place, ...line.size }, 0);
        return (
          <Fragment key={sight.name}>
            {ends && <Leader frame={frame} ends={ends} />}
            <g class={`board-tag${sight.stop ? ' blocked' : ''}`} transform={`translate(${place.x} ${place.y})`}>
              <rect width={line.size.width} height={18} rx={3} />
              <use href={signOf(sight.stop ? 'los-blocked' : 'los')} x={5} y={2} width={14} height={14} />
              <text class="board-tag-text" x={24} y={13.5}>
                {text}
              </text>
              {sight.cover && <use href={signOf('cover')} x={line.size.width - 18} y={2} width={14} height={14} />}
            </g>
          </Fragment>
        );
      })}
    </>
  );
}

const textOf = ({ tag, by }: SceneSight, nameOf: (part: string) => string): string =>
  by === null ? tag : `${tag} · ${nameOf(by)}`;

const widthOf = ({ cover }: SceneSight, text: string): number => 32 + text.length * 6.4 + (cover ? 16 : 0);

function RulerText({ scene: { ruler, size, parts }, lens }: Pick<LabelsProps, 'scene' | 'lens'>) {
  if (!ruler) return null;
  const to = ruler.to ?? ruler.from;
  const spot = { x: (ruler.from.x + to.x) / 2, y: (ruler.from.y + to.y) / 2 };
  const { x, y } = project(lens, inSpace(size, spot, heightAt(parts, spot)));
  const width = 20 + 6.6 * ruler.text.length;
  const { about, reach = [] } = ruler.rings ?? {};
  return (
    <g class="board-ruler">
      {about && <RingNumbers about={about} reach={reach} lens={lens} parts={parts} size={size} />}
      <g class="board-tag" transform={`translate(${x - width / 2} ${y - 30})`}>
        <rect width={width} height={18} rx={3} />
        <text x={width / 2} y={13.5}>
          {ruler.text}
        </text>
      </g>
    </g>
  );
}

interface RingsProps extends Pick<Scene, 'parts' | 'size'> {
  readonly about: Spot;
  readonly reach: readonly number[];
  readonly lens: Lens;
}

/** Which Range each ring is, at its far side. */
const RingNumbers = ({ about, reach, lens, parts, size }: RingsProps) => (
  <g class="board-rings">
    {reach.map((far, i) => {
      const { yaw } = lens.pose;
      const at = { x: about.x - far * Math.sin(yaw), y: about.y + far * Math.cos(yaw) };
      const { x, y } = project(lens, inSpace(size, at, heightAt(parts, at)));
      return <text key={far} x={x} y={y - 3} font-size={11} stroke-width={3}>{`R${i + 1}`}</text>;
    })}
  </g>
);

/** Which suggestion a ghost is of, and where the planned one is. */
function GhostNumbers({ scene, frame }: { readonly scene: Scene; readonly frame: Frame }) {
  const ghost = useLive(scene.planned, (newest: Planned) => newest.ghost);
  const at = (spot: Spot) => frame.project?.(spot) ?? spot;
  return (
    <>
      {scene.ghosts?.map((each) => (
        <g key={each.number} class="board-ghost other" transform={`translate(${at(each).x} ${at(each).y - 22})`}>
          <text>{each.number}</text>
        </g>
      ))}
      {ghost && (
        <g class={`board-ghost${ghost.legal ? '' : ' illegal'}`}>
          <circle class="board-anchor board-outline" data-ghost="" cx={at(ghost).x} cy={at(ghost).y} r={14} />
        </g>
      )}
    </>
  );
}
