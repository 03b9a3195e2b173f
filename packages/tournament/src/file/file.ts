// One event, one JSON file: its log. Reading adds the log up again, so a file that could not have happened is refused.
import { commandShapes, recordedFields } from '../event/command.ts';
import { applyRecorded, firstState } from '../act/apply.ts';
import { lettersNow } from '../chain/letters.ts';
import type { Entry, Event } from '../event/event.ts';
import { isRefused, type Refused, reason, refuse } from '../reason.ts';
import { outcomeShape } from '../event/outcome.ts';
import { readAs } from '../read.ts';
import { digest, list, oneOf, optional, record, type Shape, text, whole } from '@faultline/shape';

export const FILE_FORMAT = 'faultline-event';
export const FILE_VERSION = 2;
/** Files of version 1 hold acts without links. */
const VERSIONS = [1, FILE_VERSION] as const;

const entryShape: Shape<Entry> = record({
  n: whole(0, Number.MAX_SAFE_INTEGER),
  ...recordedFields,
  outcome: optional(outcomeShape),
  link: optional(digest),
});

const fileShape = record({
  format: oneOf([FILE_FORMAT]),
  version: oneOf(VERSIONS),
  /** Those of the last act, so that one cut off behind it is missed. */
  letters: optional(text),
  log: list(entryShape),
});

export function exportEvent(event: Event): string {
  const file = { format: FILE_FORMAT, version: FILE_VERSION, letters: lettersNow(event), log: event.log };
  return `${JSON.stringify(file, null, 1)}\n`;
}

const unreadable = (says: string): Refused => refuse(reason('badFile', null, says));

/** A day with 512 players has some million characters. */
const MOST_CHARACTERS = 50_000_000;

export function importEvent(content: string): { readonly event: Event } | Refused {
  if (content.length > MOST_CHARACTERS) return unreadable('This file is far longer than any event.');
  let json: unknown;
  try {
    json = JSON.parse(content.startsWith('\uFEFF') ? content.slice(1) : content);
  } catch {
    return unreadable('This is not an event file, or it is incomplete.');
  }
  const file = readAs(fileShape, json, '');
  if (isRefused(file))
    return unreadable(`This is not an event file of version ${VERSIONS.join(' or ')}: ${file.refused[0]?.says}`);
  return file.letters === undefined || file.letters === lettersNow(file) ? fromLog(file.log) : cutOff(file);
}

function cutOff(file: { readonly letters?: string; readonly log: readonly Entry[] }): Refused {
  const last = `its last act, ${file.log.length - 1}, has ${lettersNow(file)}`;
  const says = `The letters of this file are ${file.letters}, but ${last}: acts are missing at its end, or the letters were changed.`;
  return unreadable(`${says} Take a whole copy, or delete the letters to go on without those acts.`);
}

function fromLog(log: readonly Entry[]): { readonly event: Event } | Refused {
  const [opening, ...entries] = log;
  if (opening?.command.kind !== 'found')
    return unreadable('The event file does not begin with the creation of an event.');
  const misplaced = log.find((entry, index) => entry.n !== index);
  if (misplaced !== undefined)
    return unreadable(`Entry ${misplaced.n} is out of order; entries are missing or duplicated.`);
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
