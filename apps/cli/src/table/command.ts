import { readTable, TABLE_IDS, TABLES } from '@faultline/geometry';
import { buildLayout, readLayout } from '@faultline/geometry/build';
import { type Command, NotUnderstood, read, Unreadable } from '../command.ts';
import { table as columns } from '../page.ts';
import { jsonIn, tableIn, tableNamed } from '../tables.ts';
import { factsOf, type TableFacts } from './facts.ts';

const usage = `Usage: faultline table [--json]
       faultline table check TABLE ... [--json]
       faultline table build LAYOUT

Without a subcommand, lists the built-in battlefields. "check" reports problems, which Mission Sets do not fit, which Key
Operations do, and whether both sides are symmetrical; TABLE is a file (docs/table.schema.json) or a name. "build" makes
such a file from a layout, which places half the pieces (docs/terrain.md), and prints it.
"faultline draw TABLE" draws a battlefield, "faultline play --table TABLE" plays on it.

  --json    the answer as JSON (docs/cli.md describes it)
  --help    this text`;

const options = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

export const table: Command = {
  name: 'table',
  summary: 'list battlefields, check your own, or build one from a layout',
  run(args) {
    const { values, positionals } = read(args, { allowPositionals: true, options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const [word, ...sources] = positionals;
    if (word === undefined) return list(values.json === true);
    if (word !== 'check' && word !== 'build')
      throw new NotUnderstood(`Unknown subcommand "table ${word}". Available: check, build.`);
    if (sources.length === 0) throw new NotUnderstood(`Missing file: faultline table ${word} FILE`);
    if (word === 'build') return build(sources);
    const checked = sources.map(check);
    console.log(values.json ? JSON.stringify(checked, null, 2) : checked.map(verdictText).join('\n'));
    return checked.every(({ faults }) => faults.length === 0) ? 0 : 1;
  },
};

function list(json: boolean): number {
  const all = TABLE_IDS.map((id) => ({ id, name: TABLES[id].name, ...factsOf(TABLES[id]) }));
  const rows = all.map(({ id, name, parts, levels, ladders }) => [id, name, parts, levels.join(', '), ladders]);
  console.log(
    json ? JSON.stringify(all, null, 2) : columns(['Battlefield', 'Title', 'Parts', 'Levels in mm', 'Ladders'], rows),
  );
  return 0;
}

interface Checked {
  readonly source: string;
  readonly name: string | null;
  readonly faults: readonly string[];
  readonly facts: TableFacts | null;
}

/** A mission set that finds no place is a fault: its game could not be set up. */
function check(source: string): Checked {
  const sound = readTable(tableNamed(source) ?? jsonIn(source));
  if ('faults' in sound) return { source, name: null, faults: sound.faults, facts: null };
  const facts = factsOf(sound.table);
  const faults = facts.unplaced.map(
    ({ mission, objectives }) => `${mission} does not fit: no legal spot for objectives ${objectives.join(', ')}.`,
  );
  return { source, name: sound.table.name, faults, facts };
}

function verdictText({ source, name, faults, facts }: Checked): string {
  const head = `${source}: ${faults.length === 0 ? `"${name}" is OK` : 'not valid'}`;
  const even = facts && facts.uneven.length > 0 ? [`  Not symmetrical: ${facts.uneven.join(', ')}.`] : [];
  const sums = facts
    ? [
        `  ${facts.parts} parts, levels at ${facts.levels.join(' and ') || '0'} mm, ${facts.ladders} ladders.`,
        `  Key Operations with room for their maps: ${facts.operations.join(', ') || 'none'}.`,
      ]
    : [];
  return [head, ...faults.map((fault) => `  ${fault}`), ...sums, ...even].join('\n');
}

function build([source = '', more]: readonly string[]): number {
  if (more !== undefined) throw new NotUnderstood('build needs exactly one layout.');
  const read = readLayout(jsonIn(source));
  if ('faults' in read) throw new Unreadable([`${source} is not a valid layout:`, ...read.faults].join('\n  '));
  const made = buildLayout(read.layout);
  tableIn(made, source);
  console.log(JSON.stringify(made, null, 2));
  return 0;
}
