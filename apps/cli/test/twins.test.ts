import { describe, expect, it } from 'vitest';
import { type Ledger, parseLedger } from '../src/rules/ledger.ts';
import { twinsOf } from '../src/rules/twins.ts';

const ledger = (file: string, rows: Readonly<Record<string, string>>): Ledger => {
  const table = Object.entries(rows).map(([id, text]) => `| ${id} | ${text} |\n`);
  return new Map(parseLedger(file, `| id | rule |\n|---|---|\n${table.join('')}`).map((entry) => [entry.id, entry]));
};

const CATS = {
  'CR-CAT-01': 'A cat has nine lives.',
  'CR-CAT-02': 'It lands on its feet.',
  'CR-DOG-01': 'A dog barks.',
};
const KATZEN = { 'CR-CAT-01': 'Eine Katze hat neun Leben.', 'CR-CAT-02': 'Sie landet auf den Füßen.' };

const english = ledger('docs/rules/cats.md', CATS);
const german = ledger('docs/rules/de/cats.md', KATZEN);
const { pairs } = twinsOf(english, german, new Map());

describe('the ledger in two languages', () => {
  it('counts what is told in German, and asks nothing of a chapter nobody has begun', () => {
    expect(twinsOf(english, german, pairs)).toMatchObject({ told: 2, faults: [] });
  });

  it('wants a chapter that is begun told to its end', () => {
    const half = ledger('docs/rules/de/cats.md', { 'CR-CAT-01': KATZEN['CR-CAT-01'] });
    expect(twinsOf(english, half, pairs).faults).toEqual([
      'docs/rules/cats.md:4: CR-CAT-02 has no German text, but others of its chapter do.',
    ]);
  });

  it('refuses a rule of its own', () => {
    const more = ledger('docs/rules/de/cats.md', { ...KATZEN, 'CR-COW-01': 'Eine Kuh muht.' });
    expect(twinsOf(english, more, pairs).faults).toEqual([
      'docs/rules/de/cats.md:5 tells CR-COW-01, which the English ledger does not have.',
    ]);
  });

  it.each([
    ['English', { ...CATS, 'CR-CAT-01': 'A cat has seven lives.' }, KATZEN, 'docs/rules/cats.md:3'],
    ['German', CATS, { ...KATZEN, 'CR-CAT-01': 'Eine Katze hat sieben Leben.' }, 'docs/rules/de/cats.md:3'],
  ])('refuses a change in %s alone', (_language, en, de, place) => {
    const { faults } = twinsOf(ledger('docs/rules/cats.md', en), ledger('docs/rules/de/cats.md', de), pairs);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`CR-CAT-01 was changed in ${place} and not in`);
  });

  it('refuses a change in the answer of a ruling alone', () => {
    const ruled = (file: string, reading: string) => ledger(file, { 'SD-R-01': `Who? | ${reading}` });
    const before = twinsOf(ruled('en.md', 'The cat.'), ruled('de.md', 'Die Katze.'), new Map()).pairs;
    expect(twinsOf(ruled('en.md', 'The dog.'), ruled('de.md', 'Die Katze.'), before).faults).toHaveLength(1);
  });

  it('takes a change in both, and one that somebody has read again', () => {
    const en = ledger('docs/rules/cats.md', { ...CATS, 'CR-CAT-01': 'A cat has seven lives.' });
    const de = ledger('docs/rules/de/cats.md', { ...KATZEN, 'CR-CAT-01': 'Eine Katze hat sieben Leben.' });
    expect(twinsOf(en, de, pairs).faults).toEqual([]);
    expect(twinsOf(en, german, pairs, { paired: ['CR-CAT-01'] }).faults).toEqual([]);
  });
});
