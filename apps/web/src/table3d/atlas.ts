import type { Cell } from './soup.ts';
import { signsHere } from './signs.ts';

/** Draws a picture into a square from -1 to 1, y downward. */
export type Draw = (pen: CanvasRenderingContext2D) => void;

export interface Atlas {
  readonly canvas: HTMLCanvasElement;
  /** Where a picture is; null where there is none of that name. */
  cell(key: string): Cell | null;
  /** Draws what is not there yet; what is no longer asked for makes room. `true` once something was drawn. */
  fill(wanted: ReadonlyMap<string, Draw>): Promise<boolean>;
}

/** So many squares along a side. */
const ROWS = 10;

/** Many small pictures in one, so that a card draws all of them at once. */
export function atlasOf(side: number): Atlas {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  const step = side / ROWS;
  let places = new Map<string, number>();
  let drawn = new Set<string>();

  const draw = (place: number, how: Draw) => {
    if (!pen) return;
    const [x, y] = [(place % ROWS) * step, Math.floor(place / ROWS) * step];
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(x, y, step, step);
    pen.setTransform(0.48 * step, 0, 0, 0.48 * step, x + step / 2, y + step / 2);
    pen.globalAlpha = 1;
    pen.setLineDash([]);
    how(pen);
  };

  return {
    canvas,
    cell(key) {
      const place = drawn.has(key) ? places.get(key) : undefined;
      if (place === undefined) return null;
      const row = Math.floor(place / ROWS);
      return { u: (place % ROWS) / ROWS, v: 1 - (row + 1) / ROWS, side: 1 / ROWS };
    },
    async fill(wanted) {
      const missing = [...wanted.keys()].filter((key) => !drawn.has(key));
      if (missing.length === 0) return false;
      if (places.size + missing.length > ROWS * ROWS) {
        places = new Map();
        drawn = new Set();
      }
      const all = [...wanted].filter(([key]) => !drawn.has(key));
      const taken = new Set(places.values());
      const free = Array.from({ length: ROWS * ROWS }, (_, i) => i).filter((i) => !taken.has(i));
      for (const [i, [key]] of all.entries()) places.set(key, free[i] ?? 0);
      // Once to ask for the signs, once with them.
      for (const [key, how] of all) draw(places.get(key) ?? 0, how);
      await signsHere();
      for (const [key, how] of all) {
        const place = places.get(key);
        if (place !== undefined) draw(place, how);
        drawn.add(key);
      }
      return true;
    },
  };
}
