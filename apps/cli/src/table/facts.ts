import { library } from '@faultline/cards';
import { partsWithoutTwin, placeToken, prepare, type Table } from '@faultline/geometry';

/** What a player wants to know of a table before a game on it. */
export interface TableFacts {
  readonly parts: number;
  /** Heights one can stand at above the ground, in millimetres. */
  readonly levels: readonly number[];
  readonly ladders: number;
  /** Parts that are not there again after half a turn; none when both sides are alike. */
  readonly uneven: readonly string[];
  /** Mission sets with an objective that finds no place, and which. */
  readonly unplaced: readonly { readonly mission: string; readonly objectives: readonly string[] }[];
}

export function factsOf(table: Table): TableFacts {
  const field = prepare(table);
  return {
    parts: table.parts.length,
    levels: [...new Set(table.surfaces.map(({ z }) => z / 100))].filter((z) => z > 0).sort((a, b) => a - b),
    ladders: new Set(table.ingress.map(({ group }) => group)).size,
    uneven: partsWithoutTwin(table),
    unplaced: Object.values(library.missions).flatMap(({ name, objectives }) => {
      const lost = objectives.filter(({ x, y }) => !placeToken(field, x, y).legal).map(({ key }) => key);
      return lost.length > 0 ? [{ mission: name, objectives: lost }] : [];
    }),
  };
}
