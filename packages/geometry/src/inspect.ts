// What is wrong with a table, in sentences. A table without faults has no crack a base could not stand across, no top
// nobody can stand on, no deck nobody can pass under unawares, and no shape that is none.

import { roomOn } from './area.ts';
import { type Battlefield, prepare, type Solid } from './battlefield.ts';
import type { Constants } from './constants.ts';
import { distanceToArea, type Edge, edgeDistance, edgesOf, inside } from './edge.ts';
import { distance } from './measure.ts';
import { overlaps } from './overlap.ts';
import { touch } from './surfaces.ts';
import type { Footprint, Ingress, TerrainPart, Table } from './table.ts';

/** A seam open by 0.01 to 2 mm is taken for a mistake. */
const OPEN_SEAM = { least: 1, most: 200 };

export function inspectTable(table: Table, constants: Constants): string[] {
  const shapes = [...twiceNamed(table), ...table.parts.flatMap((part) => shapeFaults(part, table.size))];
  if (shapes.length > 0) return shapes;
  const field = prepare(table, constants);
  return [
    ...openSeams(field),
    ...field.solids.flatMap((solid) => standingFaults(field, solid)),
    ...table.ingress.flatMap((point) => ingressFaults(field, point)),
  ];
}

const inMm = (length: number): string => `${Math.round(length) / 100} mm`;

function twiceNamed({ parts, ingress }: Table): string[] {
  return [parts, ingress].flatMap((list) => {
    const names = new Set<string>();
    return list.flatMap(({ name }) => {
      if (names.has(name)) return [`Two things are called "${name}"; every name must be used once.`];
      names.add(name);
      return [];
    });
  });
}

function shapeFaults({ name, footprint, bottom, top }: TerrainPart, size: number): string[] {
  const faults: string[] = [];
  if (bottom < 0 || top <= bottom)
    faults.push(
      `"${name}" reaches from ${inMm(bottom)} to ${inMm(top)}; its top must be above its bottom, and both above the ground.`,
    );
  if (footprint.flat().some((v) => v < 0 || v > size))
    faults.push(`"${name}" lies partly off the table; every corner must be from 0 to ${size}.`);
  for (const ring of footprint) {
    const edges = edgesOf([ring]);
    if (edges.some((e) => e.length === 0)) faults.push(`"${name}" has the same corner twice in a row; leave one out.`);
    else if (isOneLine(edges)) faults.push(`"${name}" has no area; its corners lie in one line.`);
    else if (crossesItself(edges)) faults.push(`"${name}" crosses itself; give the corners in order around it.`);
  }
  if (faults.length === 0 && !holesInside(footprint)) faults.push(`"${name}" has a hole that is not inside it.`);
  return faults;
}

function isOneLine([first, ...others]: readonly Edge[]): boolean {
  return first !== undefined && others.every((e) => e.dx * first.dy === e.dy * first.dx);
}

/** Two neighbours that fold back meet a third edge too. */
function crossesItself(edges: readonly Edge[]): boolean {
  return edges.some((e, i) =>
    edges.some((f, j) => {
      const neighbours = j === i + 1 || (i === 0 && j === edges.length - 1);
      return j > i && !neighbours && edgeDistance(e, f) === 0;
    }),
  );
}

function holesInside([outer = [], ...holes]: Footprint): boolean {
  const rim = edgesOf([outer]);
  return holes.every((hole) =>
    edgesOf([hole]).every((e) => inside(e.ax, e.ay, rim) && rim.every((f) => edgeDistance(e, f) > 0)),
  );
}

function openSeams({ solids, constants }: Battlefield): string[] {
  const tops = solids.filter((solid) => solid.part.walkable);
  return tops.flatMap((a, i) =>
    tops.slice(i + 1).flatMap((b) => {
      if (Math.abs(a.top - b.top) > constants.eps) return [];
      const gaps = [...cornerGaps(a, b), ...cornerGaps(b, a)].filter(
        (gap) => gap >= OPEN_SEAM.least && gap <= OPEN_SEAM.most,
      );
      if (gaps.length === 0) return [];
      const widest = inMm(Math.max(...gaps));
      return [
        `The seam between "${a.part.name}" and "${b.part.name}" is open by ${widest}; close it, or move them at least 2 mm apart.`,
      ];
    }),
  );
}

/** How far the corners of one footprint are from the other. */
function cornerGaps(a: Solid, b: Solid): number[] {
  return a.edges.map((e) => distanceToArea(e.ax, e.ay, b.edges));
}

function standingFaults(field: Battlefield, solid: Solid): string[] {
  const { name, walkable, low } = solid.part;
  const { constants } = field;
  const faults: string[] = [];
  if (walkable && !roomOn(field, solid, constants.smallBase)) {
    faults.push(
      `Nobody can stand on "${name}"; say that it is not walkable, or give it room for a base of ${inMm(2 * constants.smallBase)}.`,
    );
  }
  const tight = low
    ? undefined
    : floorsBelow(field, solid).find((floor) => solid.bottom - floor < constants.clearance - constants.eps);
  if (tight !== undefined) {
    const room = inMm(solid.bottom - tight);
    faults.push(
      `Under "${name}" there is ${room} of room, and a figure needs ${inMm(constants.clearance)}; raise it, fill it, or mark it "low".`,
    );
  }
  return faults;
}

/** Heights one could stand at below a part; what carries it, from below or from beside, is not below it. */
function floorsBelow({ solids, constants }: Battlefield, solid: Solid): number[] {
  const { eps } = constants;
  if (solid.bottom <= eps) return [];
  const carried = solids.some(
    (other) => other !== solid && Math.abs(other.top - solid.bottom) <= eps && touch(other.edges, solid.edges, eps),
  );
  const walkable = solids.filter(
    (other) => other.part.walkable && other.top < solid.bottom - eps && overlaps(other, solid),
  );
  return [...(carried ? [] : [0]), ...walkable.map((other) => other.top)];
}

function ingressFaults(field: Battlefield, { name, group, x, y, z }: Ingress): string[] {
  const { table, constants, floors } = field;
  const faults: string[] = [];
  if (Math.min(x, y) < 0 || Math.max(x, y) > table.size) faults.push(`The ingress point "${name}" lies off the table.`);
  if (!table.ingress.some((other) => other.group === group && other.name !== name)) {
    faults.push(`The ingress point "${name}" is alone in its group "${group}"; link it to at least one other.`);
  }
  const point = { x, y, r: 0, z };
  const near = (solid: Solid): boolean => distanceToArea(x, y, solid.edges) <= constants.range[1];
  const onSurface = z === 0 || floors.some((floor) => floor.z === z && floor.solids.some(near));
  if (!onSurface)
    faults.push(`The ingress point "${name}" is at ${inMm(z)}, where no surface is within Range 1 of it.`);
  const same = table.ingress.find(
    (other) =>
      other.name !== name && other.group === group && other.z === z && distance({ ...other, r: 0 }, point) === 0,
  );
  if (same !== undefined) faults.push(`The ingress points "${name}" and "${same.name}" are one and the same.`);
  return faults;
}
