import { library } from '@faultline/cards';
import { OPERATIONS } from '@faultline/cards/operations';
import { type Battlefield, partsWithoutTwin, placeToken, prepare, type Table } from '@faultline/geometry';
import { type MissionCard, objectivesOf, whyNotMap } from '@faultline/rules';

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
  /** Key Operations whose maps have room. */
  readonly operations: readonly string[];
}

export function factsOf(table: Table): TableFacts {
  const field = prepare(table);
  return {
    parts: table.parts.length,
    levels: [...new Set(table.surfaces.map(({ z }) => z / 100))].filter((z) => z > 0).sort((a, b) => a - b),
    ladders: new Set(table.ingress.map(({ group }) => group)).size,
    uneven: partsWithoutTwin(table),
    unplaced: Object.values(library.missions).flatMap((mission) => {
      const lost = lostOn(field, mission);
      return lost.length > 0 ? [{ mission: mission.name, objectives: lost }] : [];
    }),
    operations: OPERATIONS.filter(({ card }) => whyNotMap(table, card).length === 0).map(({ card }) => card.id),
  };
}

/** Objectives that find no place where a game lays them, whichever side the First Player chooses (CR-SETUP-06). */
function lostOn(field: Battlefield, mission: MissionCard): string[] {
  const laid = (['south', 'north'] as const).map((edge) => objectivesOf(mission, edge, field.table.size));
  const lost = new Set(laid.flat().flatMap(({ key, x, y }) => (placeToken(field, x, y).legal ? [] : [key])));
  return mission.objectives.map(({ key }) => key).filter((key) => lost.has(key));
}
