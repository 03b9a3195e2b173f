import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALPHABET, actOfLetters, lettersNow, readLetters } from '../src/chain/letters.ts';
import { exportEvent, importEvent } from '../src/file/file.ts';
import { verifyEvent } from '../src/file/verify.ts';
import type { Entry, Event } from '../src/event/event.ts';
import { isRefused } from '../src/reason.ts';
import { ART, Desk, firstLetterWins, names, OLGA, wins } from './desk.ts';

/** Round 2 runs, and one of its tables has a result. */
function running(): Desk {
  const desk = new Desk({ details: { swissRounds: 3, cut: 0 } }).gathers(...names(5)).playsRound(firstLetterWins);
  desk.posts().starts();
  const [match] = desk.matches;
  if (match === undefined) throw new Error('Nobody is paired.');
  return desk.reports(match, wins(match, match.a));
}

const read = (text: string): Event => {
  const answer = importEvent(text);
  if (isRefused(answer)) throw new Error(answer.refused[0]?.says);
  return answer.event;
};

interface File {
  format: string;
  version: number;
  letters?: string;
  log: Entry[];
}

const fileOf = ({ event }: Desk): File => JSON.parse(exportEvent(event));

/** What reading or verifying a file finds; empty if nothing. */
function foundIn(file: object): string[] {
  const answer = importEvent(JSON.stringify(file));
  if (isRefused(answer)) return answer.refused.map(({ says }) => says);
  return verifyEvent(answer.event).differences.map(({ code, facts }) => `${code} ${facts.entry}`);
}

/** The file with something changed in one entry, whose link is left as it was. */
function forged(file: File, n: number, change: Partial<Entry>): File {
  return { ...file, log: file.log.map((entry) => (entry.n === n ? { ...entry, ...change } : entry)) };
}

const numbered = (log: readonly Entry[]): Entry[] => log.map((entry, n) => ({ ...entry, n }));
const withoutLinks = (log: readonly Entry[]): Entry[] => log.map(({ link: _, ...entry }) => entry);

describe('a file that was tampered with', () => {
  const file = fileOf(running());
  const last = file.log.length - 1;

  it('is sound before', () => {
    expect(foundIn(file)).toEqual([]);
  });

  it('does not verify with another reason', () => {
    expect(foundIn(forged(file, 9, { why: 'the organiser said so' }))).toEqual(['altered 9']);
  });

  it('does not verify with another time', () => {
    expect(foundIn(forged(file, 9, { at: 60_000 }))).toEqual(['altered 9']);
  });

  it('does not open with a time that no calendar knows', () => {
    const [says] = foundIn(forged(file, 9, { at: 1e300 }));
    expect(says).toContain('log[9].at should be a time in milliseconds that a calendar knows');
  });

  it('does not verify with somebody else as the doer', () => {
    expect(foundIn(forged(file, last, { by: ART }))).toEqual([`altered ${last}`]);
  });

  it('does not verify with a result of the running round reversed', () => {
    const [match] = running().matches;
    if (match === undefined) throw new Error('Nobody is paired.');
    const command = { kind: 'enterResult', match: match.id, result: wins(match, match.b) } as const;
    expect(file.log[last]?.command).toMatchObject({ ...command, result: wins(match, match.a) });
    expect(foundIn(forged(file, last, { command }))).toEqual([`altered ${last}`]);
  });

  it('does not open with its last act dropped', () => {
    const [says] = foundIn({ ...file, log: file.log.slice(0, -1) });
    expect(says).toMatch(/^The letters of this file are \w{8}, but its last act, \d+, has \w{8}: acts are missing/);
  });

  it('does not verify with an act taken out and the rest counted anew', () => {
    const noted = fileOf(running().does({ kind: 'note', text: 'Ben came late.' }).playsOut());
    const log = numbered(noted.log.filter(({ command }) => command.kind !== 'note'));
    expect(foundIn({ ...noted, log })).toEqual([`altered ${last + 1}`]);
  });

  it('does not verify with a link taken away', () => {
    expect(
      foundIn({ ...file, log: file.log.map((entry) => (entry.n === 9 ? { ...entry, link: undefined } : entry)) }),
    ).toEqual(['linkMissing 9']);
  });

  it('is found out whatever single value is changed', () => {
    const paths: (string | number)[][] = [];
    const walk = (value: unknown, path: (string | number)[]): void => {
      if (typeof value === 'object' && value !== null) {
        for (const [name, field] of Object.entries(value))
          walk(field, [...path, Array.isArray(value) ? Number(name) : name]);
      } else paths.push(path);
    };
    walk(file.log, ['log']);
    fc.assert(
      fc.property(fc.nat(paths.length - 1), fc.nat(), (which, salt) => {
        const path = paths[which] ?? [];
        const changed = structuredClone(file) as unknown as Record<string | number, unknown>;
        const name = path.at(-1) ?? '';
        const holder = path.slice(0, -1).reduce((value, key) => value[key] as typeof value, changed);
        const was = holder[name];
        holder[name] = typeof was === 'number' ? was + 1 : typeof was === 'boolean' ? !was : `${was}${salt}`;
        expect(foundIn(changed), path.join('.')).not.toEqual([]);
      }),
      { numRuns: 400, seed: 15 },
    );
  });
});

