import { type Game, type TerrainPart, tableOf } from '@faultline/rules';

const INCH = 2540;

/** A flat roof of six by four inches around [10, 13], 3.2 inches high, with open room below. */
const part: TerrainPart = {
  name: 'roof',
  feature: 'roof',
  footprint: [[7, 11, 13, 11, 13, 15, 7, 15].map((length) => length * INCH)],
  bottom: Math.round(3.1 * INCH),
  top: Math.round(3.2 * INCH),
  blocked: false,
  impassable: false,
  walkable: true,
};

/** A table for climbing. */
export const roof: Partial<Game> = { table: tableOf('roof', [part]) };
