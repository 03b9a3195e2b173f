import type { RefObject } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { keepIfEqual } from '../ui/signal.ts';
import { type Camera, type Extent, pixelOf } from './camera.ts';
import type { Rect } from './labels.ts';

/** What floats over the table: an element whose children cover it, and at which edge it is. */
export interface Floating {
  readonly element: RefObject<HTMLElement | null>;
  readonly edge: string;
}

/** Names go elsewhere when a panel is so many pixels larger, not with every line of it. */
const STEP = 16;

/** How long the table is at rest before names are put elsewhere. */
const REST = 160;

/** The parts of the drawing that lie under panels, known once the table is at rest, and from how far down on the screen. */
export function useHidden(
  over: Floating | undefined,
  table: RefObject<HTMLElement | null>,
  camera: Camera,
  extent: Extent,
  side: number,
): { readonly hidden: readonly Rect[]; readonly from: number } {
  const [panels, setPanels] = useState<readonly Rect[]>([]);
  const [tools, setTools] = useState<readonly Rect[]>([]);
  const [seen, setSeen] = useState(camera);
  useEffect(() => {
    const floating = over?.element.current;
    if (!floating) return;
    const [keep, keepTools] = [keepIfEqual<readonly Rect[]>(), keepIfEqual<readonly Rect[]>()];
    let asked = 0;
    // Called once at the beginning too, always after the browser has laid everything out; the answer to a press is
    // shown first, names move with the next frame.
    const observer = new ResizeObserver(() => {
      const at = table.current?.getBoundingClientRect();
      if (!at) return;
      const on = (all: Iterable<Element>) => [...all].map((each) => panelOn(at, each.getBoundingClientRect()));
      const panels = keep(on(floating.children));
      const tools = keepTools(on(toolsOf(table.current)));
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => {
        setPanels(panels);
        setTools(tools);
      });
    });
    observer.observe(floating);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(asked);
    };
  }, [over?.edge, extent]);
  useEffect(() => {
    const wait = setTimeout(() => setSeen(camera), REST);
    return () => clearTimeout(wait);
  }, [camera]);
  const hidden = useMemo(
    () => [...panels, ...tools].map((panel) => onDrawing(panel, seen, extent, side)),
    [panels, tools, seen],
  );
  return { hidden, from: Math.min(extent.height, ...panels.map(({ y }) => y)) };
}

/** What lies over the table to be pressed, but for what shows only under a mouse. */
const toolsOf = (table: HTMLElement | null): readonly Element[] =>
  [...(table?.parentElement?.querySelectorAll('.board-tools > *, .board-map') ?? [])].filter((each) =>
    each.checkVisibility({ opacityProperty: true }),
  );

/** In pixels of the table, by whole steps. */
function panelOn(table: Rect, { x, y, width, height }: Rect): Rect {
  const [left, top] = [floored(x - table.x), floored(y - table.y)];
  return {
    x: left,
    y: top,
    width: floored(x - table.x + width - left + STEP),
    height: floored(y - table.y + height - top + STEP),
  };
}

const floored = (pixels: number): number => Math.floor(pixels / STEP) * STEP;

/** From pixels of the table to the drawing's own lengths. */
export function onDrawing({ x, y, width, height }: Rect, camera: Camera, extent: Extent, side: number): Rect {
  const pixel = pixelOf(camera, extent, side);
  return {
    x: camera.x + (x - extent.width / 2) * pixel,
    y: camera.y + (y - extent.height / 2) * pixel,
    width: width * pixel,
    height: height * pixel,
  };
}
