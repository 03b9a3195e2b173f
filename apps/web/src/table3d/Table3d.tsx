import './table3d.css';
import '../board/board.css';
import '../board/figures.css';
import '../board/marks.css';
import type { RefObject } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Above, BoardProps } from '../board/Board.tsx';
import { useWheel } from '../board/Board.tsx';
import { type Camera, FREE, fitted, pixelOf, rimsOf, useExtent } from '../board/camera.ts';
import { useHidden } from '../board/hidden.ts';
import { boardKeys } from '../board/keys.ts';
import type { Scene, Spot } from '../board/scene.ts';
import { isMeant, tapped } from '../board/tapped.ts';
import { throwing } from '../board/thrown.ts';
import { Tool } from '../board/Tool.tsx';
import { useMessages } from '../i18n/language.ts';
import { useViewWords } from '../i18n/viewWords.ts';
import { SettingsContext } from '../shell/settings.ts';
import { useLive } from '../ui/signal.ts';
import { isStill } from '../ui/still.ts';
import { nearer, useGestures } from './gestures.ts';
import { Labels } from './Labels.tsx';
import { type Lens, lensOf } from './lens.ts';
import { figureAt, surfaceAt } from './picking.ts';
import { shifted } from './poses.ts';
import { INCH } from './space.ts';
import { usePose } from './usePose.ts';
import { refocus } from './switchFocus.ts';
import { useSliding } from './useSliding.ts';
import { useStage } from './useStage.ts';

export interface Table3dProps extends BoardProps {
  readonly above: RefObject<Above | null>;
  /** It goes back to the flat board: it tilts up first. */
  readonly leaves: boolean;
  /** Whether it, and not the flat board, is to be seen. */
  readonly onShown: (isShown: boolean) => void;
}

