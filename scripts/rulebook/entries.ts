// The ledger of both languages as the page tells it: every entry with its source, its proofs and what it belongs to.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, type Ledger, readLedgers } from '../../apps/cli/src/rules/ledger.ts';
import { idsIn } from '../../apps/cli/src/rules/ids.ts';
import { type Origins, originOf, readOrigins } from '../../apps/cli/src/rules/origin.ts';
import { readTitles } from '../../apps/cli/src/rules/titles.ts';
import { figureOf } from './figures/figures.ts';
import type { Told } from '../../apps/web/src/ledger/rulebook.ts';

/** What each version brought: a line for each, the first of them with all that is not named later. */
const SINCE = 'docs/rules/since.txt';

/** Every entry of the ledger, in its order; `shown` says which positions show it. */
export function entriesOf(root: string, shown: ReadonlyMap<string, readonly string[]>): Told[] {
  const english = readLedgers(root);
  const german = readLedgers(root, 'de');
  const proofs = proofsIn(root);
  const since = sinceIn(readFileSync(join(root, SINCE), 'utf8'));
  const headings = new Headings(root);
  const related = relatedIn(english);
  const origins = readOrigins(root);
  return inOrder(english).map((entry) => {
    const twin = german.get(entry.id);
    return {
      id: entry.id,
      kind: entry.kind,
      ...entryTexts(entry, headings),
      where: originOf(entry, origins, 'en'),
      ...citesOf(entry, origins),
      ...(twin && {
        german: { ...entryTexts(twin, headings), where: originOf(entry, origins, 'de'), ...germanDrawing(entry) },
      }),
      since: since(entry.id),
      proofs: proofs.get(entry.id) ?? 0,
      related: related.get(entry.id) ?? [],
      positions: positionsOf(entry, english, related, shown),
      ...drawingOf(entry),
    };
  });
}

/** The core rules come first, and what is built on them after them. */
const ORDER = ['core.md', 'missions.md', 'key-operations.md', 'campaign.md', 'showdown.md', 'premier.md'];

function inOrder(ledger: Ledger): Entry[] {
  const place = ({ file }: Entry) => ORDER.findIndex((name) => file.endsWith(`/${name}`));
  return [...ledger.values()].toSorted((a, b) => place(a) - place(b));
}

function drawingOf(entry: Entry): Pick<Told, 'drawing'> {
  const drawing = figureOf(entry, 'en');
  return drawing === null ? {} : { drawing };
}

/** Only where there are words in it: signs and letters are the same in both languages. */
function germanDrawing(entry: Entry): Pick<Told, 'drawing'> {
  const drawing = figureOf(entry, 'de');
  return drawing === null || drawing === figureOf(entry, 'en') ? {} : { drawing };
}

function entryTexts(entry: Entry, headings: Headings) {
  const { says, why } = wordsOf(entry);
  return { says: plain(says), ...(why && { why: plain(why) }), chapter: headings.of(entry) };
}

const QUIET = ['where', 'source', 'set', 'test observes', 'a test observes', 'beside showdown.md'];

/** An empty cell of a table. */
const NOTHING = '—';

/** What the first cell of an example is called, by the heading of the second. */
const GIVEN: Readonly<Record<string, string>> = { When: 'Given: ', Wenn: 'Gegeben: ' };

/** A row of rulings asks, answers and gives its reason; other rows tell more in the cells behind the first. */
function wordsOf({ kind, text, notes }: Entry): { says: string; why?: string } {
  const [first, second] = notes.map(([, cell]) => cell);
  if (kind === 'ruling' && first !== undefined) return { says: `${text} ${first}`, ...(second && { why: second }) };
  const more = notes.filter(([heading, cell]) => !QUIET.includes(heading.toLowerCase()) && cell !== NOTHING);
  const labelled = kind === 'example' ? `${GIVEN[notes[0]?.[0] ?? ''] ?? ''}${text}` : text;
  return { says: [labelled, ...more.map(([heading, cell]) => `${heading}: ${cell}`)].join('\n') };
}

