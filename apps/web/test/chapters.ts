import type { GameEvent, Open, Seat } from '@faultline/rules';
import { nextFrom } from '@faultline/rules/standing';
import type { Chapter } from '../src/port/port.ts';

/** A story told by its events, an entry each; the first is the beginning. */
export function chapters(
  parts: readonly (readonly GameEvent[])[],
  beginning: Open | null = null,
  by: readonly (Seat | null)[] = [],
): readonly Chapter[] {
  const told: Chapter[] = [];
  for (const events of parts) {
    const undone = events.find((each) => each.event === 'undone');
    const from = nextFrom(told, undone?.event === 'undone' ? undone.to : null);
    told.push({ events, open: told.length === 0 ? beginning : null, from, by: by[told.length] ?? null });
  }
  return told;
}
