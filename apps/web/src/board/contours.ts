/** So many squares along a side are looked at. */
const CELLS = 48;
/** Hills and hollows of one table. */
const HILLS = 9;
/** Lines from the lowest to the highest spot; every fourth is bolder. */
const LEVELS = 11;

interface Contours {
  readonly fine: string;
  readonly bold: string;
}

type Corner = readonly [x: number, y: number, height: number];

/**
 * Lines of equal height of a made-up ground, as paths: for the eye alone, nobody stands higher for it.
 * The same number gives the same ground.
 */
export function contoursOf(seed: number, side: number): Contours {
  const heightAt = groundOf(seed, side);
  const step = side / CELLS;
  const corners = Array.from({ length: CELLS + 1 }, (_, i) =>
    Array.from({ length: CELLS + 1 }, (_, j): Corner => [i * step, j * step, heightAt(i * step, j * step)]),
  );
  const heights = corners.flat().map(([, , height]) => height);
  const lowest = Math.min(...heights);
  const rise = (Math.max(...heights) - lowest) / (LEVELS + 1);
  const paths: Record<keyof Contours, string[]> = { fine: [], bold: [] };
  for (let level = 1; level <= LEVELS; level += 1) {
    const path = paths[level % 4 === 0 ? 'bold' : 'fine'];
    for (const triangle of trianglesOf(corners)) path.push(crossing(triangle, lowest + level * rise));
  }
  return { fine: paths.fine.join(''), bold: paths.bold.join('') };
}

/** Numbers from 0 to 1 that look like chance. */
function chancesFrom(seed: number): () => number {
  let state = seed % 2147483647 || 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** How high the ground lies at a spot. */
function groundOf(seed: number, side: number): (x: number, y: number) => number {
  const chance = chancesFrom(seed);
  const hills = Array.from({ length: HILLS }, () => ({
    x: chance() * side,
    y: chance() * side,
    height: chance() * 2 - 0.8,
    width: side * (0.1 + 0.18 * chance()),
  }));
  return (x, y) =>
    hills.reduce((sum, hill) => sum + hill.height / (1 + ((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.width ** 2), 0);
}

function* trianglesOf(corners: readonly (readonly Corner[])[]): Iterable<readonly [Corner, Corner, Corner]> {
  for (let i = 0; i < CELLS; i += 1) {
    for (let j = 0; j < CELLS; j += 1) {
      const [a, b, c, d] = [corners[i]?.[j], corners[i + 1]?.[j], corners[i]?.[j + 1], corners[i + 1]?.[j + 1]];
      if (a && b && c && d) {
        yield [a, b, c];
        yield [b, c, d];
      }
    }
  }
}

/** The piece of a line of this height that crosses a triangle. */
function crossing([a, b, c]: readonly [Corner, Corner, Corner], height: number): string {
  const met = [
    [a, b],
    [b, c],
    [c, a],
  ].flatMap(([from, to]) => {
    if (!from || !to || from[2] < height === to[2] < height) return [];
    const part = (height - from[2]) / (to[2] - from[2]);
    return [`${(from[0] + (to[0] - from[0]) * part).toFixed(1)} ${(from[1] + (to[1] - from[1]) * part).toFixed(1)}`];
  });
  return met.length === 2 ? `M${met.join('L')}` : '';
}
