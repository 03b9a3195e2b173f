import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isStill } from '../ui/still.ts';
import { type MovingCamera, movingCamera } from './movingCamera.ts';
import type { Spot } from './scene.ts';

/** What part of the drawing is on the screen: its middle in millimetres; at zoom 1 the whole table fits. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Beyond the rim: the table fills its place, and its own line is not cut. */
const MARGIN = 2;
const CLOSEST = 6;

export const fitted = (side: number): Camera => ({ x: side / 2, y: side / 2, zoom: 1 });

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Millimetres for one pixel. */
export const pixelOf = ({ zoom }: Camera, { width, height }: Extent, side: number): number =>
  (side + 2 * MARGIN) / Math.max(1, Math.min(width, height)) / zoom;

/** By how much lines and letters may be finer or bolder than asked for. */
const PLAY = { finest: 0.97, boldest: 1.22 };

/** The size they are drawn in: the one of before where it still will do, so that a board a little other is not redrawn. */
export const drawnAt = (before: number, pixel: number): number =>
  before >= pixel * PLAY.finest && before <= pixel * PLAY.boldest ? before : pixel;

/** Turned by a factor about a spot of the drawing, which stays where it is on the screen. */
export function zoomed(camera: Camera, factor: number, about: Spot): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * factor));
  const kept = camera.zoom / zoom;
  return { x: about.x + (camera.x - about.x) * kept, y: about.y + (camera.y - about.y) * kept, zoom };
}

/** A window smaller than this shows a part of the table rather than all of it too small to read. */
const SMALL = 560;

export const isSmall = ({ width, height }: Extent): boolean => Math.min(width, height) < SMALL;

/** Pixels an inch has at least where a part of the table is shown: a small base is 30 wide. */
const READABLE = 19.2;

/** The zoom at which bases can be read. */
const readable = (extent: Extent, side: number): number =>
  isSmall(extent)
    ? Math.max(1, (READABLE * ((side + 2 * MARGIN) / 25.4)) / Math.max(1, Math.min(extent.width, extent.height)))
    : 1;

/** How much of the board, in pixels from its rims, lies under something else. */
export interface Rims {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

export const FREE: Rims = { left: 0, right: 0, bottom: 0 };

/** What lies over the board: from below so far up on the screen, and what stands at its sides. */
export interface Covered {
  readonly below: number;
  readonly beside: readonly DOMRect[];
}

/** What is hidden at each rim; of the height never most. */
export function rimsOf(board: DOMRect, { below, beside }: Covered): Rims {
  const middle = board.left + board.width / 2;
  const [left, right] = [beside.filter(({ right }) => right < middle), beside.filter(({ left }) => left > middle)];
  return {
    left: Math.max(0, ...left.map((each) => each.right - board.left)),
    right: Math.max(0, ...right.map((each) => board.right - each.left)),
    bottom: Math.min(Math.max(0, board.bottom - below), board.height * 0.6),
  };
}

/** A box and something round it, as much as can be read, between what covers the rims, and no more from beside the
 *  table than must be. */
export function showing(box: Spot & Extent, whole: Extent, side: number, rims = FREE): Camera {
  const extent = { width: whole.width - rims.left - rims.right, height: whole.height - rims.bottom };
  const widest = Math.max(box.width / extent.width, box.height / extent.height) * 1.15;
  const zoom = (side + 2 * MARGIN) / Math.max(1, Math.min(whole.width, whole.height)) / widest;
  const least = readable(whole, side);
  const camera = { x: box.x, y: box.y, zoom: Math.min(CLOSEST, 1.15 * least, Math.max(least, zoom)) };
  const pixel = pixelOf(camera, whole, side);
  const within = (at: number, length: number): number => {
    const half = (length * pixel) / 2 - MARGIN;
    return half >= side / 2 ? side / 2 : Math.min(side - half, Math.max(half, at));
  };
  return {
    ...camera,
    x: within(box.x, extent.width) + ((rims.right - rims.left) * pixel) / 2,
    y: within(box.y, extent.height) + (rims.bottom * pixel) / 2,
  };
}

/** The middle of the screen stays on the table. */
const kept = (camera: Camera, side: number): Camera => ({
  ...camera,
  x: Math.min(side, Math.max(0, camera.x)),
  y: Math.min(side, Math.max(0, camera.y)),
});

/** The size of an element on the screen, followed. */
export function useExtent<E extends Element>() {
  const element = useRef<E>(null);
  const [extent, setExtent] = useState<Extent>({ width: 600, height: 600 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setExtent({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, extent };
}

export interface Moving extends MovingCamera<Camera> {
  readonly camera: Camera;
}

export function useCamera(side: number, first = fitted(side)): Moving {
  const [camera, setCamera] = useState(first);
  const moving = useMemo(
    () => movingCamera<Camera>(first, { ...BROWSER, show: setCamera, keep: (to) => kept(to, side) }),
    [side],
  );
  useEffect(() => moving.stop, [moving]);
  return { ...moving, camera };
}

/** The browser's clock, for cameras that move. */
export const BROWSER = {
  now: () => performance.now(),
  isStill,
  nextFrame(then: () => void) {
    const asked = requestAnimationFrame(then);
    return () => cancelAnimationFrame(asked);
  },
  later(then: () => void, wait: number) {
    const asked = setTimeout(then, wait);
    return () => clearTimeout(asked);
  },
};
