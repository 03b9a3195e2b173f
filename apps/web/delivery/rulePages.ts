// Pages of rules that can be read, linked and found without any script: HTML with our own styles and nothing else.

import type { Rulebook } from '../../../scripts/rulebook/rulebook.ts';
import { PAGE_POLICY } from '../../../scripts/serving/policy.mjs';
import { blocksOf } from '../src/ledger/blocks.ts';
import type { Told } from '../src/ledger/rulebook.ts';

/** What all pages share: the styles, from the root of the site. */
export interface Around {
  readonly styles: readonly string[];
}

/** As many as help; the page itself shows all of them. */
const MOST_BOARDS = 3;

const WORDS = {
  en: {
    kinds: {
      statement: 'Rule',
      ruling: 'Ruling',
      example: 'Example',
      decision: 'Decision',
      hidden: 'Hidden information',
      geometry: 'Geometry',
    },
    reason: 'Reason',
    source: 'Source',
    since: (version: string) => `Since version ${version}`,
    proofs: (count: number) => (count === 1 ? 'Proved by 1 test' : `Proved by ${count} tests`),
    unproved: 'Not proved by a test yet',
    related: 'Belongs to it',
    before: 'Before',
    after: 'After',
    open: 'Open in Faultline',
    onBoard: 'On the table',
    playOn: 'Open on the board',
    onlyShown: 'Only to look at: this mode cannot be played',
  },
  de: {
    kinds: {
      statement: 'Regel',
      ruling: 'Auslegung',
      example: 'Beispiel',
      decision: 'Entscheidung',
      hidden: 'Verdeckte Information',
      geometry: 'Geometrie',
    },
    reason: 'Grund',
    source: 'Quelle',
    since: (version: string) => `Seit Version ${version}`,
    proofs: (count: number) => (count === 1 ? 'Durch 1 Test belegt' : `Durch ${count} Tests belegt`),
    unproved: 'Noch durch keinen Test belegt',
    related: 'Gehört dazu',
    before: 'Davor',
    after: 'Danach',
    open: 'In Faultline öffnen',
    onBoard: 'Auf dem Spielfeld',
    playOn: 'Auf dem Spielfeld öffnen',
    onlyShown: 'Nur zum Ansehen: Dieser Modus wird nicht gespielt',
  },
} as const;

type Language = keyof typeof WORDS;

export function rulePage(entry: Told, book: Rulebook, around: Around): string {
  const known = new Set(book.entries.map(({ id }) => id));
  const at = book.entries.indexOf(entry);
  const neighbours = { before: book.entries[at - 1], after: book.entries[at + 1] };
  const boards = entry.positions.slice(0, MOST_BOARDS);
  const told: readonly (readonly [Language, Told['german']])[] = [
    ['en', entry],
    ['de', entry.german],
  ];
  return page(`${entry.id} · ${entry.chapter}`, '../../', around, aboutOf(entry), [
    `<p class="cap"><a href="../#${placeOf(entry, book)}">${chapterOf(entry)}</a></p>`,
    `<h1>${entry.id}</h1>`,
    ...told.map(([language, telling]) => {
      if (!telling) return '';
      const w = WORDS[language];
      return `<section lang="${language}"><h2 class="cap">${w.kinds[entry.kind]}</h2>${written(telling.says, known)}${
        telling.why ? `<h3>${w.reason}</h3>${written(telling.why, known)}` : ''
      }</section>`;
    }),
    ...[entry.drawing, entry.german?.drawing].map((drawing) => drawing ?? ''),
    boards.length > 0
      ? `<section class="boards"><h2 class="cap">${both('onBoard')}</h2>${boards.map((name) => figure(name, book)).join('')}</section>`
      : '',
    `<ul class="facts">${[
      ...told.flatMap(([language, telling]) =>
        telling?.where ? [`<li lang="${language}">${WORDS[language].source}: ${escaped(telling.where)}</li>`] : [],
      ),
      ...(entry.cites ?? []).map(
        ({ number, en, de }) => `<li>${number}: <span lang="en">${en}</span> · <span lang="de">${de}</span></li>`,
      ),
      `<li>${inBoth((w) => w.since(entry.since))}</li>`,
      `<li>${inBoth((w) => (entry.proofs > 0 ? w.proofs(entry.proofs) : w.unproved))}</li>`,
    ].join('')}</ul>`,
    entry.related.length > 0
      ? `<section><h2 class="cap">${both('related')}</h2><ul class="related">${entry.related
          .flatMap((id) => book.entries.find((each) => each.id === id) ?? [])
          .map(lineOf)
          .join('')}</ul></section>`
      : '',
    `<nav>${(['before', 'after'] as const)
      .flatMap((side) => {
        const other = neighbours[side];
        return other
          ? [`<a rel="${side === 'before' ? 'prev' : 'next'}" href="../${other.id}/">${both(side)}: ${other.id}</a>`]
          : [];
      })
      .join('')}<a class="button" href="../../#/rules/${entry.id}">${both('open')}</a></nav>`,
  ]);
}

