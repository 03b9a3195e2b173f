import './board.css';
import './ground.css';
import './figures.css';
import './marks.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { lazy } from '../ui/lazy.tsx';
import {
  type Camera,
  type Covered,
  drawnAt,
  fitted,
  isSmall,
  pixelOf,
  rimsOf,
  showing,
  useCamera,
  useExtent,
  zoomed,
} from './camera.ts';
import { type Frame, onPage, onTable } from './frame.ts';
import { useGestures } from './gestures.ts';
import { boardKeys } from './keys.ts';
import { tapped } from './tapped.ts';
import { Tool } from './Tool.tsx';
import { Drawing } from './Drawing.tsx';
import { type Floating, useHidden } from './hidden.ts';
import { Overlay } from './Overlay.tsx';
import { useFocus } from './useFocus.ts';
import type { Box, Intents, Scene, Spot } from './scene.ts';

const OverviewMap = lazy(() => import('./OverviewMap.tsx'));

/** How the table was looked at from above. */
export interface Above {
  readonly camera: Camera;
  readonly flipped: boolean;
}

export interface BoardProps extends Intents {
  readonly scene: Scene;
  /** Whose edge is below: north is up unless this says otherwise. */
  readonly fromNorth: boolean;
  readonly covered?: () => Covered;
  /** What floats over it, and where: names keep off it. */
  readonly over?: Floating;
  /** How it is looked at, for the view from the side to begin and to end there. */
  readonly above?: RefObject<Above | null>;
  /** More tools, at the right. */
  readonly children?: ComponentChildren;
}

