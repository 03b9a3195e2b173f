import './board.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../look/Icon.tsx';
import { Base, BaseLabels } from './Base.tsx';
import { type Extent, fitted, pixelOf, showing, useCamera, useExtent, zoomed } from './camera.ts';
import { covers, type Frame, middleOf, onPage, onTable } from './frame.ts';
import { useGestures } from './gestures.ts';
import { Count, EngagedTie, GhostBase, Objective } from './Overlays.tsx';
import type { Box, Intents, Scene, SceneBase, ScenePart, Spot } from './scene.ts';
import { PushWedge, Sight, SightTag } from './Sights.tsx';
import { HeightLabel, Ladder, LegalArea, Part, Patterns, Shadow } from './Terrain.tsx';

interface BoardProps extends Intents {
  readonly scene: Scene;
  /** Whose edge is below: north is up unless this says otherwise. */
  readonly fromNorth: boolean;
}

/** The table from above, with zoom, pan, pinch and a turn by half. */
export function Board({ scene, fromNorth, ...intents }: BoardProps) {
  const side = scene.size / 100;
  const { element, extent } = useExtent<SVGSVGElement>();
  const { camera, change } = useCamera(side);
  const [turned, setTurned] = useState(false);
  const pixel = pixelOf(camera, extent, side);
  const frame: Frame = { size: scene.size, flipped: fromNorth !== turned, pixel };
  const box = { width: extent.width * pixel, height: extent.height * pixel };
  const corner = { x: camera.x - box.width / 2, y: camera.y - box.height / 2 };
  const place = (event: { readonly clientX: number; readonly clientY: number }): Spot => {
    const screen = element.current?.getBoundingClientRect();
    return {
      x: corner.x + (event.clientX - (screen?.left ?? 0)) * pixel,
      y: corner.y + (event.clientY - (screen?.top ?? 0)) * pixel,
    };
  };
  const tap = (at: Spot, target: Element | null) => {
    const name = target?.closest('[data-base]')?.getAttribute('data-base') ?? null;
    const base = scene.bases.find((each) => each.name === name);
    if (base && (base.choice || !intents.onSpot)) intents.onBase?.(base.name);
    else intents.onSpot?.(onTable(frame, at));
  };
  const { onWheel, ...gestures } = useGestures({
    place,
    pixel,
    change,
    onTap: tap,
    onDrag: (at) => intents.onSpot?.(onTable(frame, at)),
  });
  useWheel(element, onWheel);
  useFocus(scene.focus, frame, extent, change);
  const fit = () => change(() => fitted(side));
  const zoom = (factor: number) => change((now) => zoomed(now, factor, now));
  const keys = useKeys({
    ...intents,
    frame,
    fit,
    zoom,
    turn: () => setTurned(!turned),
    change,
    hasGhost: !!scene.ghost,
  });
  const { play } = useMessages();
  return (
    <div class="board">
      <svg
        ref={element}
        class="board-table"
        viewBox={`${corner.x} ${corner.y} ${box.width} ${box.height}`}
        role="application"
        aria-label={play.board}
        aria-description={play.boardHint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is worked with the keyboard too
        tabIndex={0}
        onKeyDown={keys}
        {...gestures}
      >
        <Drawing scene={scene} frame={frame} />
      </svg>
      <div class="board-tools">
        <Tool sign="zoom-in" label={play.zoomIn} onClick={() => zoom(1.4)} />
        <Tool sign="zoom-out" label={play.zoomOut} onClick={() => zoom(1 / 1.4)} />
        <Tool sign="fit" label={play.fit} onClick={fit} />
        <Tool sign="flip" label={play.flip} onClick={() => setTurned(!turned)} />
      </div>
    </div>
  );
}

const Tool = ({
  sign,
  label,
  onClick,
}: {
  readonly sign: string;
  readonly label: string;
  readonly onClick: () => void;
}) => (
  <button type="button" class="button square" aria-label={label} title={label} onClick={onClick}>
    <Icon name={sign} />
  </button>
);

/** On a small screen the table is shown where something is being planned. */
function useFocus(
  focus: Box | null,
  frame: Frame,
  extent: Extent,
  change: ReturnType<typeof useCamera>['change'],
): void {
  const key = focus && `${focus.west} ${focus.east} ${focus.south} ${focus.north}`;
  useEffect(() => {
    if (extent.width > SMALL) return;
    const side = frame.size / 100;
    change(() => (focus ? showing(boxOnPage(frame, focus), extent, side) : fitted(side)));
  }, [key]);
}

const SMALL = 560;

const boxOnPage = (frame: Frame, { west, east, south, north }: Box) => {
  const [a, b] = [onPage(frame, { x: west, y: south }), onPage(frame, { x: east, y: north })];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
};

/** Listens without the browser's own scrolling. */
function useWheel(element: { readonly current: SVGSVGElement | null }, onWheel: (event: WheelEvent) => void): void {
  const newest = useRef(onWheel);
  newest.current = onWheel;
  useEffect(() => {
    const listen = (event: WheelEvent) => newest.current(event);
    const svg = element.current;
    svg?.addEventListener('wheel', listen, { passive: false });
    return () => svg?.removeEventListener('wheel', listen);
  }, []);
}

interface Keys extends Intents {
  readonly frame: Frame;
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  readonly turn: () => void;
  readonly change: ReturnType<typeof useCamera>['change'];
  readonly hasGhost: boolean;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Hundredths of a millimetre for one press; with Shift five times as far. */
const NUDGE = 200;

function useKeys({ frame, fit, zoom, turn, change, hasGhost, onNudge, onConfirm, onCancel }: Keys) {
  return (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const far = event.shiftKey ? 5 : 1;
    if (arrow && hasGhost && onNudge) {
      const way = frame.flipped ? -1 : 1;
      onNudge(way * arrow[0] * NUDGE * far, -way * arrow[1] * NUDGE * far);
    } else if (arrow) change((now) => ({ ...now, x: now.x + arrow[0] * 20 * far, y: now.y + arrow[1] * 20 * far }));
    else if (event.key === '+') zoom(1.2);
    else if (event.key === '-') zoom(1 / 1.2);
    else if (event.key === '0') fit();
    else if (event.key === 'f' || event.key === 'F') turn();
    else if (event.key === 'Enter') onConfirm?.();
    else if (event.key === 'Escape') onCancel?.();
    else return;
    event.preventDefault();
  };
}

/** From the ground up: what stands higher is drawn later; names and plans come last. */
function Drawing({ scene, frame }: { readonly scene: Scene; readonly frame: Frame }) {
  const { parts, bases, objectives, areas, ladders, ties, sights, wedge, ghost } = scene;
  const layers = useMemo(() => layersOf(scene), [scene]);
  return (
    <>
      <Patterns pixel={frame.pixel} />
      <Ground frame={frame} />
      {parts.map((part) => (
        <Shadow key={part.name} frame={frame} part={part} />
      ))}
      {layers.map((z) => (
        <g key={z}>
          {parts
            .filter((part) => part.top === z)
            .map((part) => (
              <Part key={part.name} frame={frame} part={part} />
            ))}
          {areas
            .filter((area) => area.z === z)
            .map((area) => (
              <LegalArea key={area.z} frame={frame} area={area} />
            ))}
          {objectives
            .filter((each) => each.z === z)
            .map((each) => (
              <Objective key={each.key} frame={frame} objective={each} />
            ))}
          {bases
            .filter((base) => base.z === z)
            .map((base) => (
              <Base key={base.name} frame={frame} base={base} />
            ))}
        </g>
      ))}
      <g opacity="0.35">
        {bases
          .filter((base) => isUnder(scene, base))
          .map((base) => (
            <Base key={base.name} frame={frame} base={base} />
          ))}
      </g>
      {ladders.map((at) => (
        <Ladder key={`${at.x} ${at.y}`} frame={frame} at={at} />
      ))}
      {parts
        .filter((part) => isOnTop(scene, part))
        .map((part) => (
          <HeightLabel key={part.name} frame={frame} part={part} />
        ))}
      {wedge && <PushWedge frame={frame} wedge={wedge} />}
      {sights.map((sight) => (
        <Sight key={sight.name} frame={frame} sight={sight} />
      ))}
      {ties.map((tie) => (
        <EngagedTie key={`${tie.from.x} ${tie.to.x} ${tie.planned}`} frame={frame} tie={tie} />
      ))}
      <BaseLabels frame={frame} bases={bases} />
      {objectives.map((objective) => (
        <Count key={objective.key} frame={frame} objective={objective} />
      ))}
      {sights.map((sight) => (
        <SightTag key={sight.name} frame={frame} sight={sight} />
      ))}
      {ghost && <GhostBase frame={frame} ghost={ghost} />}
    </>
  );
}

/** All heights at which something lies, in order. */
const layersOf = ({ parts, bases, objectives, areas }: Scene): readonly number[] =>
  [...new Set([0, ...parts.map(({ top }) => top), ...[...bases, ...objectives, ...areas].map(({ z }) => z)])].sort(
    (a, b) => a - b,
  );

const isUnder = ({ parts }: Scene, base: SceneBase): boolean =>
  parts.some((part) => part.top > base.z && covers(part.rings, base));

/** Whether the middle of a part can be seen from above. */
const isOnTop = ({ parts }: Scene, part: ScenePart): boolean => {
  const middle = middleOf(part.rings[0] ?? []);
  return !parts.some((other) => other.top > part.top && covers(other.rings, middle));
};

const INCH = 25.4;

function Ground({ frame }: { readonly frame: Frame }) {
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
