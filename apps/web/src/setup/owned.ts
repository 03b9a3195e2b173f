import { isText, listOf } from '@faultline/shape/guards';
import { useState } from 'preact/hooks';

/** The Units somebody owns, by id. */
const KEY = 'faultline.owned';

export function ownedUnits(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return listOf(isText)(value) ? value : [];
  } catch {
    return [];
  }
}

export function keepOwned(units: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(units));
  } catch {
    // Known as long as the page is open.
  }
}

/** With those that somebody else's list has; whatever it is, what comes out are ids. */
export const withOwned = (owned: readonly string[], more: unknown): readonly string[] =>
  [...new Set([...owned, ...(listOf(isText)(more) ? more : [])])].sort();

export function useOwned() {
  const [owned, setOwned] = useState(ownedUnits);
  const own = (units: readonly string[]) => {
    const next = withOwned([], units);
    setOwned(next);
    keepOwned(next);
  };
  return { owned, own };
}
