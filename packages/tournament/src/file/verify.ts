// Does every draw of a log come out again (pairings, tables, lots, dice, standings, seals, cut and final ranking), and
// does every act fit the chain? A log that does is consistent; whether it is the one people saw, letters on paper tell.
import { applyRecorded, firstState, perform } from '../act/apply.ts';
import { chainOf } from '../chain/link.ts';
import { lettersNow } from '../chain/letters.ts';
import type { Entry, Event } from '../event/event.ts';
import { isRefused, type Reason, reason } from '../reason.ts';
import { outcomeShape } from '../event/outcome.ts';

export interface Verification {
  /** Entries whose outcome was drawn or reckoned again. */
  readonly checked: number;
  readonly differences: readonly Reason[];
  /** The first act that carries a link; null where none does. */
  readonly chainFrom: number | null;
  readonly letters: string;
}

export function verifyEvent(event: Event): Verification {
  const { from, altered, bare } = chainOf(event.log);
  const { checked, differences } = drawnAgain(event);
  return {
    checked,
    differences: [...altered.map(alteredAct), ...bare.map(bareAct), ...differences],
    chainFrom: from,
    letters: lettersNow(event),
  };
}

function alteredAct({ n, command: { kind } }: Entry): Reason {
  const says = `Entry ${n} (${kind}) does not fit the chain: it or what stood before it was altered.`;
  return reason('altered', null, says, { entry: n, kind });
}

function bareAct({ n, command: { kind } }: Entry): Reason {
  return reason('linkMissing', null, `Entry ${n} (${kind}) has lost its link of the chain.`, { entry: n, kind });
}

function drawnAgain(event: Event): Pick<Verification, 'checked' | 'differences'> {
  const [opening, ...entries] = event.log;
  if (opening === undefined) return { checked: 0, differences: [] };
  let so: Event = { log: [opening], state: firstState(event.state.founding) };
  let checked = 0;
  const differences: Reason[] = [];
  for (const entry of entries) {
    if (entry.outcome !== undefined) {
      checked += 1;
      const again = perform(so.state, entry, { n: entry.n, replayed: true });
      const outcome = isRefused(again) || again.outcome === undefined ? null : outcomeShape.read(again.outcome, '');
      if (JSON.stringify(outcome) !== JSON.stringify(entry.outcome)) {
        const says = `Entry ${entry.n} (${entry.command.kind}) gives a different result when recomputed.`;
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
