import type { Machine } from '../machine/machine.ts';
import type { Scope, Unit } from '../state/unit.ts';

/** What a Unit must remember for a time: grants of keywords, and clauses that work only so often. */

/** The mark a clause leaves on its Unit where its text limits it. */
export const markOf = (ability: string, clause: number): string => `${ability}#${clause}`;

export const isMarked = (u: Unit, key: string): boolean => u.marks.some((mark) => mark.key === key);

export function mark(u: Unit, key: string, until: Scope): void {
  u.marks.push({ key, until });
}

export function unmark(u: Unit, key: string): void {
  u.marks = u.marks.filter((held) => held.key !== key);
}

/** The one place where what lasts for a time ends. */
export function expire(g: Machine, scope: Scope): void {
  for (const u of g.open.units) {
    const before = u.grants.length;
    u.marks = u.marks.filter((held) => held.until !== scope);
    u.grants = u.grants.filter((held) => held.until !== scope);
    if (scope === 'turn') u.used = [];
    if (u.grants.length !== before) g.unsettled = true;
  }
}
