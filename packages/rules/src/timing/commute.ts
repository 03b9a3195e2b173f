import type { Effect } from '../cards/effect.ts';

type Kind = Effect['do'];

/**
 * Kinds of effects that come to the same in either order, whatever lies on the table: they open no window and wound
 * nobody. A pair that is not listed may matter, so its order is asked. Decided by kinds alone: asking tells nothing hidden.
 */
export const COMMUTING: readonly (readonly [Kind, Kind])[] = [
  ['refresh', 'refresh'],
  ['refresh', 'grant'],
  ['grant', 'grant'],
];

const pairCommutes = (a: Kind, b: Kind): boolean =>
  COMMUTING.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** Whether two lists of effects can change places. */
export const commute = (a: readonly Kind[], b: readonly Kind[]): boolean =>
  a.every((one) => b.every((other) => pairCommutes(one, other)));
