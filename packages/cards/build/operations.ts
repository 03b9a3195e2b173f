// node packages/cards/build/operations.ts writes the tables of docs/operations-plan.md.

import { readFileSync, writeFileSync } from 'node:fs';
import type { OperationRule, RuleClause } from '@faultline/rules';
import { missingWords, UNPLAYED } from '@faultline/rules/modes';
import { OPERATIONS, type OperationFolder } from '../src/operations.ts';
import { rulesOfStage } from '../src/operation/operation.ts';

const PAGE = new URL('../../../docs/operations-plan.md', import.meta.url);
const MARKS = ['<!-- tables: written by packages/cards/build/operations.ts -->', '<!-- end of tables -->'] as const;

/** Every rule and lent ability with the words it waits for. */
interface Waiting {
  readonly operation: string;
  readonly id: string;
  readonly by: string;
  readonly words: readonly string[];
}

const abilityRows = ({ card, abilities }: OperationFolder): Waiting[] =>
  Object.entries(abilities).map(([id, clauses]: readonly [string, readonly RuleClause[]]) => ({
    operation: card.id,
    id,
    by: 'lent',
    words: missingWords({ clauses }),
  }));

const ruleRow = (operation: string, rule: OperationRule): Waiting => ({
  operation,
  id: rule.id,
  by: rule.by,
  words: missingWords(rule),
});

export const waiting = (): Waiting[] =>
  OPERATIONS.flatMap((folder) => [
    ...folder.rules.map((rule) => ruleRow(folder.card.id, rule)),
    ...abilityRows(folder),
  ]);

const listed = (words: readonly string[]): string => words.join(', ') || 'nothing';

function wordTables(rows: readonly Waiting[]): string[] {
  const used = (name: string): number => rows.filter(({ words }) => words.includes(name)).length;
  return UNPLAYED.flatMap(([title, kind, words]) => [
    `### ${title}`,
    '',
    '| word | what it must mean | rules |',
    '| --- | --- | --- |',
    ...Object.entries(words).map(([name, means]) => `| \`${name}\` | ${means} | ${used(`${kind} \`${name}\``)} |`),
    '',
  ]);
}

function stageTables(): string[] {
  return OPERATIONS.flatMap((folder) => {
    const { card, rules } = folder;
    const row = (id: string): string[] =>
      rules
        .filter((rule) => rule.id === id)
        .map((rule) => `| \`${id}\` | ${rule.name} | ${rule.by} | ${listed(missingWords(rule))} |`);
    const table = (title: string, lines: readonly string[]): string[] => [
      `**${title}**`,
      '',
      '| rule | name | whose | waits for |',
      '| --- | --- | --- | --- |',
      ...lines,
      '',
    ];
    const lent = abilityRows(folder).map(({ id, words }) => `| \`${id}\` | lent ability | lent | ${listed(words)} |`);
    return [
      `### ${card.name}`,
      '',
      ...table('The whole operation', card.rules.flatMap(row)),
      ...card.stages.flatMap((stage) =>
        table(`Stage ${stage.number}: ${stage.name}`, [
          ...rulesOfStage(stage).flatMap(row),
          ...(stage.lends ? lent : []),
        ]),
      ),
    ];
  });
}

function tables(): string {
  const rows = waiting();
  const ready = rows.filter(({ words }) => words.length === 0).length;
  return [
    `${rows.length} rules and lent abilities; ${ready} of them are carried by the language as it is.`,
    '',
    '## The words that are missing',
    '',
    ...wordTables(rows),
    '## Rule by rule',
    '',
    ...stageTables(),
  ]
    .join('\n')
    .trimEnd();
}

/** The page with its tables as they must be. */
export function pageText(): string {
  const page = currentPage();
  const [from, to] = MARKS.map((mark) => page.indexOf(mark));
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error(`docs/operations-plan.md needs the marks ${MARKS.join(' and ')}.`);
  return `${page.slice(0, from)}${MARKS[0]}\n\n${tables()}\n\n${page.slice(to)}`;
}

export const currentPage = (): string => readFileSync(PAGE, 'utf8');

if (import.meta.main) writeFileSync(PAGE, pageText());
