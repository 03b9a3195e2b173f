import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { namesIn } from '@faultline/tournament';
import { openEvent, saveEvent } from '../src/event/eventFile.ts';
import { table as tableOf } from '../src/page.ts';
import { EventTable } from './eventTable.ts';

const table = new EventTable();
let untouched = '';

beforeAll(async () => {
  await table.founds('--rounds', '3');
  await table.gathers('Ana', 'Ben', 'Cleo', 'Dev', 'Eli');
  await table.starts();
  const { matches } = await table.json<{ matches: { a: { name: string }; table: number }[] }>('pairings');
  await table.does('report', `table ${matches[0]!.table}`, '2-0', '9-4');
  untouched = table.bytes();
});

/** The free match of round 1, whoever the seed put there. */
async function free(): Promise<string> {
  const { matches } = await table.json<{ matches: { a: { name: string }; confirmed: boolean }[] }>('pairings');
  return matches.find((match) => !match.confirmed)!.a.name;
}

async function byeOf(): Promise<string> {
  return (await table.json<{ bye: { name: string } }>('pairings')).bye.name;
}

interface Refusal {
  readonly what: string;
  readonly args: readonly string[];
  readonly code: number;
  readonly says: string;
}

const refusals: readonly Refusal[] = [
  { what: 'a file of the same name', args: ['new', '--name', 'X', '--organiser', 'Y'], code: 2, says: 'already' },
  { what: 'a player entered after the start', args: ['register', 'Zoe'], code: 1, says: 'SD-R-46' },
  { what: 'a late entry nobody announced', args: ['late', 'Zoe', 'TEAM'], code: 1, says: 'SD-R-46' },
  { what: 'a team after the start', args: ['team', 'Ana', 'TEAM'], code: 1, says: 'SD-STR-02' },
  {
    what: 'a team file that is not there',
    args: ['team', 'Ana', 'nowhere.txt'],
    code: 2,
    says: 'nowhere.txt is not a file',
  },
  {
    what: 'a team of nobody known',
    args: ['team', 'Ana', 'BAD'],
    code: 2,
    says: 'Unknown Unit "Jar Jar Binks"',
  },
  { what: 'a second pairing of an open round', args: ['pair'], code: 1, says: 'has to be closed' },
  { what: 'posting what was not drawn', args: ['publish'], code: 1, says: 'no round that waits' },
  { what: 'closing with a result missing', args: ['close'], code: 1, says: 'is missing or not confirmed' },
  { what: 'a cut the event does not have', args: ['cut'], code: 1, says: 'no cut' },
  { what: 'an early end', args: ['finish'], code: 1, says: 'still to be played' },
  { what: 'three cards', args: ['report', 'FREE', '3-0', '1-1'], code: 1, says: 'not 3' },
  { what: 'two victories', args: ['report', 'FREE', '2-2', '1-1'], code: 1, says: 'against 0 or 1' },
  { what: 'figures that are no numbers', args: ['report', 'FREE', 'two', '1-1'], code: 2, says: '(got "two")' },
  { what: 'figures left out', args: ['report', 'FREE'], code: 2, says: 'Cards and Wounds' },
  { what: 'Wounds left out that decide', args: ['report', 'FREE', '1-1'], code: 1, says: 'so Wounds decide' },
  { what: 'a result for the bye', args: ['report', 'BYE', '2-0', '1-1'], code: 2, says: 'has no match in round 1' },
  { what: 'a stranger', args: ['report', 'Zoe', '2-0', '1-1'], code: 2, says: 'No player named Zoe' },
  { what: 'a table that is not there', args: ['report', 'table 9', '2-0', '1-1'], code: 2, says: 'No table 9' },
  { what: 'a report of somebody else', args: ['report', 'FREE', '2-0', '1-1', '--as', 'BYE'], code: 1, says: '' },
  { what: 'an actor without a part', args: ['close', '--as', 'Mallory'], code: 2, says: 'Mallory' },
  { what: 'a correction without a reason', args: ['correct', 'DONE', '2-1', '1-1'], code: 1, says: '--why' },
  {
    what: 'a correction of nothing',
    args: ['correct', 'FREE', '2-1', '1-1', '--why', 'x'],
    code: 2,
    says: 'report one',
  },
  { what: 'a round that is not there', args: ['standings', '--round', '9'], code: 2, says: 'No round 9' },
  { what: 'a player who never left coming back', args: ['rejoin', 'Ana'], code: 1, says: 'has not left' },
  { what: 'a time that is none', args: ['close', '--at', 'teatime'], code: 2, says: 'teatime' },
  { what: 'an undo of what others depend on', args: ['undo', '3'], code: 1, says: 'depends on this one' },
  { what: 'an undo of no entry', args: ['undo', '9999'], code: 1, says: 'no such entry' },
  { what: 'an act nobody knows', args: ['act', 'dance'], code: 2, says: 'Unknown kind of entry: dance' },
  { what: 'an act with fields that are none', args: ['act', 'note', '[1'], code: 2, says: 'JSON object' },
  { what: 'an act with a strange field', args: ['act', 'note', '{"tune":1}'], code: 1, says: 'no such field' },
  { what: 'a word for the clock nobody knows', args: ['clock', 'dance'], code: 2, says: 'Unknown clock command' },
  { what: 'an office nobody knows', args: ['appoint', 'Zoe', '--office', 'king'], code: 2, says: 'scorekeeper' },
  { what: 'a role nobody knows', args: ['appoint', 'Zoe', '--role', 'king'], code: 2, says: '--role must be one of' },
  { what: 'an arbiter who plays', args: ['appoint', 'Ana'], code: 1, says: 'SD-ARB-03' },
  { what: 'an option nobody knows', args: ['close', '--dance'], code: 2, says: '--dance' },
  { what: 'something after the file', args: ['close', 'now'], code: 2, says: 'now' },
  {
    what: 'an export over the event',
    args: ['export', 'standings', '--out', 'CUP'],
    code: 2,
    says: 'event file itself',
  },
  { what: 'an export of nothing', args: ['export', 'gossip'], code: 2, says: 'Unknown export: gossip' },
];

