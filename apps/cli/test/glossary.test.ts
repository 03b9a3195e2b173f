import { describe, expect, it } from 'vitest';
import { englishIn, germanIn, parseGlossary, whyNotTold } from '../src/rules/glossary.ts';
import { parseLedger } from '../src/rules/ledger.ts';

const glossary = parseGlossary(`
| English | Deutsch |
| --- | --- |
| Force | Macht |
| base · bases | Basis · basen |
| squad | Squad |
| strike team · (team) | Einsatzteam |
| strike | treffer |

Force Push · Hit and Run
`);

const entry = (text: string, id = 'CR-CAT-01') => parseLedger('docs/rules/de/core.md', `| ${id} | ${text} |`)[0]!;
const lacks = (english: string, german: string) => whyNotTold(entry(english), entry(german), glossary);

describe('the glossary of the rules', () => {
  it('wants every word of the game told in German, in any of its forms', () => {
    expect(lacks('Spend 1 Force for two bases.', 'Gib 1 Macht für zwei Basen aus.')).toEqual([]);
    expect(lacks('Spend 1 Force.', 'Gib 1 Kraft aus.')).toEqual([
      'docs/rules/de/core.md:1: CR-CAT-01 says "Force" in English, but none of Macht.',
    ]);
  });

  it('wants every German noun of the game told in English', () => {
    expect(lacks('Spend 1 token.', 'Gib 1 Macht aus.')).toEqual([
      'docs/rules/de/core.md:1: CR-CAT-01 says "Macht" in German, but the English rule has none of Force.',
    ]);
  });

  it('asks nothing of a German word that is a stem, or a part of another word', () => {
    expect(lacks('Two hits.', 'Zwei Treffer, ein Machtwort gesprochen, alles gemacht.')).toEqual([
      'docs/rules/de/core.md:1: CR-CAT-01 says "Macht" in German, but the English rule has none of Force.',
    ]);
    expect(lacks('Two hits, made.', 'Zwei Treffer, gemacht.')).toEqual([]);
  });

  it('takes a capital at its word', () => {
    expect(lacks('Nobody may force it.', 'Niemand darf es erzwingen.')).toEqual([]);
  });

  it('reads the longer word first', () => {
    expect(lacks('A strike team.', 'Ein Einsatzteam.')).toEqual([]);
    expect(lacks('The strikes of a strike team.', 'Ein Einsatzteam.')).toHaveLength(1);
  });

  it('is content with a word in brackets, which asks for nothing', () => {
    expect(lacks('A team.', 'Ein Einsatzteam.')).toEqual([]);
    expect(lacks('A team.', 'Eine Gruppe.')).toEqual([]);
  });

  it('leaves names alone', () => {
    expect(lacks('Force Push works.', 'Force Push wirkt.')).toEqual([]);
    expect(englishIn(entry('Force Push wirkt.'), glossary)).toEqual([]);
  });

  it('looks at all columns of a ruling', () => {
    const ruling = (reading: string) => entry(`Why? | ${reading}`, 'SD-R-01');
    expect(whyNotTold(ruling('By Force.'), ruling('Mit Kraft.'), glossary)).toHaveLength(1);
  });

  it('finds English words in German, but no word that is German too, no quotation and no code', () => {
    expect(englishIn(entry('Gib 1 Force aus.'), glossary)).toEqual([
      'docs/rules/de/core.md:1: CR-CAT-01 has the English word "Force"; docs/rules/de/glossary.md has the German one.',
    ]);
    expect(englishIn(entry('Ein Squad, „Force“ und `Force`.'), glossary)).toEqual([]);
  });

  it('finds German words in English', () => {
    expect(germanIn(entry('Spend 1 Macht.'), glossary)).toEqual([
      'docs/rules/de/core.md:1: CR-CAT-01 has the German word "Macht"; docs/rules/de/glossary.md has the English one.',
    ]);
    expect(germanIn(entry('A squad.'), glossary)).toEqual([]);
  });
});
