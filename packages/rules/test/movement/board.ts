import type { TerrainPart } from '@faultline/rules';

const INCH = 2540;
export const inches = (...lengths: readonly number[]): number[] => lengths.map((length) => Math.round(length * INCH));

/** A walkable deck of six by four inches with open room below. */
export const deck = (name: string, [x, y]: readonly [number, number], top: number): TerrainPart => ({
  name,
  feature: name,
  footprint: [inches(x - 3, y - 2, x + 3, y - 2, x + 3, y + 2, x - 3, y + 2)],
  bottom: Math.round((top - 0.1) * INCH),
  top: Math.round(top * INCH),
  blocked: false,
  impassable: false,
  walkable: true,
});

/** What a character at this place looks like. */
export const standsAt = (x: number, y: number, z: number) => {
  const [px, py, pz] = inches(x, y, z);
  return { x: px, y: py, z: pz };
};