describe('a refusal says why and leaves the file as it was', () => {
  it.each(refusals)('for $what', async ({ args, code, says }) => {
    const { matches } = await table.json<{ matches: { a: { name: string }; confirmed: boolean }[] }>('pairings');
    const stands: Readonly<Record<string, string>> = {
      TEAM: table.team(),
      BAD: table.written('bad.txt', 'Jar Jar Binks, Rex\n'),
      CUP: table.path(),
      FREE: await free(),
      BYE: await byeOf(),
      DONE: matches.find((match) => match.confirmed)!.a.name,
    };
    const [word = '', ...rest] = args.map((arg) => stands[arg] ?? arg);
    const said = await table.asks(word, ...rest);
    expect([said.code, said.out]).toEqual([code, '']);
    expect(said.err).toContain(says);
    expect(said.err.trim()).not.toBe('');
    expect(table.bytes()).toBe(untouched);
  });

  it('as JSON when asked', async () => {
    const { code, out } = await table.asks('close', '--json');
    expect([code, JSON.parse(out)]).toEqual([1, { refused: [expect.objectContaining({ code: 'unreported' })] }]);
    expect(table.bytes()).toBe(untouched);
  });

  it('and a list with one bad name enters nobody', async () => {
    const other = new EventTable();
    await other.founds();
    const before = other.bytes();
    const { code, err } = await other.asks('register', 'Ana', 'Ben', 'Ana');
    expect([code, err, other.bytes()]).toEqual([1, 'Ana is already registered.', before]);
  });
});

describe('a file that somebody else has changed meanwhile', () => {
  it('is not overwritten', async () => {
    const other = new EventTable();
    await other.founds();
    const opened = openEvent(other.path());
    await other.does('register', 'Ana');
    const theirs = other.bytes();
    expect(() => saveEvent(opened, opened.event)).toThrow('was just changed by another program');
    expect(other.bytes()).toBe(theirs);
  });
});

describe('a file that is no event', () => {
  it.each([
    ['cut off', '{"format":"faultline-event","version":1,"log":[{', 'it is incomplete'],
    ['foreign', '{"format":"chess"}', 'not an event file'],
    ['newer', '{"format":"faultline-event","version":3,"log":[]}', 'version 1 or 2'],
    ['empty', '', 'it is incomplete'],
  ])('%s, is told for what it is and left alone', async (name, text, says) => {
    const path = table.written(`${name}.json`, text);
    for (const word of ['close', 'standings', 'verify']) {
      const { code, err } = await table.says('event', word, path);
      expect([code, err]).toEqual([1, expect.stringContaining(says)]);
    }
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('missing, is a mistake of the command line', async () => {
    const { code, err } = await table.says('event', 'close', table.path('nowhere.json'));
    expect([code, err]).toEqual([2, expect.stringContaining('There is no file')]);
  });
});

describe('every word of faultline event', () => {
  it('answers --help with an example, within a hundred columns', async () => {
    const { out: listed } = await table.says('event', '--help');
    const words = [...listed.matchAll(/^ {2}(\w+) /gm)].map(([, word = '']) => word);
    expect(words).toEqual(
      expect.arrayContaining(['new', 'pair', 'report', 'standings', 'explain', 'verify', 'export']),
    );
    for (const word of words) {
      const { code, out } = await table.says('event', word, '--help');
      expect([code, out]).toEqual([0, expect.stringContaining(`  faultline event ${word} cup.json`)]);
      expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
    }
  });

  it('is needed', async () => {
    expect((await table.says('event', 'dance', 'cup.json')).code).toBe(2);
    expect((await table.says('event')).code).toBe(2);
  });
});

describe('a table', () => {
  it('shortens what is too long and minds signs of double width', () => {
    const lines = tableOf(
      ['Name', 'Points'],
      [
        ['x'.repeat(200), 3],
        ['東京', 12],
      ],
    ).split('\n');
    expect(lines[1]).toBe(`${'x'.repeat(91)}…       3`);
    expect(lines[2]).toBe(`東京${' '.repeat(94)}12`);
  });
});

describe('a pasted list of names', () => {
  it('loses numbers, dashes, empty lines and remarks', () => {
    expect(namesIn('\uFEFF1. Ana\r\n2) Ben  Solo\n\n- Cleo\n• Dev\n# guests\n4th Legion Eli\n')).toEqual([
      'Ana',
      'Ben Solo',
      'Cleo',
      'Dev',
      '4th Legion Eli',
    ]);
  });
});
