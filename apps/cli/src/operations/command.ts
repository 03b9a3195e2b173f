import { OPERATIONS, type OperationFolder } from '@faultline/cards/operations';
import { TABLE_IDS, TABLES, type Table } from '@faultline/geometry';
import { type MapFault, whyNotMap } from '@faultline/rules';
import { type Command, NotUnderstood, read } from '../command.ts';
import { writeText } from '../filing.ts';
import { table as columns } from '../page.ts';
import { neededTable, TABLE_NAMES } from '../tables.ts';
import { mapOf } from './map.ts';
import { briefingText } from './report.ts';
import { LANGUAGES, neededWords, type Spoken } from './words.ts';

const usage = `Usage: faultline operations [OPERATION] [--table TABLE [--out FILE]] [--language en|de] [--json]

Lists the Key Operations and the tables that have room for their maps. With an operation: its briefing, what each role
wants, its Stages with their objectives, their rules in short and what ends them, its trackers, and the readings a table
may choose. To play one: faultline play --operation OPERATION.

  --table T     whether this table has room for it: ${TABLE_NAMES}, or a file of your own
  --out FILE    draw its map on that table as SVG
  --language L  ${LANGUAGES.join(' or ')} (en); --lang for short
  --json        the same as JSON (docs/cli.md describes it)
  --help        this text

Exit code 1 when the table has no room.`;

const options = {
  table: { type: 'string' },
  out: { type: 'string' },
  language: { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const operations: Command = {
  name: 'operations',
  summary: 'the Key Operations: briefings, Stages, trackers, and which tables fit',
  async run(args) {
    const { values, positionals } = read(args, { allowPositionals: true, options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const [name, second] = positionals;
    if (second !== undefined) throw new NotUnderstood('Name one operation, or none for the list.');
    if (name === undefined && values.table !== undefined) throw new NotUnderstood('--table needs an operation.');
    if (values.out !== undefined && values.table === undefined) throw new NotUnderstood('--out needs --table.');
    const words = await neededWords(values.language ?? values.lang ?? 'en');
    if (name === undefined) return list(words, values.json === true);
    const folder = neededOperation(name);
    if (values.table !== undefined) return onTable(folder, values.table, values, words);
    const fitting = fittingTables(folder);
    console.log(
      values.json ? JSON.stringify(asJson(folder, words, fitting), null, 2) : briefingText(folder, words, fitting),
    );
    return 0;
  },
};

const fittingTables = ({ card }: OperationFolder): string[] =>
  TABLE_IDS.filter((id) => whyNotMap(TABLES[id], card).length === 0);

/** By its id, or the beginning of it that no other has. */
function neededOperation(name: string): OperationFolder {
  const wanted = name.toLowerCase();
  const exact = OPERATIONS.find(({ card }) => card.id === wanted);
  const found = exact ? [exact] : OPERATIONS.filter(({ card }) => card.id.startsWith(wanted));
  const [folder, another] = found;
  if (folder && !another) return folder;
  const ids = (found.length > 0 ? found : OPERATIONS).map(({ card }) => card.id).join(', ');
  throw new NotUnderstood(
    found.length > 0 ? `"${name}" may be ${ids}.` : `There is no operation called "${name}". There are: ${ids}.`,
  );
}

function list({ words, labels }: Spoken, json: boolean): number {
  const all = OPERATIONS.map((folder) => ({ folder, tables: fittingTables(folder) }));
  if (json) {
    console.log(
      JSON.stringify(
        all.map(({ folder: { card }, tables }) => ({ id: card.id, name: card.name, tables })),
        null,
        2,
      ),
    );
    return 0;
  }
  const rows = all.map(({ folder: { card }, tables }) => [
    card.id,
    words.operations[card.id]?.name ?? card.name,
    tablesText(tables, labels),
  ]);
  console.log(`${columns([labels.operation, labels.name, labels.tables], rows)}\n\n${labels.more}`);
  return 0;
}

/** All of them, all but a few, or those that fit. */
function tablesText(tables: readonly string[], { all, allBut }: Spoken['labels']): string {
  const others = TABLE_IDS.filter((id) => !tables.includes(id));
  if (others.length === 0) return all;
  return others.length < 3 ? allBut(others.join(', ')) : tables.join(', ');
}

interface OutputOptions {
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
}

/** KO-CARD-04: a table without room for the map is refused with what is in the way. */
function onTable(folder: OperationFolder, name: string, { out, json }: OutputOptions, spoken: Spoken): number {
  const table: Table = neededTable(name);
  const faults: readonly MapFault[] = whyNotMap(table, folder.card);
  const title = spoken.words.operations[folder.card.id]?.name ?? folder.card.name;
  const why = faults.map((fault) => spoken.words.mapFault(fault, spoken.terrain(fault.part)));
  if (out !== undefined) writeText(out, `${mapOf(folder.card, table, spoken)}\n`);
  if (json)
    console.log(JSON.stringify({ id: folder.card.id, table: table.name, fits: faults.length === 0, faults }, null, 2));
  else {
    const called = spoken.labels.table(table.name);
    console.log(faults.length > 0 ? spoken.words.noRoom(title, called, why) : spoken.labels.fits(title, called));
    if (out !== undefined) console.log(spoken.labels.drawn(out));
  }
  return faults.length > 0 ? 1 : 0;
}

function asJson({ card, rules }: OperationFolder, { words }: Spoken, tables: readonly string[]): unknown {
  return {
    ...card,
    tables,
    rules: rules.map(({ id, name, by }) => ({ id, name, by })),
    text: words.operations[card.id],
  };
}
