// Does every draw of a log come out again? Pairings, tables, lots, dice, standings, seals, cut and final ranking.
import { applyRecorded, firstState, perform } from '../act/apply.ts';
import type { Event } from '../event.ts';
import { isRefused, type Reason, reason } from '../reason.ts';
import { outcomeShape } from './outcome.ts';

export interface Verification {
  /** Entries whose outcome was drawn or reckoned again. */
  readonly checked: number;
  readonly differences: readonly Reason[];
}

export function verifyEvent(event: Event): Verification {
  const [opening, ...entries] = event.log;
  if (opening === undefined) return { checked: 0, differences: [] };
  let so: Event = { log: [opening], state: firstState(event.state.founding) };
  let checked = 0;
  const differences: Reason[] = [];
  for (const entry of entries) {
    if (entry.outcome !== undefined) {
      checked += 1;
      const again = perform(so.state, entry, { n: entry.n, replayed: false });
      const outcome = isRefused(again) || again.outcome === undefined ? null : outcomeShape.read(again.outcome, '');
      if (JSON.stringify(outcome) !== JSON.stringify(entry.outcome)) {
        const says = `Entry ${entry.n} (${entry.command.kind}) comes out differently when it is done again.`;
        differences.push(reason('differs', null, says, { entry: entry.n, kind: entry.command.kind }));
      }
    }
    const applied = applyRecorded(so, entry);
    if (isRefused(applied)) {
      differences.push(
        reason('impossible', null, `Entry ${entry.n} cannot have happened.`, { entry: entry.n }),
        ...applied.refused,
      );
      return { checked, differences };
    }
    so = applied.event;
  }
  return { checked, differences };
}
