// A table from outside: any value at all becomes either a valid table or sentences that say what is wrong with it.

import { type Fields, isFlag, isRecord, textUpTo, wholeFrom } from '@faultline/shape/guards';
import { CONSTANTS, type Constants } from './constants.ts';
import { inspectTable } from './inspect.ts';
import { joinSurfaces } from './surfaces.ts';
import type { Ingress, TerrainPart, Surface, Table } from './table.ts';

export type ReadTable = { readonly table: Table } | { readonly faults: readonly string[] };

const MOST_PARTS = 150;
/** Of all parts together. */
const MOST_CORNERS = 2000;

export function readTable(value: unknown, constants: Constants = CONSTANTS): ReadTable {
  const faults: string[] = [];
  if (!isRecord(value)) return { faults: ['A table is an object with name, size, parts and ingress.'] };
  const name = readName(value.name, 'The table', faults);
  if (value.size !== constants.size)
    faults.push(`The table's size is ${show(value.size)}; it must be ${constants.size}.`);
  const parts = readList(value.parts, 'parts', faults, readPart);
  const ingress = readList(value.ingress ?? [], 'ingress', faults, readIngress);
  const corners = parts.reduce((sum, part) => sum + part.footprint.flat().length / 2, 0);
  if (corners > MOST_CORNERS) faults.push(`The parts have ${corners} corners together; ${MOST_CORNERS} are the most.`);
  if (faults.length > 0) return { faults };
  const surfaces = joinSurfaces(parts, constants.eps);
  const table = { name, size: constants.size, parts, ingress, surfaces };
  faults.push(...inspectTable(table, constants), ...whyOtherSurfaces(value.surfaces, surfaces));
  return faults.length > 0 ? { faults } : { table };
}

function show(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return Array.isArray(value) ? 'a list' : 'something else';
}

const isName = textUpTo(100, 1);

function readName(value: unknown, of: string, faults: string[]): string {
  if (isName(value)) return value;
  faults.push(`${of} has the name ${show(value)}; a name is a text of 1 to 100 characters.`);
  return '';
}

function readList<T>(
  value: unknown,
  what: string,
  faults: string[],
  read: (item: Fields, of: string, faults: string[]) => T,
): T[] {
  if (!Array.isArray(value) || value.length > MOST_PARTS) {
    faults.push(`The table's ${what} are ${show(value)}; they must be a list of at most ${MOST_PARTS}.`);
    return [];
  }
  return value.flatMap((item, i) => {
    if (isRecord(item))
      return [read(item, typeof item.name === 'string' ? `"${item.name}"` : `Number ${i + 1} of ${what}`, faults)];
    faults.push(`Number ${i + 1} of ${what} is ${show(item)}; it must be an object.`);
    return [];
  });
}

function readPart(item: Fields, of: string, faults: string[]): TerrainPart {
  const flag = (key: 'blocked' | 'impassable' | 'walkable', means: string): boolean => {
    const value = item[key];
    if (!isFlag(value)) faults.push(`${of} does not say whether it is ${means}: "${key}" must be true or false.`);
    return value === true;
  };
  const part = {
    name: readName(item.name, of, faults),
    feature: readName(item.feature, `The feature of ${of}`, faults),
    footprint: readFootprint(item.footprint, of, faults),
    bottom: readWhole(item.bottom, 'bottom', of, faults),
    top: readWhole(item.top, 'top', of, faults),
    blocked: flag('blocked', 'Blocked or Clear'),
    impassable: flag('impassable', 'Impassable or Passable'),
    walkable: flag('walkable', 'to be stood on'),
  };
  return item.low === true ? { ...part, low: true } : part;
}

const isOnTable = wholeFrom(-10 * CONSTANTS.size, 10 * CONSTANTS.size);

function readWhole(value: unknown, what: string, of: string, faults: string[]): number {
  if (isOnTable(value)) return value;
  faults.push(`${of} has the ${what} ${show(value)}; it must be a whole number of hundredths of a millimetre.`);
  return 0;
}

const isCorners = (count: number): boolean => Number.isInteger(count) && count >= 3 && count <= 100;

function readFootprint(value: unknown, of: string, faults: string[]): number[][] {
  const isRing = (ring: unknown): ring is number[] =>
    Array.isArray(ring) && isCorners(ring.length / 2) && ring.every(Number.isInteger);
  if (Array.isArray(value) && value.length > 0 && value.length <= 20 && value.every(isRing))
    return value.map((ring) => [...ring]);
  faults.push(
    `${of} needs a footprint: rings of at least three corners, each ring a list of whole numbers x, y, x, y, …`,
  );
  return [];
}

function readIngress(item: Fields, of: string, faults: string[]): Ingress {
  return {
    name: readName(item.name, of, faults),
    group: readName(item.group, `The group of ${of}`, faults),
    x: readWhole(item.x, 'x', of, faults),
    y: readWhole(item.y, 'y', of, faults),
    z: readWhole(item.z, 'z', of, faults),
  };
}

function whyOtherSurfaces(given: unknown, surfaces: readonly Surface[]): string[] {
  if (given === undefined || areSame(given, surfaces)) return [];
  return ['The surfaces are not those that the touching walkable tops make; leave them out and they are worked out.'];
}

function areSame(given: unknown, surfaces: readonly Surface[]): boolean {
  if (!Array.isArray(given) || given.length !== surfaces.length) return false;
  return surfaces.every(({ z, parts }, i) => {
    const other: unknown = given[i];
    if (!isRecord(other) || other.z !== z || !Array.isArray(other.parts)) return false;
    const names: unknown[] = other.parts;
    return names.length === parts.length && parts.every((name, k) => names[k] === name);
  });
}
