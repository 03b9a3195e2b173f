import type { Reason } from '@faultline/tournament';

/** Reasons that say the same of several tables, as the numbers of these; the others stay as they are. */
export function perTable(reasons: readonly Reason[]): {
  readonly tables: readonly number[];
  readonly others: readonly Reason[];
} {
  const tables = reasons.flatMap(({ facts: { table } }) => (typeof table === 'number' ? [table] : []));
  const others = reasons.filter(({ facts }) => typeof facts.table !== 'number');
  return { tables: tables.sort((one, other) => one - other), others };
}
