import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  apply,
  type Event,
  exportEvent,
  FILE_FORMAT,
  FILE_VERSION,
  importEvent,
  isRefused,
  lettersNow,
  verifyEvent,
} from '@faultline/tournament';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const textOf = (name: string): string => readFileSync(`${folder}${name}`, 'utf8');

function opened(text: string): Event {
  const read = importEvent(text);
  if (isRefused(read)) throw new Error(read.refused[0]?.says);
  return read.event;
}

/** One act more, as the organiser would do it. */
function goneOn(event: Event): Event {
  const by = event.state.founding.organiser.person;
  const command = { kind: 'note', text: 'Opened again.' } as const;
  const answer = apply(event, { by, at: 1_780_400_000_000, why: '', command });
  if (isRefused(answer)) throw new Error(answer.refused[0]?.says);
  return answer.event;
}

describe('event files of earlier versions', () => {
  it.each(files)('%s opens, and every draw comes out again', (name) => {
    const { checked, differences } = verifyEvent(opened(textOf(name)));
    expect(differences).toEqual([]);
    expect(checked).toBeGreaterThan(7);
  });

  it.each(files)('%s goes on, and what was in it is kept to the letter', (name) => {
    const before = opened(textOf(name));
    const after = opened(exportEvent(goneOn(before)));
    expect(after.log.slice(0, -1)).toEqual(JSON.parse(textOf(name)).log);
    const { differences, chainFrom } = verifyEvent(after);
    expect([differences, chainFrom]).toEqual([[], before.log.find(({ link }) => link)?.n ?? before.log.length]);
  });

  it.each(files.filter((name) => name.startsWith(`format-${FILE_VERSION}`)))('%s is written as it was', (name) => {
    expect(exportEvent(opened(textOf(name)))).toBe(textOf(name));
  });

  it.each(files)('%s opens from its log alone, as a browser keeps it', (name) => {
    const { log } = JSON.parse(textOf(name));
    const event = opened(JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, log }));
    expect(event).toEqual(opened(textOf(name)));
  });

  it('have the letters they had: paper printed from them stays good', () => {
    expect(Object.fromEntries(files.map((name) => [name, lettersNow(opened(textOf(name)))]))).toMatchInlineSnapshot(`
      {
        "format-1-premier.json": "KHTBDQKD",
        "format-1-running.json": "WWDBWCJK",
        "format-1-showdown.json": "SCRJQBTF",
        "format-2-running.json": "FSTHXWFK",
        "format-2-upgraded.json": "XLBGMLTR",
      }
    `);
  });
});
