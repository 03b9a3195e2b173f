import type { ShelfUnit } from '../port/teamBuilder.ts';

/** The Tags that at least two of these have, with how many, the commonest first. */
export function sharedIn(cards: readonly Pick<ShelfUnit, 'tags'>[]): (readonly [tag: string, count: number])[] {
  const all = [...new Set(cards.flatMap(({ tags }) => tags))];
  return all
    .map((tag) => [tag, cards.filter(({ tags }) => tags.includes(tag)).length] as const)
    .filter(([, count]) => count > 1)
    .sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
}
