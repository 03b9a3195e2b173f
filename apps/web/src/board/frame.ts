import type { Box, Frame, Spot } from './scene.ts';

export type { Frame };

export const onPage = ({ size, flipped, project }: Frame, spot: Spot & { readonly z?: number }): Spot => {
  const { x, y } = spot;
  if (project) return project(spot);
  return flipped ? { x: (size - x) / 100, y: y / 100 } : { x: x / 100, y: (size - y) / 100 };
};

export const onTable = ({ size, flipped }: Frame, { x, y }: Spot): Spot =>
  flipped ? { x: size - x * 100, y: y * 100 } : { x: x * 100, y: size - y * 100 };

export function pathOf(frame: Frame, rings: readonly (readonly number[])[]): string {
  return rings
    .map((ring) => {
      const corners: string[] = [];
      for (let i = 0; i + 1 < ring.length; i += 2) {
        const { x, y } = onPage(frame, { x: ring[i] ?? 0, y: ring[i + 1] ?? 0 });
        corners.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
      }
      return `M${corners.join('L')}Z`;
    })
    .join('');
}

/** A line through these spots. */
export const lineOf = (frame: Frame, spots: readonly Spot[]): string => {
  const corners = spots.map((spot) => onPage(frame, spot));
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}`;
};

/** Whether a spot lies inside rings, even-odd. */
export function covers(rings: readonly (readonly number[])[], { x, y }: Spot): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i + 1 < ring.length; j = i, i += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** The middle of a ring's corners: where a label goes. */
export function middleOf(ring: readonly number[]): Spot {
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    x += ring[i] ?? 0;
    y += ring[i + 1] ?? 0;
  }
  const corners = ring.length / 2 || 1;
  return { x: x / corners, y: y / corners };
}

/** The part of the table that holds all these spots, and so much round it. */
export function boxRound(spots: readonly Spot[], round: number): Box | null {
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    west: Math.min(...xs) - round,
    east: Math.max(...xs) + round,
    south: Math.min(...ys) - round,
    north: Math.max(...ys) + round,
  };
}