describe('the chain', () => {
  it('is made as the docs say, by anybody with a SHA-256 tool', () => {
    const ordered = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(ordered);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, field]) => [name, ordered(field)]),
      );
    };
    let former = '';
    for (const { link, ...act } of running().event.log) {
      former = createHash('sha256')
        .update(`${former}\n${JSON.stringify(ordered(act))}`)
        .digest('hex');
      expect(link).toBe(former);
    }
  });

  it('is the same after writing and reading, and goes on from there', () => {
    const desk = running();
    const letters = lettersNow(desk.event);
    desk.event = read(exportEvent(desk.event));
    expect(lettersNow(desk.event)).toBe(letters);
    desk.does({ kind: 'note', text: 'Coffee is ready.' });
    expect(verifyEvent(desk.event)).toMatchObject({ differences: [], chainFrom: 0 });
  });

  it('is not mended by going on with a file that was tampered with', () => {
    const desk = running();
    desk.event = read(JSON.stringify(forged(fileOf(desk), 9, { why: 'forged' })));
    desk.does({ kind: 'note', text: 'Coffee is ready.' });
    expect(foundIn(fileOf(desk))).toEqual(['altered 9']);
  });
});

describe('letters on paper', () => {
  it('are eight, without vowels and without what looks like a figure', () => {
    const { event } = running();
    expect(lettersNow(event)).toMatch(new RegExp(`^[${ALPHABET}]{8}$`));
    expect(ALPHABET).toMatch(/^[B-DF-HJ-NP-TV-XZ]{16}$/);
    expect(new Set(ALPHABET).size).toBe(16);
  });

  it('are the first digits of the newest link', () => {
    const { event } = running();
    const digits = (event.log.at(-1)?.link ?? '').slice(0, 8);
    const letters = [...digits].map((digit) => ALPHABET[Number.parseInt(digit, 16)]).join('');
    expect(lettersNow(event)).toBe(letters);
  });

  it('tell after which act they were printed', () => {
    const desk = running();
    const sheet = { letters: lettersNow(desk.event), act: desk.event.log.length - 1 };
    desk.playsOut().closes();
    expect(actOfLetters(desk.event, sheet.letters)).toBe(sheet.act);
    expect(actOfLetters(desk.event, lettersNow(desk.event))).toBe(desk.event.log.length - 1);
  });

  it('tell a forged record whose links were all made anew', () => {
    const [match] = running().matches;
    if (match === undefined) throw new Error('Nobody is paired.');
    const other = new Desk({ details: { swissRounds: 3, cut: 0 } }).gathers(...names(5)).playsRound(firstLetterWins);
    other.posts().starts().reports(match, wins(match, match.b));
    expect(foundIn(fileOf(other))).toEqual([]);
    expect(actOfLetters(other.event, lettersNow(running().event))).toBeNull();
  });

  it('tell that acts are missing at the end of an earlier copy', () => {
    const earlier = running();
    const whole = running().does({ kind: 'note', text: 'Ben came late.' });
    expect(verifyEvent(earlier.event).differences).toEqual([]);
    expect(actOfLetters(earlier.event, lettersNow(whole.event))).toBeNull();
  });

  it('are read in any case and with gaps, and nothing else is', () => {
    expect(readLetters('bcdf-ghjk')).toBe('BCDFGHJK');
    expect(readLetters(' BCDF GHJK ')).toBe('BCDFGHJK');
    for (const typed of ['', 'BCDFGHJ', 'BCDFGHJKL', 'BCDFGHJA', 'BCDFGHJ1']) expect(readLetters(typed)).toBeNull();
  });
});

describe('files without links', () => {
  /** As version 1 wrote it. */
  const before = (): File => {
    const { format, log } = fileOf(running());
    return { format, version: 1, log: withoutLinks(log) };
  };

  it('open, and no act of theirs carries a link', () => {
    const event = read(JSON.stringify(before()));
    expect(verifyEvent(event)).toMatchObject({ differences: [], chainFrom: null });
    expect(event.log.every(({ link }) => link === undefined)).toBe(true);
  });

  it('have the letters they would have had', () => {
    expect(lettersNow(read(JSON.stringify(before())))).toBe(lettersNow(running().event));
  });

  it('are covered as a whole from the first act that is done on them', () => {
    const desk = running();
    desk.event = read(JSON.stringify(before()));
    const first = desk.event.log.length;
    desk.does({ kind: 'note', text: 'Now with links.' }).does({ kind: 'note', text: 'And again.' });
    expect(verifyEvent(desk.event)).toMatchObject({ differences: [], chainFrom: first });
    expect(foundIn(forged(fileOf(desk), 9, { why: 'forged' }))).toEqual([`altered ${first}`]);
  });
});

describe('what an act may say', () => {
  const note = { kind: 'note', text: 'x' } as const;
  const attempt = (at: number, why = '') => {
    const desk = new Desk();
    desk.now = at;
    const answer = desk.attempt(note, OLGA, why);
    return isRefused(answer) ? answer.refused[0]?.says : 'taken';
  };

  it('happens in a time people live in', () => {
    for (const at of [0, 1_780_300_000_000, 253_402_300_799_999]) expect(attempt(at)).toBe('taken');
    for (const at of [-1, 0.5, 253_402_300_800_000, 1e300, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(attempt(at)).toBe('act.at should be a time in whole milliseconds from 1970 to 9999.');
    }
  });

  it('has a reason of five hundred characters at most', () => {
    expect(attempt(1, 'x'.repeat(500))).toBe('taken');
    expect(attempt(1, 'x'.repeat(501))).toBe('act.why should be a text of at most 500 characters.');
  });

  it('and a file from before keeps the longer ones and older times it has', () => {
    const { format, log } = fileOf(new Desk().does(note));
    const long = withoutLinks(log).map((entry) => ({ ...entry, at: -5.5, why: 'x'.repeat(20_000) }));
    expect(foundIn({ format, version: 1, log: long })).toEqual([]);
  });
});