function figure(name: string, { positions }: Rulebook): string {
  const position = positions[name];
  if (!position) return '';
  const german = position.german ? ` <span lang="de">${escaped(position.german.title)}</span>` : '';
  const way = position.plays
    ? `<a href="../../#/museum/${name}">${both('playOn')}</a>`
    : `<small>${both('onlyShown')}</small>`;
  return `<figure><div role="img" aria-label="${escaped(position.heard.en)}">${position.board}</div><figcaption><span lang="en">${escaped(position.title)}</span>${german} ${way}</figcaption></figure>`;
}

const lineOf = ({ id, says, german }: Told): string =>
  `<li><a href="../${id}/">${id}</a> <span lang="en">${escaped(firstSentence(says))}</span>${
    german ? ` <span lang="de">${escaped(firstSentence(german.says))}</span>` : ''
  }</li>`;

const chaptersOf = ({ entries }: Rulebook): readonly string[] => [...new Set(entries.map(({ chapter }) => chapter))];

/** Where in the index the chapter of an entry begins. */
const placeOf = ({ chapter }: Told, book: Rulebook): string => `c${chaptersOf(book).indexOf(chapter)}`;

const chapterOf = ({ chapter, german }: Told): string =>
  `<span lang="en">${escaped(chapter)}</span>${german ? ` · <span lang="de">${escaped(german.chapter)}</span>` : ''}`;

/** All entries by chapter, to be found by people and by search engines. */
export function indexPage(book: Rulebook, around: Around): string {
  const chapters = chaptersOf(book).map((chapter) => {
    const own = book.entries.filter((entry) => entry.chapter === chapter);
    const first = own.find((entry) => entry.german) ?? own[0];
    return { own, place: first ? placeOf(first, book) : '', title: first ? chapterOf(first) : '' };
  });
  return page('Rules · Regeln', '../', around, 'Every rule, ruling and example by its number, in English and German.', [
    '<h1><span lang="en">Rules</span> · <span lang="de">Regeln</span></h1>',
    `<nav class="chapters">${chapters.map(({ place, title }) => `<a href="#${place}">${title}</a>`).join('')}</nav>`,
    ...chapters.map(
      ({ own, place, title }) =>
        `<section id="${place}"><h2>${title}</h2><ul class="related">${own
          .map((entry) => lineOf(entry).replace('href="../', 'href="'))
          .join('')}</ul></section>`,
    ),
    '<nav><a class="button" href="../#/rules">Faultline</a></nav>',
  ]);
}

function page(title: string, root: string, { styles }: Around, about: string, body: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="light">',
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)} · Faultline</title><meta name="description" content="${escaped(about)}">`,
    // What a forum shows of a link.
    `<meta property="og:title" content="${escaped(title)}"><meta property="og:description" content="${escaped(about)}"><meta property="og:site_name" content="Faultline"><meta property="og:type" content="article">`,
    `<link rel="icon" href="${root}icons/faultline-192.png">`,
    ...styles.map((file) => `<link rel="stylesheet" href="${root}${file}">`),
    '</head><body class="plain-rules">',
    `<header><a href="${root}">Faultline</a> <a href="${root}rules/"><span lang="en">Rules</span> · <span lang="de">Regeln</span></a></header>`,
    '<main>',
    ...body,
    '</main>',
    '<footer><span lang="en">Unofficial and free. The rules in our own words.</span> <span lang="de">Inoffiziell und kostenlos. Die Regeln in unseren eigenen Worten.</span></footer>',
    '</body></html>',
    '',
  ].join('\n');
}

const inBoth = (say: (words: (typeof WORDS)[Language]) => string): string =>
  `<span lang="en">${say(WORDS.en)}</span> · <span lang="de">${say(WORDS.de)}</span>`;

const both = (word: 'related' | 'before' | 'after' | 'open' | 'onBoard' | 'playOn' | 'onlyShown'): string =>
  inBoth((w) => w[word]);

/** Both languages, for whoever finds the page by a search in either. */
const aboutOf = ({ says, german }: Told): string =>
  [says, ...(german ? [german.says] : [])].map(firstSentence).join(' · ');

const firstSentence = (says: string): string => {
  const [first = ''] = says.split('\n');
  return first.length > 160 ? `${first.slice(0, 157)}…` : first;
};

/** Paragraphs and tables; every number of a rule leads to it. */
const written = (text: string, known: ReadonlySet<string>): string =>
  blocksOf(text)
    .map((block) => ('rows' in block ? table(block.rows, known) : `<p>${linked(escaped(block.text), known)}</p>`))
    .join('');

function table([heads = [], ...rows]: readonly (readonly string[])[], known: ReadonlySet<string>): string {
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${linked(escaped(cell), known)}</${tag}>`).join('')}</tr>`;
  return `<table>${row(heads, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
}

const NUMBER = /\b(?:[A-Z]+-)+\d+\b|\bGEO-[A-Z]+\b/g;

const linked = (html: string, known: ReadonlySet<string>): string =>
  html.replace(NUMBER, (id) => (known.has(id) ? `<a href="../${id}/">${id}</a>` : id));

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => HTML[sign] ?? sign);
