import { readFileSync } from 'node:fs';
import { english } from '@faultline/text/en';
import { describe, expect, it } from 'vitest';
import { statementsIn, together, wordsOf } from '../src/ledger/statements.ts';

const chapter = (name: string) => readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
const statements = ['core', 'missions', 'key-operations', 'showdown', 'premier'].flatMap((name) =>
  statementsIn(chapter(name)),
);

describe('the ledger on the page', () => {
  it('holds statements and rulings, without their markup', () => {
    const said = (id: string) => statements.find((each) => each.id === id)?.says;
    expect(said('CR-ATK-19')).toBe('Blocks never remove criticals.');
    expect(said('R-KEY-5')).toMatch(/^Protection is not numeric/);
  });

  it('says where in the documents a statement stands, and under which heading', () => {
    const found = statements.find(({ id }) => id === 'CR-TEAM-02');
    expect(found).toMatchObject({ where: 'Core rules §BUILDING SQUADS', chapter: 'Strike teams and squads' });
    expect(statements.find(({ id }) => id === 'R-KEY-5')?.where).toBe('');
  });

  it('tells a rule in the language in use first, and the other beside it', () => {
    const told = together(statements, statementsIn(chapter('de/core')));
    const langs = (id: string, language: string) => {
      const found = told.find((each) => each.id === id);
      return found && wordsOf(found, language).map(({ lang }) => lang);
    };
    expect([langs('CR-GEN-09', 'de'), langs('CR-GEN-09', 'en')]).toEqual([
      ['de', 'en'],
      ['en', 'de'],
    ]);
    expect(told.find(({ id }) => id === 'CR-GEN-09')?.german?.chapter).toBe('Allgemeines und Vorrang');
  });

  it('has each number once', () => {
    const ids = statements.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('has a statement for every rule by which something can be refused', () => {
    const known = new Set(statements.map(({ id }) => id));
    const rules = Object.keys(english.reasons.rules).filter((rule) => /-\d+$/.test(rule));
    expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
  });
});