/** Words without their markup. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/ +\n/g, '\n')
    .trim();

function citesOf(entry: Entry, { documents }: Origins): Pick<Told, 'cites'> {
  const { says, why = '' } = wordsOf(entry);
  const cites = documents.filter(({ number }) => new RegExp(`\\b${number}\\b`).test(`${says} ${why}`));
  return cites.length > 0 ? { cites } : {};
}

/** What the ledgers beside the core rules are about. */
const TITLES: Readonly<Record<string, string>> = {
  'docs/rules/campaign.md': 'Campaign',
  'docs/rules/key-operations.md': 'Key Operations',
  'docs/rules/missions.md': 'Missions',
  'docs/rules/premier.md': 'Premier',
  'docs/rules/showdown.md': 'Showdown',
  'docs/rules/de/campaign.md': 'Kampagne',
  'docs/rules/de/key-operations.md': 'Schlüsseloperationen',
  'docs/rules/de/missions.md': 'Missionen',
  'docs/rules/de/premier.md': 'Premier',
  'docs/rules/de/showdown.md': 'Showdown',
};

/** The headings over the entries, file by file. */
class Headings {
  private readonly root: string;
  private readonly files = new Map<string, readonly string[]>();

  constructor(root: string) {
    this.root = root;
  }

  of({ file, line }: Entry): string {
    const lines = this.files.get(file) ?? readFileSync(join(this.root, file), 'utf8').split('\n');
    this.files.set(file, lines);
    const heading = lines.slice(0, line).findLast((each) => /^##? (?!GEO-)/.test(each)) ?? '';
    const title = plain(heading.replace(/^#+ /, '').replace(/^[A-Z-]+ — |^\d+\. | \([A-Z, ]+\)$/g, ''));
    const document = TITLES[file];
    return document === undefined || title === document ? title : `${document}: ${title}`;
  }
}

function proofsIn(root: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of readTitles(root)) for (const id of idsIn(text)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** `0.1.0 *` and `0.2.0 <ID> <ID>`: the version of an entry. */
export function sinceIn(text: string): (id: string) => string {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const versions = new Map<string, string>();
  for (const line of lines) {
    const [version = '', ...ids] = line.split(' ');
    for (const id of ids) versions.set(id, version);
  }
  return (id) => versions.get(id) ?? versions.get('*') ?? '';
}

const NAMED = /\b(?:(?:CR|KO|CP|SD|PR|MS)-[A-Z][A-Z0-9]*-\d+|R-[A-Z]+-\d+|(?:G|X|DP|HI)-\d+|GEO-[A-Z]+)\b/g;
const RANGE = /\b([A-Z]+-[A-Z]+)-(\d+) to \1-(\d+)\b/g;

/** The entries a text names; `CR-INGR-01 to CR-INGR-06` names six. */
export function namedIn(text: string): string[] {
  const ranges = [...text.matchAll(RANGE)].flatMap(([, chapter = '', from = '', to = '']) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, i) => `${chapter}-${String(Number(from) + i).padStart(from.length, '0')}`,
    ),
  );
  return [...new Set([...(text.match(NAMED) ?? []), ...ranges])];
}

function relatedIn(ledger: Ledger): Map<string, string[]> {
  const related = new Map<string, Set<string>>([...ledger.keys()].map((id) => [id, new Set()]));
  for (const { id, text, notes } of ledger.values())
    for (const other of namedIn([text, ...notes.map(([, cell]) => cell)].join(' '))) {
      if (other === id || !ledger.has(other)) continue;
      related.get(id)?.add(other);
      related.get(other)?.add(id);
    }
  const order = new Map([...ledger.keys()].map((id, i) => [id, i]));
  const place = (id: string) => order.get(id) ?? 0;
  return new Map([...related].map(([id, ids]) => [id, [...ids].sort((a, b) => place(a) - place(b))]));
}

/** Positions that name the entry first, then those of the examples it belongs to. */
function positionsOf(
  { id, kind }: Entry,
  ledger: Ledger,
  related: ReadonlyMap<string, readonly string[]>,
  shown: ReadonlyMap<string, readonly string[]>,
): string[] {
  const examples = (related.get(id) ?? []).filter((other) => ledger.get(other)?.kind === 'example');
  const others = kind === 'example' ? [] : examples.flatMap((other) => shown.get(other) ?? []);
  return [...new Set([...(shown.get(id) ?? []), ...others])];
}