/** The table from above, with zoom, pan, pinch and a turn by half. */
export function Board({ scene, fromNorth, covered, over, above, children, ...intents }: BoardProps) {
  const side = scene.size / 100;
  const { element, extent } = useExtent<HTMLDivElement>();
  const before = above?.current;
  const { camera, change, touch, glide, back } = useCamera(side, before?.camera);
  const [turned, setTurned] = useState(before ? before.flipped !== fromNorth : false);
  const [named, setNamed] = useState<string | null>(null);
  const pixel = pixelOf(camera, extent, side);
  const drawn = useRef(pixel);
  drawn.current = drawnAt(drawn.current, pixel);
  const frame: Frame = { size: scene.size, flipped: fromNorth !== turned, pixel: drawn.current };
  if (above) above.current = { camera, flipped: frame.flipped };
  const box = { width: extent.width * pixel, height: extent.height * pixel };
  const corner = { x: camera.x - box.width / 2, y: camera.y - box.height / 2 };
  // Measured when a gesture begins: asking at every move would make the browser lay out the page each time.
  const screen = useRef<DOMRect | null>(null);
  const measure = () => {
    screen.current = element.current?.getBoundingClientRect() ?? null;
  };
  useEffect(measure, [extent]);
  const place = (event: { readonly clientX: number; readonly clientY: number }): Spot => {
    const { left, top } = screen.current ?? { left: 0, top: 0 };
    return { x: corner.x + (event.clientX - left) * pixel, y: corner.y + (event.clientY - top) * pixel };
  };
  const tap = (at: Spot, target: Element | null) => {
    const name = baseAt(target);
    setNamed(name);
    tapped(scene, intents, name, () => intents.onSpot?.(onTable(frame, at)));
  };
  const { onDrag } = intents;
  // Nothing is drawn again for this. On the page itself: with `:has` every line that comes or goes would style it anew.
  const mark = (isDragging: boolean) =>
    element.current?.closest('.playground')?.toggleAttribute('data-dragging', isDragging);
  const { onWheel, ...gestures } = useGestures({
    place,
    measure,
    touch,
    pixel,
    change,
    onTap: tap,
    onDrag: onDrag
      ? (at) => {
          mark(true);
          onDrag(onTable(frame, at));
        }
      : null,
    onRest: () => {
      mark(false);
      intents.onRest?.();
    },
  });
  useWheel(element, onWheel);
  const { hidden, from } = useHidden(over, element, camera, extent, side);
  useFocus(scene, frame.flipped, extent, from, (box) => {
    const at = element.current?.getBoundingClientRect();
    const rims = covered && at ? rimsOf(at, covered()) : undefined;
    glide(showing(boxOnPage(frame, box), extent, side, rims));
  });
  const isWhole = !isSmall(extent);
  const wasWhole = useRef(true);
  useEffect(() => {
    if (isWhole && !wasWhole.current) glide(fitted(side));
    wasWhole.current = isWhole;
  }, [isWhole]);
  const fit = () => change(() => fitted(side));
  const zoom = (factor: number, about?: Spot) => change((now) => zoomed(now, factor, about ?? now));
  // A key zooms about the mouse where one is over the table.
  const pointer = useRef<{ readonly clientX: number; readonly clientY: number } | null>(null);
  const zoomAbout = (factor: number) => {
    measure();
    zoom(factor, pointer.current ? place(pointer.current) : undefined);
  };
  const keys = boardKeys(intents, {
    along: ([right, down]) => (frame.flipped ? [-right, down] : [right, -down]),
    pan: ([right, down], far) => change((now) => ({ ...now, x: now.x + right * 20 * far, y: now.y + down * 20 * far })),
    fit,
    zoom: zoomAbout,
    turn: () => setTurned(!turned),
    back,
  });
  const { play } = useMessages();
  const viewBox = `${corner.x} ${corner.y} ${box.width} ${box.height}`;
  return (
    <div class="board" data-flipped={frame.flipped || undefined}>
      <div
        ref={element}
        class="board-table"
        role="application"
        aria-label={play.board}
        aria-description={play.boardHint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is worked by keys.
        tabIndex={0}
        onKeyDown={keys}
        {...gestures}
        onPointerMove={(event: PointerEvent) => {
          pointer.current = event.pointerType === 'mouse' ? event : null;
          gestures.onPointerMove(event);
        }}
        onPointerOver={({ target, pointerType }) =>
          pointerType === 'mouse' && intents.onPoint?.(baseAt(target as Element))
        }
        onPointerLeave={({ pointerType }) => {
          pointer.current = null;
          if (pointerType === 'mouse') intents.onPoint?.(null);
        }}
      >
        <svg viewBox={viewBox} role="presentation">
          <Drawing scene={scene} frame={frame} />
        </svg>
        <svg class="board-over" viewBox={viewBox} aria-hidden="true">
          <Overlay scene={scene} frame={frame} named={named} hidden={hidden} />
        </svg>
      </div>
      <div class="board-tools">
        <Tool sign="zoom-in" label={play.zoomIn} onClick={() => zoom(1.4)} />
        <Tool sign="zoom-out" label={play.zoomOut} onClick={() => zoom(1 / 1.4)} />
        <Tool sign="fit" label={play.fit} onClick={fit} />
        <Tool sign="flip" label={play.flip} onClick={() => setTurned(!turned)} />
      </div>
      <div class="board-tools right">{children}</div>
      {camera.zoom > 1.05 && isSmall(extent) && (
        <OverviewMap
          scene={scene}
          frame={frame}
          shown={{ ...corner, ...box }}
          go={(to) => change((now) => ({ ...now, ...to }))}
        />
      )}
    </div>
  );
}

/** The base that was met, by its name. */
const baseAt = (target: Element | null): string | null =>
  target?.closest('[data-base]')?.getAttribute('data-base') ?? null;

const boxOnPage = (frame: Frame, { west, east, south, north }: Box) => {
  const [a, b] = [onPage(frame, { x: west, y: south }), onPage(frame, { x: east, y: north })];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
};

/** Listens without the browser's own scrolling. */
export function useWheel(
  element: { readonly current: HTMLElement | null },
  onWheel: (event: WheelEvent) => void,
): void {
  const newest = useRef(onWheel);
  newest.current = onWheel;
  useEffect(() => {
    const listen = (event: WheelEvent) => newest.current(event);
    const table = element.current;
    table?.addEventListener('wheel', listen, { passive: false });
    return () => table?.removeEventListener('wheel', listen);
  }, []);
}
