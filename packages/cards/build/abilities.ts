// Writes the tables of docs/abilities.md between its marks: the words of the language, every ability with what it waits
// for, and those that need a mechanism of their own. Run it after cards have changed: node packages/cards/build/abilities.ts

import { readFileSync, writeFileSync } from 'node:fs';
import type { Effect } from '@faultline/rules';
import { momentsOf } from '@faultline/rules/language';
import type { PrintedUnit } from '../src/readUnit.ts';
import survey from '../survey.json' with { type: 'json' };
import { cardFiles, pathOf } from './cardFiles.ts';
import { type AbilityClass, meaningOf } from './classes.ts';
import { AMOUNTS, CLAUSES, DICE, EFFECTS, TESTS } from './vocabulary.ts';

/** What was found about an ability: its classes, and whether it is plain, rare, or needs a mechanism of its own. */
interface Surveyed {
  readonly classes: readonly AbilityClass[];
  readonly rating: 'plain' | 'rare' | 'special';
  readonly mechanism?: string;
}

export const SURVEY = survey as Readonly<Record<string, Surveyed>>;
const PAGE = pathOf('../../docs/abilities.md');
const MARKS = ['<!-- tables: written by packages/cards/build/abilities.ts -->', '<!-- end of tables -->'] as const;

type PrintedAbility = PrintedUnit['abilities'][number];

/** The events it answers; in brackets the flow that asks, where there is none. */
const eventsOf = ({ classes }: Surveyed): string[] =>
  classes.map(meaningOf).map(({ on, asked }) => (on ? `\`${on}\`` : `(${asked})`));

function row(card: PrintedUnit, ability: PrintedAbility): string {
  const found = SURVEY[ability.id];
  if (!found) throw new Error(`${ability.id} of ${card.id} is missing in survey.json.`);
  const classes = found.classes.map((one) => meaningOf(one).says).join('; ');
  const events = [...new Set(eventsOf(found))].join(', ');
  return `| ${card.name} | ${ability.name} | ${ability.kind} | ${classes} | ${events} | ${found.rating} |`;
}

/** A node as one writes it in a script. */
function asCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? `'${value}'` : String(value);
  const fields = Object.entries(value).map(([name, part]) => `${name}: ${asCode(part)}`);
  return `{ ${fields.join(', ')} }`;
}

function words(title: string, key: string, all: Readonly<Record<string, readonly [string, unknown]>>): string[] {
  const rows = Object.entries(all).map(
    ([name, [means, example]]) => `| \`${name}\` | ${means} | \`${asCode(example)}\` |`,
  );
  return [`### ${title}`, '', `| \`${key}\` | what it means | example |`, '| --- | --- | --- |', ...rows, ''];
}

/** The events at which a verb does anything, `use` being an Active ability. */
function momentsText(effect: Effect): string {
  const moments = momentsOf(effect);
  const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
  if (moments === 'any') return 'anywhere';
  return 'notAt' in moments ? `not at ${listed(moments.notAt)}` : listed(moments);
}

/** The verbs, and where each works: elsewhere it would be offered and do nothing, so the library is refused. */
const verbs = (): string[] => [
  '### Effects',
  '',
  '| `do` | what it means | where it works | example |',
  '| --- | --- | --- | --- |',
  ...Object.entries(EFFECTS).map(
    ([name, [means, example]]) => `| \`${name}\` | ${means} | ${momentsText(example)} | \`${asCode(example)}\` |`,
  ),
  '',
];

const language = (): string[] => [
  ...words('Clauses', 'clause', CLAUSES),
  ...verbs(),
  ...words('Changes of dice', 'how', DICE),
  ...words('Tests', 'test', TESTS),
  ...words('Amounts', 'count', AMOUNTS),
];

function tables(cards: readonly PrintedUnit[]): string {
  const rows = cards.flatMap((card) => card.abilities.map((ability) => row(card, ability)));
  const special = cards.flatMap((card) =>
    card.abilities.flatMap((ability) => {
      const mechanism = SURVEY[ability.id]?.mechanism;
      return mechanism ? [`| ${mechanism} | ${card.name} | ${ability.name} |`] : [];
    }),
  );
  return [
    ...language(),
    '## Abilities that need a mechanism of their own',
    '',
    `${special.length} of ${rows.length}.`,
    '',
    '| mechanism | unit | ability |',
    '| --- | --- | --- |',
    ...special.sort(),
    '',
    '## Every ability',
    '',
    'An event in brackets is none: the clause is asked by the flow named there. `plain` uses only wordings that many share, `rare` one that few have, `special` a mechanism of its own.',
    '',
    '| unit | ability | kind | what it waits for | event | rating |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The page with its tables as they must be. */
export function pageText(): string {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = MARKS.map((mark) => page.indexOf(mark));
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error(`docs/abilities.md needs the marks ${MARKS.join(' and ')}.`);
  return `${page.slice(0, from)}${MARKS[0]}\n\n${tables(cardFiles())}\n\n${page.slice(to)}`;
}

export const currentPage = (): string => readFileSync(PAGE, 'utf8');

if (import.meta.main) writeFileSync(PAGE, pageText());
