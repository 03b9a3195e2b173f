// Undoing is an entry like any other: the log is added up again without the entry undone.
import { undoneEntries } from '../chain/undone.ts';
import type { Entry, Event, EventState } from '../event/event.ts';
import { isOwnBusiness, officesOf, RIGHTS } from '../queries/rights.ts';
import { isRefused, type Reason, type Refused, reason } from '../reason.ts';
import { findMatch } from '../queries/current.ts';
import { whyNotCorrected } from '../results/correcting.ts';
import type { Change, Given } from '../event/change.ts';
import type { Act, Kind } from '../event/command.ts';

interface Stopped extends Refused {
  readonly at: Entry;
}

type Perform = (state: EventState, act: Act, given: Given) => Change | Refused;

/** Adds the entries up from a first state, leaving some out; stops at the first that is no longer possible. */
export function replayed(
  first: EventState,
  entries: readonly Entry[],
  skipped: ReadonlySet<number>,
  perform: Perform,
): { readonly state: EventState } | Stopped {
  let state = first;
  for (const entry of entries) {
    if (skipped.has(entry.n) || entry.command.kind === 'undo') continue;
    const change = perform(state, entry, { n: entry.n, replayed: true, recorded: entry.outcome });
    if (isRefused(change)) return { at: entry, refused: change.refused };
    state = change.state;
  }
  return { state };
}

/** Acts that nobody takes back, with the rule that says so. */
const STANDS: Readonly<Partial<Record<Kind, { readonly rule: string; readonly says: string }>>> = {
  rule: { rule: 'SD-ARB-06', says: 'A ruling is final and cannot be undone; only an appeal can replace it.' },
  decideAppeal: { rule: 'SD-LEAD-03', says: "The Lead Arbiter's decision is final and cannot be undone." },
  rollExtension: { rule: 'SD-R-03', says: 'The extra-time dice are rolled once a round and cannot be undone.' },
};

/** What players may take back themselves; the rest of what they do binds them. */
const PLAYERS_MAY: readonly Kind[] = [
  'register',
  'withdraw',
  'submitTeam',
  'flag',
  'seat',
  'report',
  'agreeNotToPlay',
  'askToDrop',
  'askToRejoin',
  'askLateUse',
  'call',
  'ask',
  'tellDesk',
];

function bindsPlayer(state: EventState, { by, command }: Entry): boolean {
  if (command.kind === 'found' || PLAYERS_MAY.includes(command.kind)) return false;
  const asPlayer = RIGHTS[command.kind].offices.player !== undefined;
  const forSelf = 'player' in command && command.player === by;
  return asPlayer && (forSelf || isOwnBusiness(state, by, command));
}

export function whyNotUndone({ log, state }: Event, by: string, n: number): readonly Reason[] {
  const target = log[n];
  if (target === undefined || n === 0) {
    return [reason('noEntry', null, `Entry ${n} cannot be undone: there is no such entry.`, { entry: n })];
  }
  if (undoneEntries(log).has(n)) return [reason('alreadyUndone', null, `Entry ${n} is already undone.`, { entry: n })];
  const { kind } = target.command;
  const stands = STANDS[kind];
  if (stands !== undefined) return [reason('stands', stands.rule, stands.says, { entry: n, kind })];
  // What was announced binds the running event, whichever way it would change.
  if (kind === 'write' && !RIGHTS.write.phases?.includes(state.phase)) {
    const says = 'The announcement can no longer be changed.';
    return [reason('wrongPhase', 'SD-EO-03', says, { entry: n, phase: state.phase })];
  }
  const offices = officesOf(state, by);
  if (target.by !== by && !offices.includes('organiser') && !offices.includes('leadArbiter')) {
    const says = "Only the organizer or the Lead Arbiter can undo someone else's entries.";
    return [reason('notYours', null, says, { entry: n, by: target.by })];
  }
  if (target.by !== by && isOwnBusiness(state, by, target.command)) {
    return [reason('ownBusiness', 'SD-R-71', 'You cannot decide about your own match.', { entry: n })];
  }
  if (target.by === by && bindsPlayer(state, target)) {
    return [reason('binds', null, 'This is binding. Ask the desk to correct a mistake.', { entry: n, kind })];
  }
  if (target.command.kind !== 'correctResult') return [];
  const found = findMatch(state, target.command.match);
  return found === undefined ? [] : whyNotCorrected(state, by, found);
}
