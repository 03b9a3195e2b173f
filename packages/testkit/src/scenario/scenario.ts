import { libraryOf, SHEET, SHEETS } from '@faultline/cards';
import { CONSTANTS, extend, type Library, type UnitCard } from '@faultline/rules';
import { type Document, isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { cards, plainCard } from './card.ts';
import { EXAMPLES } from './examples.ts';
import { question } from './expectations.ts';
import { type Layout, layOut } from './layout.ts';
import { type Member, Names, SIDES } from './names.ts';
import type { Problem } from './problem.ts';
import { puzzle } from './puzzle.ts';
import { type Known, Reader } from './reader.ts';
import { constants, setupFields } from './setup.ts';
import { either, list, needs, record, text, type ValueOf, word } from './shape.ts';
import { steps } from './steps.ts';
import { STOPS } from './stopping.ts';
import { terrain } from './terrain.ts';
import { rule, sideOrNobody } from './words.ts';

/** A whole file: what it is about, the table, chance, what is done and expected, and how it ends. */
export const file = record('a scenario', {
  title: needs(text('a title')),
  about: text(),
  ...setupFields,
  constants,
  cards,
  terrain,
  puzzle,
  steps: needs(steps),
  ends: needs(
    either(
      'how it ends: {waiting for: red DP-23}, {stop at: end of activation}, {winner: red}, {no game: [CR-TEAM-03]}, legal teams or nothing open',
      word('an end', ['nothing open', 'legal teams']),
      record('the end', {
        'waiting for': question,
        'stop at': word('a moment', STOPS),
        winner: sideOrNobody,
        'no game': list(rule, 'a list of rules', 1),
      }),
    ),
  ),
});

export type ScenarioFile = ValueOf<typeof file>;

export interface Scenario {
  readonly name: string;
  readonly file: ScenarioFile;
  readonly layout: Layout;
  readonly names: Names;
}

export type Parsed = { readonly scenario: Scenario } | { readonly problems: readonly Problem[] };

/** More than a hundred pages: whatever it is, nobody wrote it to be read. */
const MOST_LETTERS = 200_000;

/** Reads a scenario; all problems are reported together. */
export function parseScenario(text: string, name: string): Parsed {
  if (text.length > MOST_LETTERS) {
    const message = `A scenario has at most ${MOST_LETTERS} characters; this has ${text.length}.`;
    return { problems: [{ file: name, line: 1, column: 1, message }] };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, stringKeys: true });
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0) {
    const problems = broken.map((error) => {
      const { line, col } = lines.linePos(error.pos[0]);
      const said = error.message.split(/ at line|:\n/)[0] ?? error.message;
      return { file: name, line, column: col, message: `Not valid YAML: ${said}.` };
    });
    return { problems };
  }
  if (!isMap(document.contents))
    return {
      problems: [{ file: name, line: 1, column: 1, message: 'A scenario is a record that begins with "title:".' }],
    };
  const repeated = aliasesIn(name, document, lines);
  if (repeated.length > 0) return { problems: repeated };
  const r = new Reader(name, document, lines, knownIn(name, document, lines));
  const read = file.read(document.contents as Node, r);
  const layout = read && layOut(read, r);
  if (!read || !layout || r.problems.length > 0) return { problems: r.problems };
  return { scenario: { name, file: read, layout, names: r.known.names } };
}

/** A file is read from top to bottom by people: what is meant stands where it is meant. */
function aliasesIn(name: string, document: Document, lines: LineCounter): Problem[] {
  const found: Problem[] = [];
  visit(document, {
    Alias: (_key, { range, source }) => {
      const { line, col } = lines.linePos(range?.[0] ?? 0);
      found.push({ file: name, line, column: col, message: `"*${source}" is not allowed here: write it out.` });
    },
  });
  return found;
}

function nothingKnown(sheet: string): Known {
  const printed = libraryOf(sheet);
  return { library: printed, printed, constants: CONSTANTS, names: new Names([]) };
}

/** The sheet a file names; one that is not known is reported where the file is laid out. */
function sheetIn(node: Node | undefined): string {
  const named = isScalar(node) ? String(node.value) : SHEET;
  return SHEETS.some(({ sheet }) => sheet === named) ? named : SHEET;
}

/** A first look at cards, lengths and units, so that everything after can be read in their light. */
function knownIn(name: string, document: Document, lines: LineCounter): Known {
  const top = new Map(
    new Reader(name, document, lines, nothingKnown(SHEET))
      .entries(document.contents as Node)
      .map(({ key, value }) => [key, value]),
  );
  const known = nothingKnown(sheetIn(top.get('sheet')));
  const { library } = known;
  const look = new Reader(name, document, lines, known);
  const lengths = top.get('constants');
  const own = top.get('cards');
  const made = own ? (cards.read(own, look) ?? []) : [];
  // A card that cannot be read is reported once, not again wherever it is named.
  const named = own ? look.entries(own).map(({ key }) => made.find(({ id }) => id === key) ?? plainCard(key)) : [];
  const abilities = EXAMPLES.filter(({ id }) => named.some((card) => card.abilities.includes(id)));
  const all: Library = named.length === 0 ? library : extend(library, { units: named, abilities });
  return {
    library: all,
    printed: library,
    constants: (lengths && constants.read(lengths, look)) ?? CONSTANTS,
    names: new Names(SIDES.flatMap((side) => membersOf(side, top.get(side), look, all))),
  };
}

const RANKS: readonly UnitCard['rank'][] = ['primary', 'secondary', 'supporting'];

function membersOf(side: Member['side'], node: Node | undefined, look: Reader, all: Library): Member[] {
  const parts = new Map((node ? look.entries(node) : []).map(({ key, value }) => [key, value]));
  const units = parts.get('units');
  const squads = parts.get('squads');
  const named = units
    ? look.entries(units).map(({ key, value }) => ({ key, card: String(unitIn(look.plain(value))) }))
    : squads
      ? squadsIn(look.plain(squads), all)
      : [];
  return named.map(({ key, card }, i) => ({
    name: key,
    side,
    slot: i + 1,
    card,
    bases: all.units[card]?.bases.length ?? 1,
  }));
}

const unitIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'unit' in value ? value.unit : '';

/** In the order the rules give them their places: by rank inside each squad. */
function squadsIn(value: unknown, all: Library): { key: string; card: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((squad: unknown) => {
    const entries = Object.entries((squad ?? {}) as Record<string, unknown>).map(([key, card]) => ({
      key,
      card: String(card),
    }));
    const rank = (card: string): number => RANKS.indexOf(all.units[card]?.rank ?? 'primary');
    return entries.toSorted((a, b) => rank(a.card) - rank(b.card));
  });
}
