import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { Base } from './Base.tsx';
import { type Frame, onPage } from './frame.ts';
import { Ground, Ladder, LegalArea, Part, Patterns, Shadow } from './Terrain.tsx';
import { Objective } from './Overlays.tsx';
import type { Scene, SceneBase, ScenePart } from './scene.ts';
import { TrailLine } from './TrailLine.tsx';

interface DrawingProps {
  readonly scene: Scene;
  readonly frame: Frame;
}

/** From the ground up: what stands higher is drawn later. What stays is not drawn anew. */
export function Drawing({ scene, frame }: DrawingProps) {
  const { parts, bases, objectives, things, areas, ladders, trails, planned } = scene;
  const { pixel, flipped } = frame;
  const ground = useMemo(() => <GroundAndShadows scene={scene} frame={frame} />, [parts, pixel, flipped]);
  const terrain = useMemo(
    () =>
      byHeight(
        parts,
        ({ top }) => top,
        (part) => drawnPart(scene, part, frame),
      ),
    [parts, planned, pixel, flipped],
  );
  const legal = useMemo(
    () =>
      byHeight(
        areas,
        ({ z }) => z,
        (area, i) => <LegalArea key={i} frame={frame} area={area} />,
      ),
    [areas, pixel, flipped],
  );
  const tokens = useMemo(
    () =>
      byHeight(
        objectives,
        ({ z }) => z,
        (each) => <Objective key={each.key} frame={frame} objective={each} planned={planned} />,
      ),
    [objectives, planned, pixel, flipped],
  );
  const lying = useMemo(
    () =>
      byHeight(
        things,
        ({ z }) => z,
        ({ draw }) => draw(frame),
      ),
    [things, pixel, flipped],
  );
  const figures = useMemo(
    () =>
      byHeight(
        bases.filter(({ under }) => !under),
        ({ z }) => z,
        (base) => <Base key={base.name} frame={frame} base={base} />,
      ),
    [bases, pixel, flipped],
  );
  const signs = useMemo(
    () => ladders.map((at) => <Ladder key={`${at.x} ${at.y}`} frame={frame} at={at} />),
    [ladders, pixel, flipped],
  );
  const windows = useMemo(
    () => bases.filter(({ under }) => under).map((base) => <Window key={base.name} frame={frame} base={base} />),
    [bases, pixel, flipped],
  );
  const heights = [...new Set([terrain, legal, tokens, lying, figures].flatMap((layer) => [...layer.keys()]))];
  return (
    <>
      {ground}
      {heights
        .sort((a, b) => a - b)
        .map((z) => (
          <g key={z}>
            {terrain.get(z)}
            {legal.get(z)}
            {tokens.get(z)}
            {lying.get(z)}
            {figures.get(z)}
          </g>
        ))}
      {windows}
      {trails.map((trail, i) => (
        <TrailLine key={i} frame={frame} trail={trail} />
      ))}
      {signs}
    </>
  );
}

const GroundAndShadows = ({ scene: { parts }, frame }: DrawingProps) => (
  <>
    <Patterns frame={frame} parts={parts} />
    <Ground frame={frame} parts={parts} />
    {parts.map((part) => (
      <Shadow key={part.name} frame={frame} part={part} />
    ))}
  </>
);

const drawnPart = (scene: Scene, part: ScenePart, frame: Frame) => (
  <Part key={part.name} frame={frame} part={part} planned={scene.planned} />
);

/** Drawn things by the height they lie at. */
function byHeight<T>(
  things: readonly T[],
  heightOf: (thing: T) => number,
  draw: (thing: T, i: number) => ComponentChild,
): ReadonlyMap<number, readonly ComponentChild[]> {
  const layers = new Map<number, ComponentChild[]>();
  for (const [i, thing] of things.entries()) {
    const z = heightOf(thing);
    layers.set(z, [...(layers.get(z) ?? []), draw(thing, i)]);
  }
  return layers;
}

/** Who stands under a deck is seen through a round window in it. */
const Window = ({ frame, base }: { readonly frame: Frame; readonly base: SceneBase }) => {
  const { x, y } = onPage(frame, base);
  return (
    <>
      <circle class="board-window" cx={x} cy={y} r={(1.42 * base.r) / 100} stroke-width={1.4 * frame.pixel} />
      <Base frame={frame} base={base} />
    </>
  );
};
