import { describe, expect, it } from 'vitest';
import { parseLedger } from '../src/rules/ledger.ts';
import { originOf, parseOrigins, whyUntold, withOrigins } from '../src/rules/origin.ts';

const origins = parseOrigins(
  [
    '| kurz | English | Deutsch |',
    '| 000 | Core rules | Grundregeln |',
    '| 002 | German core rules | Deutsches Regelheft |',
    '| missions SP | Purring | Schnurren |',
    '| English | Deutsch |',
    '| PLAY | Spielen |',
    '| PLAYING CATS | Spielende Katzen |',
    '| note | Hinweis |',
  ].join('\n'),
);

const entries = (where: string, file = 'docs/rules/core.md') =>
  parseLedger(file, `| id | statement | where |\n|---|---|---|\n| CR-CAT-01 | A cat purrs. | ${where} |\n`);
const origin = (language: 'en' | 'de', where: string, file?: string) =>
  entries(where, file).map((entry) => originOf(entry, origins, language))[0];
const ledger = (where: string) => new Map(entries(where).map((entry) => [entry.id, entry]));

describe('the source of a statement', () => {
  it('names the document in both languages, and in German the heading too', () => {
    expect(origin('en', '000 §PLAYING CATS 10A (note)')).toBe('Core rules §PLAYING CATS 10A (note)');
    expect(origin('de', '000 §PLAYING CATS 10A (note)')).toBe('Grundregeln §Spielende Katzen 10A (Hinweis)');
  });

  it('keeps the headings of the German rulebook', () => {
    expect(origin('de', '000 §PLAY; 002 §Wie Katzen spielen')).toBe(
      'Grundregeln §Spielen; Deutsches Regelheft §Wie Katzen spielen',
    );
  });

  it('spells out the letters of its own ledger only', () => {
    expect(origin('de', 'SP', 'docs/rules/missions.md')).toBe('Schnurren');
    expect(origin('de', 'SP')).toBe('SP');
  });

  it('stands with the German words', () => {
    const german = parseLedger('docs/rules/de/core.md', '| CR-CAT-01 | Eine Katze schnurrt. |');
    const told = withOrigins(new Map(german.map((entry) => [entry.id, entry])), ledger('000 §PLAY'), origins);
    expect(told.get('CR-CAT-01')?.notes).toEqual([['Quelle', 'Grundregeln §Spielen']]);
  });

  it('is missed where words of it are not told in German', () => {
    expect(whyUntold(ledger('000 §PLAY 2A III; 002 §Anhang; CR-CAT-02'), origins)).toEqual([]);
    expect(whyUntold(ledger('000 §PLAY (last line)'), origins)).toEqual([
      'docs/rules/core.md:3: the source of CR-CAT-01 has "last line", which docs/rules/de/sources.md does not have in German.',
    ]);
  });
});
