// The one way an event changes: an act is judged, done and written down. Pure; the event given is never touched.
import { withLink } from '../chain/link.ts';
import { clockActs } from '../clock/running.ts';
import { SHOWDOWN } from '../event/details.ts';
import { outcomeShape } from '../event/outcome.ts';
import { readAs } from '../read.ts';
import { record } from '@faultline/shape';
import type { Entry, Event, EventState, MatchOutcome } from '../event/event.ts';
import { announcing } from '../people/announcing.ts';
import { calls, desk } from '../people/calls.ts';
import { checkLists } from '../rounds/checkList.ts';
import { conduct } from '../people/conduct.ts';
import { leaving } from '../people/leaving.ts';
import { registering } from '../people/registering.ts';
import { whyNotAllowed } from '../queries/rights.ts';
import { choosing } from '../premier/choosing.ts';
import { isRefused, type Reason, type Refused, reason, refuse } from '../reason.ts';
import { closing } from '../rounds/closing.ts';
import { preparing } from '../rounds/preparing.ts';
import { terrain } from '../rounds/terrain.ts';
import { correcting, differenceNote } from '../results/correcting.ts';
import { reporting } from '../results/reporting.ts';
import { type Change, changed, type Given, type Handler, type Handlers } from '../event/change.ts';
import { type Act, actFields, commandShapes, type Founding, type Kind } from '../event/command.ts';
import { undoneEntries } from '../chain/undone.ts';
import { replayed, whyNotUndone } from './undo.ts';

export interface Applied {
  readonly event: Event;
  readonly notes: readonly Reason[];
}

type Handled = Exclude<Kind, 'found' | 'undo'>;

const handlers: Handlers<Handled> = {
  ...announcing,
  ...registering,
  ...checkLists,
  ...terrain,
  ...preparing,
  ...choosing,
  ...clockActs,
  ...reporting,
  ...correcting,
  ...closing,
  ...leaving,
  ...conduct,
  ...calls,
  ...desk,
};

export function foundEvent(founding: Founding, at: number): Applied | Refused {
  const read = readAs(record({ founding: commandShapes.found, at: actFields.at }), { founding, at }, '');
  if (isRefused(read)) return read;
  const { organiser } = read.founding;
  const entry: Entry = { n: 0, by: organiser.person, at, why: '', command: { kind: 'found', ...read.founding } };
  return { event: { log: [withLink([], entry)], state: firstState(read.founding) }, notes: [] };
}

export function firstState(founding: Founding): EventState {
  return {
    founding,
    phase: 'draft',
    details: SHOWDOWN,
    officials: [],
    entrants: [],
    plan: null,
    starters: 0,
    stages: [],
    battlefields: [],
    ticks: [],
    warnings: [],
    calls: [],
    requests: [],
    questions: [],
    notes: [],
    ranking: null,
  };
}

/** A value that is no act at all is refused like an act that is not allowed. */
export function apply(event: Event, act: Act): Applied | Refused {
  const read = readAs(record(actFields), act, 'act');
  if (isRefused(read)) return read;
  return written(event, read, { n: event.log.length, replayed: false }, (entry) => withLink(event.log, entry));
}

/** An entry of a log that was written earlier: what chance brought then is kept, and so is its link. */
export function applyRecorded(event: Event, entry: Entry): Applied | Refused {
  const { link } = entry;
  const given = { n: event.log.length, replayed: true, recorded: entry.outcome };
  return written(event, entry, given, (again) => (link === undefined ? again : { ...again, link }));
}

function written(event: Event, act: Act, given: Given, linked: (entry: Entry) => Entry): Applied | Refused {
  const undoes = act.command.kind === 'undo' ? act.command.entry : null;
  const change = undoes === null ? perform(event.state, act, given) : undoing(event, act, undoes);
  if (isRefused(change)) return change;
  const entry = linked(entryOf(act, given.n, change.outcome));
  return { event: { log: [...event.log, entry], state: change.state }, notes: change.notes };
}

function entryOf({ by, at, why, command }: Act, n: number, outcome: MatchOutcome | undefined): Entry {
  const entry = { n, by, at, why, command };
  return outcome === undefined ? entry : { ...entry, outcome: outcomeShape.read(outcome, 'outcome') };
}

/** Judges and does an act on a state, without writing it down. */
export function perform(state: EventState, act: Act, given: Given): Change | Refused {
  const { kind } = act.command;
  const reasons = whyNotAllowed(state, act);
  if (reasons.length > 0 || kind === 'found' || kind === 'undo') return refuse(...reasons);
  return (handlers[kind] as Handler<typeof kind>)(state, act as never, given);
}

function undoing(event: Event, act: Act, target: number): Change | Refused {
  const reasons = [...whyNotAllowed(event.state, act), ...whyNotUndone(event, act.by, target)];
  if (reasons.length > 0) return refuse(...reasons);
  const skipped = undoneEntries([...event.log, { n: event.log.length, command: act.command }]);
  const again = replayed(firstState(event.state.founding), event.log.slice(1), skipped, perform);
  if (!isRefused(again)) return changed(again.state, differenceNote(event.state, again.state));
  const { n, command } = again.at;
  const says = `Entry ${n} (${command.kind}) depends on this one. Undo that first, or make a correction.`;
  return refuse(
    reason('dependedOn', 'SD-R-58', says, { entry: target, dependent: n, kind: command.kind }),
    ...again.refused,
  );
}
