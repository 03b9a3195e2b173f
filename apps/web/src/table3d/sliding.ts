import type { SceneBase, Spot } from '../board/scene.ts';

type Way = readonly Spot[];

/** Somebody who is on the way to where the scene has it. */
export interface Slide {
  readonly name: string;
  /** From corner to corner. */
  readonly way: Way;
  /** How high it stood. */
  readonly z: number;
}

type Standing = Pick<SceneBase, 'name' | 'x' | 'y' | 'z'>;

/** Half a millimetre. */
const SAME = 50;

const isAt = (a: Spot | undefined, b: Spot): boolean => a !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < SAME;

/** Who stands elsewhere than before, each along the known way that leads there, else straight. */
export function slidesOf(
  before: readonly Standing[],
  now: readonly Standing[],
  ways: readonly Way[],
): readonly Slide[] {
  return now.flatMap((base) => {
    const stood = before.find(({ name }) => name === base.name);
    if (!stood || isAt(stood, base)) return [];
    const known = ways.find((way) => isAt(way[0], stood) && isAt(way.at(-1), base));
    return [{ name: base.name, way: known ?? [stood, base], z: stood.z }];
  });
}

/** Where somebody is who has gone so much of a way. */
export function alongWay(way: Way, part: number): Spot {
  const legs = way.slice(1).map((to, i) => ({ from: way[i] ?? to, to, long: 0 }));
  for (const leg of legs) leg.long = Math.hypot(leg.to.x - leg.from.x, leg.to.y - leg.from.y);
  let left = part * legs.reduce((sum, { long }) => sum + long, 0);
  for (const { from, to, long } of legs) {
    if (left <= long) {
      const gone = left / (long || 1);
      return { x: from.x + (to.x - from.x) * gone, y: from.y + (to.y - from.y) * gone };
    }
    left -= long;
  }
  return way.at(-1) ?? { x: 0, y: 0 };
}

/** The bases as they are seen when so much of their ways is gone. */
export const slidden = (bases: readonly SceneBase[], slides: readonly Slide[], part: number): readonly SceneBase[] =>
  bases.map((base) => {
    const slide = slides.find(({ name }) => name === base.name);
    return slide ? { ...base, ...alongWay(slide.way, part), z: slide.z + (base.z - slide.z) * part } : base;
  });
