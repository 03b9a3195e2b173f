// Undoing is an entry like any other: the log is added up again without the entry undone.
import { isRefused, type Reason, type Refused, reason, undoneEntries } from '@faultline/tournament/record';
import type { Campaign, CampaignState, Entry, PersonId } from '../campaign/campaign.ts';
import type { Change, Given } from '../campaign/change.ts';
import type { Act, Command } from '../campaign/command.ts';
import { nameOf } from '../sides/players.ts';

interface Stopped extends Refused {
  readonly at: Entry;
}

type Perform = (state: CampaignState, act: Act, given: Given) => Change | Refused;

/** Adds the entries up from a first state, leaving some out; stops at the first that is no longer possible. */
export function replayed(
  first: CampaignState,
  entries: readonly Entry[],
  skipped: ReadonlySet<number>,
  perform: Perform,
): { readonly state: CampaignState } | Stopped {
  let state = first;
  for (const entry of entries) {
    if (skipped.has(entry.n) || entry.command.kind === 'undo') continue;
    const change = perform(state, entry, { n: entry.n, recorded: entry.outcome });
    if (isRefused(change)) return { at: entry, refused: change.refused };
    state = change.state;
  }
  return { state };
}

/** What undoes an entry with all that stands after it, the newest first. */
export function undosBackTo({ log }: Campaign, entry: number): readonly Command[] {
  const undone = undoneEntries(log);
  return log
    .filter(({ n, command }) => n >= entry && n > 0 && command.kind !== 'undo' && !undone.has(n))
    .toReversed()
    .map(({ n }) => ({ kind: 'undo', entry: n }));
}

export function whyNotUndone({ log, state }: Campaign, by: PersonId, n: number): readonly Reason[] {
  const target = log[n];
  if (target === undefined || n === 0)
    return [reason('noEntry', null, `Entry ${n} cannot be undone: there is no such entry.`, { entry: n })];
  if (undoneEntries(log).has(n)) return [reason('alreadyUndone', null, `Entry ${n} is already undone.`, { entry: n })];
  if (target.by === by || state.founding.organiser.person === by) return [];
  const says = `Entry ${n} is ${nameOf(state, target.by)}'s; only they or the organizer can undo it.`;
  return [reason('notYours', null, says, { entry: n, by: target.by })];
}
