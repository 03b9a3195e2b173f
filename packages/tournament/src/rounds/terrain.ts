// Battlefields at the tables, supplied by the organiser.
import { changed, type Handlers } from '../event/change.ts';
import type { EventState } from '../event/event.ts';
import { type Reason, reason, refuse } from '../reason.ts';

const FEWEST_ELEVATIONS = 2;

/** Terrain should be much the same size everywhere (SD-TER-04). */
function terrainNotes(state: EventState): readonly Reason[] {
  const volumes = state.battlefields.map(({ battlefield }) => battlefield.volume);
  const [least, most] = [Math.min(...volumes), Math.max(...volumes)];
  const { terrainSpread } = state.details;
  if (volumes.length === 0 || most * 100 <= least * (100 + terrainSpread)) return [];
  const says = `Terrain differs by more than ${terrainSpread}% between tables.`;
  return [reason('terrainUneven', 'SD-TER-04', says, { least, most, terrainSpread })];
}

export const terrain: Handlers<'setBattlefield'> = {
  setBattlefield(state, { command: { table, battlefield } }) {
    const elevations = new Set(battlefield.elevations).size;
    if (elevations < FEWEST_ELEVATIONS) {
      const says = `"${battlefield.name}" needs terrain at two elevations above the ground at least.`;
      return refuse(reason('tooFlat', 'SD-TER-05', says, { elevations }));
    }
    const others = state.battlefields.filter((one) => one.table !== table);
    const next = { ...state, battlefields: [...others, { table, battlefield }] };
    return changed(next, terrainNotes(next));
  },
};
