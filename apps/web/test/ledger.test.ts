import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { english } from '@faultline/text/en';
import { describe, expect, it } from 'vitest';
import { entriesOf, namedIn, sinceIn } from '../../../scripts/rulebook/entries.ts';
import { blocksOf } from '../src/ledger/blocks.ts';
import { drawnIn, wordsOf } from '../src/ledger/statements.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const entries = entriesOf(root, new Map([['G-11', ['on-a-gantry']]]));
const entry = (id: string) => entries.find((each) => each.id === id);

describe('the ledger on the page', () => {
  it('holds statements and rulings, without their markup', () => {
    expect(entry('CR-ATK-19')?.says).toBe('Blocks never remove criticals.');
    expect(entry('R-KEY-5')?.says).toMatch(/^Protection is not numeric/);
  });

  it('says where in the documents a statement stands, and under which heading', () => {
    expect(entry('CR-TEAM-02')).toMatchObject({
      where: 'Core rules §BUILDING SQUADS',
      chapter: 'Strike teams and squads',
    });
    expect(entry('R-KEY-5')?.where).toBe('');
  });

  it('says it in German too, letters of sets and pages by their names', () => {
    const where = (id: string) => [entry(id)?.where, entry(id)?.german?.where];
    expect(where('CR-TEAM-02')[1]).toBe('Grundregeln §Squads zusammenstellen');
    expect(where('MS-PRIO-07')).toEqual(Array(2).fill('Sabotage Showdown, Never Tell Me the Odds'));
    expect(where('PR-PICK-05')).toEqual(Array(2).fill('Fantasy Books and Games'));
    expect(where('R-KEY-5')[1]).toBe('');
  });

  it('names the documents that a ruling calls by their numbers', () => {
    expect(entry('R-ACT-12')?.cites?.map(({ number, de }) => [number, de])).toEqual([
      ['000', 'Grundregeln'],
      ['001', 'Kurzübersicht'],
    ]);
    expect(entry('R-TERR-4')?.cites).toBeUndefined();
  });

  it('tells what a ruling of a table asks and answers, and its reason apart', () => {
    expect(entry('KO-R-06')).toMatchObject({
      says: expect.stringMatching(/^Does spending need Momentum on one's own side\? No\./),
      why: 'Either side is named.',
    });
  });

  it('tells a rule in the language in use first, and the other beside it', () => {
    const langs = (id: string, language: string) => {
      const found = entry(id);
      return found && wordsOf(found, language).map(({ lang }) => lang);
    };
    expect([langs('CR-GEN-09', 'de'), langs('CR-GEN-09', 'en')]).toEqual([
      ['de', 'en'],
      ['en', 'de'],
    ]);
    expect(entry('CR-GEN-09')?.german?.chapter).toBe('Allgemeines und Vorrang');
  });

  it('counts the tests that name a rule', () => {
    expect(entry('CR-ATK-19')?.proofs).toBeGreaterThan(0);
    expect(entry('KO-X-05')?.says).toMatch(/^Given: .*\nWhen: .*\nThen: /);
  });

  it('leaves out what an example has nothing to say to', () => {
    expect(
      entry('SD-X-22')
        ?.says.split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['Given', 'Then']);
  });

  it('keeps the paragraphs and tables of an example in their order, table by table', () => {
    const blocks = blocksOf(entry('SD-X-01')?.says ?? '');
    const round = blocks.findIndex((block) => 'text' in block && block.text.startsWith('Round 1'));
    expect(
      blocks.slice(round + 1, round + 3).map((block) => 'rows' in block && [block.rows[0]?.[0], block.rows.length]),
    ).toEqual([
      ['Match', 5],
      ['#', 8],
    ]);
    expect(blocks[round + 3]).toEqual({ text: expect.stringMatching(/^Ana, Eli and Gus/) });
  });

  it('joins a rule with what names it, and shows it on the positions of its examples', () => {
    expect(entry('CR-PUSH-10')?.related).toEqual(expect.arrayContaining(['G-11', 'X-07']));
    expect(entry('CR-PUSH-10')?.positions).toEqual(['on-a-gantry']);
    expect(namedIn('see CR-INGR-01 to CR-INGR-03')).toEqual(['CR-INGR-01', 'CR-INGR-03', 'CR-INGR-02']);
  });

  it('draws the tracker of an example of Key Operations, and the course of a campaign', () => {
    const drawn = entry('KO-X-06')?.drawing ?? '';
    expect(drawn.match(/<circle/g)).toHaveLength(8);
    expect(drawn.match(/class="space held"/g)).toHaveLength(13);
    expect(entry('CP-X-06')?.drawing?.match(/class="won"/g)).toHaveLength(3);
  });

  it('draws every example that no scenario shows', () => {
    const shown = readdirSync(`${root}tests/scenarios`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.scenario.yaml'))
      .flatMap((file) =>
        namedIn(/^title:.*$/m.exec(readFileSync(`${root}tests/scenarios/${file}`, 'utf8'))?.[0] ?? ''),
      );
    const examples = entries.filter(({ kind }) => kind === 'example');
    expect(examples).toHaveLength(102);
    // G-01 is a team that is refused: its scenario has no table.
    const unseen = examples.filter(({ id, drawing }) => !drawing && (id === 'G-01' || !shown.includes(id)));
    expect(unseen.map(({ id }) => id)).toEqual([]);
  });

  it('draws no figure of an event that its example does not tell', () => {
    const drawn = entries.filter(({ id, drawing }) => drawing && id.startsWith('SD-X-') && id !== 'SD-X-04');
    const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).filter((each) => Number(each) > 1);
    const strange = drawn.flatMap(({ id, says, drawing = '' }) => {
      const written = [...drawing.matchAll(/<text[^>]*>([^<]*)</g)].flatMap(([, text = '']) => numbersIn(text));
      return written.filter((each) => !numbersIn(says).includes(each)).map((each) => `${id}: ${each}`);
    });
    expect(drawn).toHaveLength(29);
    expect(strange).toEqual([]);
  });

  it('writes the words of a drawing in the language it is read in', () => {
    const { drawing, german } = entry('SD-X-28') ?? {};
    expect(drawing).toContain('>Lead Arbiter<');
    expect(german?.drawing).toContain('>Hauptschiedsrichter:in<');
    expect(entry('SD-X-27')?.german?.drawing).toBeUndefined();
    expect(drawnIn('<g transform="scale(0.4166)"><text>3.2″</text><text>1.3333</text>', 'de')).toBe(
      '<g transform="scale(0.4166)"><text>3,2″</text><text>1,3333</text>',
    );
  });

  it('draws the last standings of an event', () => {
    const names = [...(entry('SD-X-01')?.drawing ?? '').matchAll(/>([A-Z][a-z]{2})</g)].map(([, name]) => name);
    expect(names.filter((name) => name !== 'SoS')).toEqual(['Gus', 'Ana', 'Fay', 'Eli', 'Dev', 'Ben']);
  });

  it('says since which version a rule stands', () => {
    const since = sinceIn('# remark\n0.1.0 *\n0.2.0 CR-ATK-31\n');
    expect([since('CR-ATK-19'), since('CR-ATK-31')]).toEqual(['0.1.0', '0.2.0']);
    expect(entries.filter((each) => each.since === '')).toEqual([]);
  });

  it('begins with the core rules', () => {
    expect(entries[0]?.id).toBe('CR-GEN-01');
  });

  it('has each number once', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('has a statement for every rule by which something can be refused', () => {
    const known = new Set(entries.map(({ id }) => id));
    const rules = Object.keys(english.reasons.rules).filter((rule) => /-\d+$/.test(rule));
    expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
  });
});