/** The table from the side of whoever sits at it: the same scene and the same intents as the flat board. */
export default function Table3d(props: Table3dProps) {
  const { scene, fromNorth, covered, over, above, children, leaves, onShown, ...intents } = props;
  const choosing = useContext(SettingsContext);
  const { size } = scene;
  const { element, extent } = useExtent<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [named, setNamed] = useState<string | null>(null);
  const { hidden, from } = useHidden(over, element, usePixels(extent, size), extent, size / 100);
  const seenFrom = useAbove(above, fromNorth, size);
  const camera = usePose(
    scene,
    seenFrom,
    extent,
    () => {
      const at = element.current?.getBoundingClientRect();
      return covered && at ? rimsOf(at, covered()) : FREE;
    },
    from,
  );
  const { pose, change, touch } = camera;
  const lens = useMemo(() => lensOf(pose, extent), [pose, extent]);
  const sliding = useSliding(scene);
  const { isHere, isLost } = useStage(canvas, sliding, lens, extent, () => choosing?.choose({ view: 'above' }));
  const isShown = isHere && !isLost;
  // It begins where the flat board is, and tilts; it ends there too.
  useEffect(() => {
    onShown(isShown);
    if (!isShown) return;
    camera.begin();
    refocus(element.current?.parentElement);
  }, [isShown]);
  useEffect(() => {
    if (!leaves) {
      if (isShown) camera.table();
      return;
    }
    camera.above();
    const wait = setTimeout(() => onShown(false), isStill() ? 0 : TILT);
    return () => clearTimeout(wait);
  }, [leaves]);

  const screen = useRef<DOMRect | null>(null);
  const measure = () => {
    screen.current = element.current?.getBoundingClientRect() ?? null;
  };
  useEffect(measure, [extent]);
  const place = (event: { readonly clientX: number; readonly clientY: number }): Spot => {
    const { left, top } = screen.current ?? { left: 0, top: 0 };
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const aimed = (at: Spot, give: ((spot: Spot, z?: number) => void) | undefined) => {
    const met = surfaceAt(lens, at, scene);
    if (!met || !give) return;
    // For whoever measures.
    if (element.current) element.current.dataset.aimed = `${met.spot.x} ${met.spot.y} ${met.z}`;
    give(met.spot, met.z ?? undefined);
  };
  const figure = (at: Spot) => figureAt(lens, at, scene.bases, size);
  const onTap = (at: Spot, target: Element | null) => {
    const base = figure(at);
    const name = base?.name ?? thingAt(target);
    setNamed(name);
    // Where a spot is asked for, whoever stands before it does not hide it.
    const meant = base && isMeant(base, intents) ? base.name : intents.onSpot ? null : name;
    tapped(scene, intents, meant, () => aimed(at, intents.onSpot));
  };
  const mark = (isDragging: boolean) => element.current?.toggleAttribute('data-dragging', isDragging);
  const { onDrag } = intents;
  const { onWheel, ...gestures } = useGestures({
    place,
    measure,
    touch,
    lens,
    change,
    isGhost: (at) => isAtGhost(scene, lens, at) || figure(at)?.movable === true,
    onTap,
    onDrag: onDrag
      ? (at) => {
          mark(true);
          aimed(at, onDrag);
        }
      : null,
    onRest: () => {
      mark(false);
      intents.onRest?.();
    },
  });
  useWheel(element, onWheel);
  const pointed = useRef<string | null>(null);
  const point = (name: string | null) => {
    if (name === pointed.current) return;
    pointed.current = name;
    if (name === null) delete element.current?.dataset.pointed;
    else if (element.current) element.current.dataset.pointed = name;
    intents.onPoint?.(name);
  };
  const middle = { x: extent.width / 2, y: extent.height / 2 };
  const zoom = (factor: number) => change((now) => nearer(now, lens, factor, middle));
  const keys = boardKeys(intents, {
    along: ([right, down]) => {
      const quarter = Math.round(pose.yaw / (Math.PI / 2)) * (Math.PI / 2);
      const [cos, sin] = [Math.round(Math.cos(quarter)), Math.round(Math.sin(quarter))];
      return [right * cos + down * sin, right * sin - down * cos];
    },
    pan: ([right, down], far) => change((now) => shifted(now, right * far * 0.8, down * far * 0.8)),
    fit: () => camera.table(),
    zoom,
    turn: camera.turn,
    back: camera.back,
    others: {
      h: camera.shoulder,
      q: () => change((now) => ({ ...now, yaw: now.yaw - STEP })),
      e: () => change((now) => ({ ...now, yaw: now.yaw + STEP })),
      w: () => change((now) => ({ ...now, pitch: now.pitch + STEP / 2 })),
      x: () => change((now) => ({ ...now, pitch: now.pitch - STEP / 2 })),
    },
  });
  const isRolling = useLive(throwing, (thrown) => thrown !== null);
  const { play } = useMessages();
  const words = useViewWords();
  return (
    <div class="board table3d" data-shown={isShown || undefined} data-rolling={isRolling || undefined}>
      <div
        ref={element}
        class="board-table"
        role="application"
        aria-label={play.board}
        aria-description={words ? `${play.boardHint} ${words.hint}` : play.boardHint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is worked by keys.
        tabIndex={0}
        onKeyDown={keys}
        {...gestures}
        onPointerMove={(event: PointerEvent) => {
          gestures.onPointerMove(event);
          if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
          if (!screen.current) measure();
          point(figure(place(event))?.name ?? thingAt(event.target as Element));
        }}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}
      >
        <canvas ref={canvas} />
        <svg class="board-over" viewBox={`0 0 ${extent.width} ${extent.height}`} aria-hidden="true">
          <Labels scene={sliding} lens={lens} named={named} hidden={hidden} />
        </svg>
      </div>
      <div class="board-tools">
        <Tool sign="zoom-in" label={play.zoomIn} onClick={() => zoom(1.4)} />
        <Tool sign="zoom-out" label={play.zoomOut} onClick={() => zoom(1 / 1.4)} />
        <Tool sign="fit" label={words?.wholeTable ?? play.fit} onClick={() => camera.table()} />
        <Tool sign="character" label={words?.shoulder ?? ''} onClick={camera.shoulder} />
        <Tool sign="flip" label={play.flip} onClick={camera.turn} />
      </div>
      <div class="board-tools right">{children}</div>
    </div>
  );
}

/** So long the flat board waits for the camera to be above it. */
const TILT = 480;

/** Radians for one press of a key. */
const STEP = Math.PI / 12;

/** What a mode has on the table under the pointer, by its name. */
const thingAt = (target: Element | null): string | null => {
  const name = target?.closest('[data-base]')?.getAttribute('data-base') ?? null;
  return name?.startsWith('@') ? name : null;
};

function isAtGhost({ planned, size }: Scene, lens: Lens, at: Spot): boolean {
  const ghost = planned.now().ghost;
  if (!ghost) return false;
  const body = { ...ghost, side: 'a' as const, wounded: true, hunker: 0 };
  return figureAt(lens, at, [{ ...body, r: Math.max(ghost.r, (22 / lens.pose.scale) * INCH) }], size) !== null;
}

/** How the flat board looked at the table, and from whose edge: that of another player once they play. */
function useAbove(above: RefObject<Above | null>, fromNorth: boolean, size: number): () => Above {
  const turned = useRef(above.current !== null && above.current.flipped !== fromNorth);
  const flipped = fromNorth !== turned.current;
  if (above.current?.flipped !== flipped)
    above.current = { camera: above.current?.camera ?? fitted(size / 100), flipped };
  return () => above.current as Above;
}

/** A camera of the flat board for which the drawing's lengths are pixels. */
const usePixels = ({ width, height }: { readonly width: number; readonly height: number }, size: number): Camera =>
  useMemo(
    () => ({ x: width / 2, y: height / 2, zoom: pixelOf(fitted(size / 100), { width, height }, size / 100) }),
    [width, height, size],
  );
