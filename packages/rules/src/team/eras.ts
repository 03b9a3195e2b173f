import type { UnitCard } from '../cards/unitCard.ts';

/** The Eras in chronological order, by the word the card data use (CR-ERA-04, R-ERA-2); a later one is one more row. */
export const ERAS = [
  { id: 'Clone Wars', name: 'Fall of the Jedi' },
  { id: 'Empire', name: 'Reign of the Empire' },
  { id: 'Civil War', name: 'Age of Rebellion' },
  { id: 'New Republic', name: 'The New Republic' },
] as const;

/** CR-ERA-01 to CR-ERA-03: the Eras a Unit is available in: the shown ones and all between them, earliest first. */
export function erasOf({ eras }: Pick<UnitCard, 'eras'>): string[] {
  const ids: readonly string[] = ERAS.map(({ id }) => id);
  const shown = eras.map((era) => ids.indexOf(era)).filter((place) => place >= 0);
  return shown.length === 0 ? [] : ids.slice(Math.min(...shown), Math.max(...shown) + 1);
}
