import type { Machine } from '../game/machine.ts';
import { changeUnit } from '../state/change.ts';
import type { UnitId } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import type { Duration } from '../cards/duration.ts';
import { unit } from '../game/find.ts';

/** What a Unit must remember for a time: grants of keywords, and clauses that work only so often. */

/** The mark a clause leaves on its Unit where its text limits it. */
export const markOf = (ability: string, clause: number): string => `${ability}#${clause}`;

export const isMarked = (u: Unit, key: string): boolean => u.marks.some((mark) => mark.key === key);

export function mark(g: Machine, id: UnitId, key: string, until: Duration): void {
  changeUnit(g, id, { marks: [...unit(g, id).marks, { key, until }] });
}

export function unmark(g: Machine, id: UnitId, key: string): void {
  const u = unit(g, id);
  if (isMarked(u, key)) changeUnit(g, id, { marks: u.marks.filter((held) => held.key !== key) });
}

/** The one place where what lasts for a time ends. */
export function expire(g: Machine, scope: Duration): void {
  const lasts = ({ until }: { readonly until: Duration }): boolean => until !== scope;
  for (const { id, marks, grants, used } of g.open.units) {
    // A Unit that has nothing to forget stays the same record: its digest is known.
    const forgets = scope === 'turn' && used.length > 0;
    if (!forgets && marks.every(lasts) && grants.every(lasts)) continue;
    if (!grants.every(lasts)) g.unsettled = true;
    changeUnit(g, id, { marks: marks.filter(lasts), grants: grants.filter(lasts), used: forgets ? [] : used });
  }
}
