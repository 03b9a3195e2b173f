import type { Effect } from '../cards/ability.ts';
import type { Position } from '../machine/machine.ts';
import type { Context } from './context.ts';
import { found } from './tests.ts';

/** R-ABIL-4: an ability that finds nobody to choose certainly does nothing, so it is not offered. */
export function isUseful(p: Position, effects: readonly Effect[], at: Context): boolean {
  const [first, ...rest] = effects;
  if (first?.do !== 'choose') return true;
  return found(p, first.from, at).some((name) =>
    isUseful(p, rest, { ...at, bound: { ...at.bound, [first.bind]: name } }),
  );
}
