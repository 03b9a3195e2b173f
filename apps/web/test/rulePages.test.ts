import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../../scripts/rulebook/rulebook.ts';
import { indexPage, rulePage } from '../delivery/rulePages.ts';
import type { Told } from '../src/ledger/rulebook.ts';

const told = (id: string, more: Partial<Told> = {}): Told => ({
  id,
  kind: 'statement',
  says: `What ${id} says.`,
  chapter: 'The attack',
  where: '',
  since: '0.1.0',
  proofs: 4,
  related: [],
  positions: [],
  ...more,
});

const book: Rulebook = {
  entries: [
    told('CR-ATK-18'),
    told('CR-ATK-19', {
      says: 'Blocks <never> remove criticals, see CR-ATK-18 and CR-NO-1.',
      where: 'Core rules §MAKING AN ATTACK',
      german: {
        says: 'Abwehr entfernt nie ein Kritisch-Ergebnis.',
        chapter: 'Der Angriff',
        where: 'Grundregeln §Schritte eines Angriffs',
      },
      why: 'The text says so.',
      related: ['CR-ATK-20'],
      positions: ['shot'],
    }),
    told('CR-ATK-20'),
  ],
  positions: {
    shot: {
      title: 'A shot',
      shows: ['CR-ATK-19'],
      board: '<svg id="shot"></svg>',
      heard: { en: 'Rex', de: 'Rex' },
      plays: true,
    },
  },
  games: {},
};
const page = rulePage(book.entries[1] as Told, book, { styles: ['assets/page.css'] });

describe('the plain page of a rule', () => {
  it('tells it in both languages, with its reason and its proof', () => {
    expect(page).toContain('<section lang="en">');
    expect(page).toContain('<section lang="de"><h2 class="cap">Regel</h2><p>Abwehr entfernt nie');
    for (const part of ['The text says so.', 'Proved by 4 tests', 'Since version 0.1.0', 'Durch 4 Tests belegt'])
      expect(page).toContain(part);
  });

  it('names its source in both languages', () => {
    expect(page).toContain('<li lang="en">Source: Core rules §MAKING AN ATTACK</li>');
    expect(page).toContain('<li lang="de">Quelle: Grundregeln §Schritte eines Angriffs</li>');
  });

  it('has what shows it on the table drawn into it', () => {
    expect(page).toContain('<figure><div role="img" aria-label="Rex"><svg id="shot"></svg></div>');
    expect(page).toContain('href="../../#/museum/shot"');
  });

  it('leads to its neighbours, to the rules it names, and into the page', () => {
    const ways = [...page.matchAll(/href="([^"]+)"/g)].map(([, way]) => way);
    expect(ways).toEqual(
      expect.arrayContaining([
        '../CR-ATK-18/',
        '../CR-ATK-20/',
        '../#c0',
        '../../#/rules/CR-ATK-19',
        '../../assets/page.css',
      ]),
    );
    expect(page).not.toContain('../CR-NO-1/');
  });

  it('says in both languages what it is about, to searches and to whoever shows a link', () => {
    for (const name of ['name="description"', 'property="og:description"'])
      expect(page).toContain(
        `${name} content="Blocks &lt;never&gt; remove criticals, see CR-ATK-18 and CR-NO-1. · Abwehr`,
      );
    expect(page).toContain('<span lang="en">The attack</span> · <span lang="de">Der Angriff</span>');
  });

  it('runs no script, has no style of its own and shows no markup of a text', () => {
    expect(page).not.toMatch(/<script|<style|style="/);
    expect(page).toContain('Blocks &lt;never&gt; remove');
  });
});

describe('the index of all rules', () => {
  it('leads to every one of them', () => {
    const index = indexPage(book, { styles: [] });
    for (const { id } of book.entries) expect(index).toContain(`href="${id}/"`);
    expect(index).toContain('<a href="#c0"><span lang="en">The attack</span> · <span lang="de">Der Angriff</span></a>');
    expect(index).toContain('<section id="c0">');
  });
});
