// One event, one JSON file: its log. Reading adds the log up again, so a file that could not have happened is refused.
import { actFields, commandShapes } from '../act/command.ts';
import { applyRecorded, firstState } from '../act/apply.ts';
import type { Entry, Event } from '../event.ts';
import { isRefused, type Refused, reason, refuse } from '../reason.ts';
import { outcomeShape } from './outcome.ts';
import { readAs } from './read.ts';
import { list, oneOf, optional, record, type Shape, whole } from './shape.ts';

export const FILE_FORMAT = 'faultline-event';
export const FILE_VERSION = 1;

const entryShape: Shape<Entry> = record({
  n: whole(0, Number.MAX_SAFE_INTEGER),
  ...actFields,
  outcome: optional(outcomeShape),
});

const fileShape = record({ format: oneOf([FILE_FORMAT]), version: oneOf([FILE_VERSION]), log: list(entryShape) });

export function exportEvent(event: Event): string {
  return `${JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, log: event.log }, null, 1)}\n`;
}

const unreadable = (says: string): Refused => refuse(reason('badFile', null, says));

export function importEvent(text: string): { readonly event: Event } | Refused {
  let content: unknown;
  try {
    content = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    return unreadable('This is not an event file: it is not JSON, or it was cut off.');
  }
  const file = readAs(fileShape, content, '');
  if (!isRefused(file)) return fromLog(file.log);
  return unreadable(`This is not an event file of version ${FILE_VERSION}: ${file.refused[0]?.says}`);
}

function fromLog(log: readonly Entry[]): { readonly event: Event } | Refused {
  const [opening, ...entries] = log;
  if (opening?.command.kind !== 'found') return unreadable('An event file opens with the founding of the event.');
  const misplaced = log.find((entry, index) => entry.n !== index);
  if (misplaced !== undefined)
    return unreadable(`Entry ${misplaced.n} stands in the wrong place; entries are missing or double.`);
  const { kind: _, ...founding } = opening.command;
  let event: Event = { log: [opening], state: firstState(commandShapes.found.read(founding, 'log[0]')) };
  for (const entry of entries) {
    const applied = applyRecorded(event, entry);
    if (isRefused(applied)) {
      const says = `Entry ${entry.n} (${entry.command.kind}) cannot have happened in this event:`;
      const because = applied.refused.map((one) => one.says).join(' ');
      return refuse(reason('badFile', null, `${says} ${because}`, { entry: entry.n }), ...applied.refused);
    }
    event = applied.event;
  }
  return { event };
}
