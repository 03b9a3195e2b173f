// A table made ready for questions: edges, bounds and surface rims worked out once. Derived, never stored.

import { type Box, boxRound } from './box.ts';
import { CONSTANTS, type Constants } from './constants.ts';
import { type Edge, edgesOf } from './edge.ts';
import { holds } from './holding.ts';
import { by } from './order.ts';
import { joinSurfaces, rimOf } from './surfaces.ts';
import type { Ingress, TerrainPart, Table } from './table.ts';

export interface Solid extends Box {
  readonly part: TerrainPart;
  readonly index: number;
  readonly edges: readonly Edge[];
  readonly bottom: number;
  readonly top: number;
  /** Solids whose footprint holds this one's: where both are in the way, they are enough. */
  readonly heldBy: readonly Solid[];
}

export interface Floor extends Box {
  readonly z: number;
  readonly solids: readonly Solid[];
  readonly rim: readonly Edge[];
}

export interface Battlefield {
  readonly table: Table;
  readonly constants: Constants;
  readonly solids: readonly Solid[];
  /** The walkable surfaces above the ground, lowest first. */
  readonly floors: readonly Floor[];
}

/** A table from its parts, touching walkable tops joined. */
export function tableOf(
  name: string,
  parts: readonly TerrainPart[],
  ingress: readonly Ingress[] = [],
  constants: Constants = CONSTANTS,
): Table {
  return { name, size: constants.size, parts, ingress, surfaces: joinSurfaces(parts, constants.eps) };
}

export function prepare(table: Table, constants: Constants = CONSTANTS): Battlefield {
  const solids = withHolders(table.parts.map(solidOf));
  const floors = table.surfaces.map((surface) => {
    const members = solids.filter((solid) => surface.parts.includes(solid.part.name));
    return {
      z: surface.z,
      solids: members,
      rim: rimOf(
        members.map((solid) => solid.edges),
        constants.eps,
      ),
      ...boxRound(members),
    };
  });
  floors.sort(LOWEST_FIRST);
  return { table, constants, solids, floors };
}

const LOWEST_FIRST = by<Floor>(
  ({ z }) => z,
  ({ left }) => left,
  ({ near }) => near,
);

function solidOf(part: TerrainPart, index: number): Solid {
  const edges = edgesOf(part.footprint);
  return {
    part,
    index,
    edges,
    ...boxRound(edges.map(({ ax, ay }) => ({ left: ax, right: ax, near: ay, far: ay }))),
    bottom: part.bottom,
    top: part.top,
    heldBy: [],
  };
}

/** What holds a holder must hold the held as well: else many parts, each a hair beside the last, would wander off. */
function withHolders(solids: readonly Solid[]): Solid[] {
  const holders = solids.map((solid, i) =>
    solids.filter((other, j) => j !== i && holds(other, solid) && !(j > i && holds(solid, other))),
  );
  const holdersOf = ({ index }: Solid): Solid[] => holders[index] ?? [];
  return solids.map((solid) => {
    const own = holdersOf(solid);
    return { ...solid, heldBy: own.filter((holder) => holdersOf(holder).every((other) => own.includes(other))) };
  });
}

/** Those that no other of them holds. */
export function outermost(solids: readonly Solid[]): Solid[] {
  return solids.filter((solid) => !solid.heldBy.some((holder) => solids.some((other) => other.index === holder.index)));
}
