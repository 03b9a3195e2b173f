// The log itself: what was done, taking it back, and any act that has no word of its own.
import { type Command, type Entry, KINDS, nameOf, undoneEntries } from '@faultline/tournament';
import { isRecord } from '@faultline/shape/guards';
import { NotUnderstood } from '../command.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { table } from '../page.ts';
import { actWord, lookWord } from './word.ts';

export const log = lookWord({
  name: 'log',
  summary: 'list all entries with who, when and why',
  about: 'Use the entry number with "undo".',
  options: { last: { type: 'string' } },
  help: '  --last N     only the last N entries',
  example: 'log cup.json --last 10',
  looks(state, given, { event }) {
    given.none();
    const entries = event.log.slice(-wholeNumber('last', given.text('last'), event.log.length));
    const undone = undoneEntries(event.log);
    const rows = entries.map(({ n, by, at, why, command }) => {
      const kind = undone.has(n) ? `${command.kind} (undone)` : command.kind;
      return [n, new Date(at).toISOString().slice(0, 19), nameOf(state, by), kind, aboutWhom(command), why];
    });
    const json = { entries: entries.map((entry) => ({ ...entry, undone: undone.has(entry.n) })) };
    return { says: table(['Entry', 'When', 'Who', 'Entry kind', 'About', 'Why'], rows), json };
  },
});

/** Sealed teams and figures stay out of the list. */
function aboutWhom(command: Entry['command']): string {
  const fields: readonly string[] = ['name', 'player', 'match', 'person', 'entry', 'call', 'warning', 'request'];
  const known = Object.entries(command).find(([field]) => fields.includes(field));
  return known === undefined ? '' : `${known[1]}`;
}

export const undo = actWord({
  name: 'undo',
  summary: 'undo an entry (both stay in the log)',
  takes: 'ENTRY',
  about: 'ENTRY is its number in the log. Rejected while later entries depend on it. An undo can itself be undone.',
  example: 'undo cup.json 17 --why "wrong table"',
  does(desk, given) {
    const entry = wholeNumber('entry', given.one('Missing entry. "faultline event log" lists them.'), 0, 0);
    desk.does({ kind: 'undo', entry });
    return { says: `Entry ${entry} undone.` };
  },
});

export const act = actWord({
  name: 'act',
  summary: 'any other entry: warnings, calls, rulings, appeals, squad choices and more',
  takes: 'KIND [FIELDS]',
  about: `KIND is a kind of entry from docs/showdown.md, FIELDS its fields as JSON. Players go by their IDs here, which are
their names if they were registered with this tool.`,
  example: `act cup.json warn '{"player":"Ben","reason":"stalling"}' --as Art`,
  does(desk, given) {
    const [word, text = '{}', more] = given.names;
    const kind = KINDS.find((one) => one === word);
    if (word === undefined || more !== undefined)
      throw new NotUnderstood('Missing kind of entry, then its fields as JSON.');
    if (kind === undefined) throw new NotUnderstood(`Unknown kind of entry: ${word}. Available: ${KINDS.join(', ')}.`);
    desk.does({ ...fieldsIn(text), kind } as Command);
    return { says: `${kind}: done.` };
  },
});

function fieldsIn(text: string): object {
  try {
    const fields: unknown = JSON.parse(text);
    if (isRecord(fields)) return fields;
  } catch {
    // told below, like JSON that is no record
  }
  throw new NotUnderstood(`FIELDS must be a JSON object such as {"player":"Ben"} (got ${text}).`);
}
