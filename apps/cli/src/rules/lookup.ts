import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../files.ts';
import type { Code, Spot } from './code.ts';
import { idsIn } from './ids.ts';
import type { Entry, Language, Ledger } from './ledger.ts';
import { placeOf } from './ledger.ts';
import { mentionsOf } from './mentions.ts';
import { headOf, placesAt, placesIn } from './places.ts';
import type { Title } from './titles.ts';
import { WORDS } from './words.ts';

/** What is looked through for one entry. */
export interface LookupSources {
  readonly ledger: Ledger;
  readonly titles: readonly Title[];
  readonly code: Code;
  /** Texts of sources by file. */
  readonly sources: ReadonlyMap<string, string>;
}

export function readSources(root: string): Map<string, string> {
  const files = filesIn(root, ['packages/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}']).filter((file) => !isTest(file));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

const isTest = (file: string): boolean => file.endsWith('.test.ts') || file.includes('/test/');

/** One entry in words: what it says, the code its tests run, where else it is named, which tests prove it. */
export function describeEntry(id: string, shelf: LookupSources, language: Language = 'en'): string {
  const entry = shelf.ledger.get(id);
  if (!entry) return whyUnknown(id, shelf.ledger);
  const w = WORDS[language];
  const proofs = shelf.titles.filter(({ text }) => idsIn(text).includes(id));
  return [
    ...wordsOf(id, entry, language),
    '',
    ...codeOf(id, shelf, language),
    ...list(
      w.proved,
      w,
      proofs.map((title) => `${placeOf(title)}  ${title.text}`),
    ),
  ].join('\n');
}

const wordsOf = (id: string, entry: Entry, language: Language): string[] => [
  `${id} (${WORDS[language].kinds[entry.kind][0]}, ${placeOf(entry)})`,
  `  ${entry.text.replaceAll('\n', '\n  ')}`,
  ...entry.notes.map(([heading, text]) => `  ${heading}: ${text}`),
];

const list = (heading: string, { nowhere }: (typeof WORDS)[Language], lines: readonly string[]): string[] =>
  lines.length === 0 ? [`${heading}: ${nowhere}`] : [`${heading}:`, ...lines.map((line) => `  ${line}`)];

/** A line of a source, and the positions in it that belong to what stands there. */
interface SourceLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

interface Mention extends SourceLine {
  readonly position: number;
}

interface Found extends SourceLine {
  holds(mention: Mention): boolean;
}

const shown = (line: SourceLine): string => `${placeOf(line)}  ${line.text}`;

function codeOf(id: string, { code, sources }: LookupSources, language: Language): string[] {
  const w = WORDS[language];
  const mentions = mentionsIn(id, sources);
  const found = (code.get(id) ?? []).flatMap((spot) => nowAt(spot, sources));
  if (found.length === 0) return list(w.named, w, mentions.map(shown));
  const others = mentions.filter((mention) => !found.some((place) => place.holds(mention)));
  return [
    ...list(w.runs, w, found.map(shown)),
    ...(others.length === 0 ? [] : list(w.alsoNamed, w, others.map(shown))),
  ];
}

function mentionsIn(id: string, sources: LookupSources['sources']): Mention[] {
  return [...sources].flatMap(([file, text]) => {
    const all = mentionsOf(text, id).map((position) => ({ file, position, ...lineAt(text, position) }));
    return all.filter(({ line }, i) => line !== all[i - 1]?.line);
  });
}

function lineAt(text: string, position: number): Pick<SourceLine, 'line' | 'text'> {
  const before = text.slice(0, position).split('\n');
  const end = text.indexOf('\n', position);
  const whole = `${before.at(-1)}${text.slice(position, end < 0 ? undefined : end)}`;
  return { line: before.length, text: whole.trim() };
}

/** Where a place stands now: in its file, or wherever it was moved to. */
function nowAt({ file, name }: Spot, sources: LookupSources['sources']): Found[] {
  const here = foundIn(file, name, sources);
  if (here.length > 0) return here;
  return [...sources].flatMap(([other, text]) => (declares(text, name) ? foundIn(other, name, sources) : []));
}

function foundIn(file: string, name: string, sources: LookupSources['sources']): Found[] {
  const text = sources.get(file);
  if (text === undefined) return [];
  const places = placesIn(file, text);
  const head = headOf(text);
  const [place] = places.filter((each) => each.name === name);
  if (!place) return [];
  return [
    {
      file,
      line: place.line,
      text: text.split('\n')[place.line - 1]?.trim() ?? '',
      holds: (mention) => mention.file === file && placesAt(places, mention.position, head).includes(place),
    },
  ];
}

/** Whether it is worth a closer look: `attack.tree.ask` is declared by what says 'attack.tree'. */
export function declares(text: string, name: string): boolean {
  const [first = '', ...rest] = name.split('.');
  const steps = rest.map((_, i) => `'${[first, ...rest.slice(0, i + 1)].join('.')}'`);
  return steps.some((step) => text.includes(step)) || new RegExp(`\\b(?:function|const|class) ${first}\\b`).test(text);
}

function whyUnknown(id: string, ledger: Ledger): string {
  const chapter = id.slice(0, id.lastIndexOf('-') + 1);
  const near = [...ledger.keys()].filter((each) => chapter !== '' && each.startsWith(chapter));
  const hint = near.length > 0 ? ` Known: ${near[0]} to ${near.at(-1)}.` : ' "faultline rules --uncovered" lists IDs.';
  return `Unknown rule ID: ${id}.${hint}`;
}
