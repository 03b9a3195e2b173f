import type { Seat } from '@faultline/rules';
import type { Preview } from '../port/queries.ts';

/** An Active objective: how many count for each seat, and who would hold it if the turn ended. */
interface Held {
  readonly key: string;
  readonly counts: readonly [number, number];
  readonly holder: Seat | null;
}

export function heldIn(prospect: Preview | null): readonly Held[] {
  return (prospect?.ending?.objectives ?? []).map(({ objective, next, why }) => ({
    key: objective,
    counts: [named(why.facts?.first), named(why.facts?.second)],
    holder: next,
  }));
}

/** How many names a list of names has. */
const named = (list: unknown): number => (typeof list === 'string' && list !== '' ? list.split(', ').length : 0);
