import { existsSync, readFileSync } from 'node:fs';
import { type Command, NotUnderstood, read } from '../command.ts';
import { writeText } from '../filing.ts';
import { table as columns } from '../page.ts';
import { countEnds, countsIn, type EndCount, HOW, markdown } from './modes/counts.ts';
import { recordIn } from '../simulate/keeping.ts';

const usage = `Usage: faultline ends RECORD... [--write FILE [--add]] [--json]

Counts in how many games of Key Operations each Stage ended in each way: by chance, by opponents that play for it, and
from positions laid out for it. A record is what "faultline simulate --operation O --resume RECORD" keeps.

  --write FILE  write the table into this page, between its two marks
  --add         on top of what the table there says: for new records alone, each counted once
  --least N     how often each is to be there (20)
  --json        as JSON: records { operation, stage, end, chance, opponents, laidOut }
  --help        this text

Exit code 1 when a way is there less often than --least.`;

const options = {
  write: { type: 'string' },
  add: { type: 'boolean' },
  least: { type: 'string', default: '20' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const [BEGIN, END] = ['<!-- counts: written by faultline ends -->', '<!-- end of counts -->'];

const total = (row: EndCount): number => HOW.reduce((sum, how) => sum + row[how], 0);

export const ends: Command = {
  name: 'ends',
  summary: 'how often each Stage of the Key Operations ended in each way',
  async run(args) {
    const { values, positionals } = read(args, { allowPositionals: true, options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (positionals.length === 0) throw new NotUnderstood('Name the records to count.');
    const least = Number(values.least);
    if (!Number.isInteger(least) || least < 0) throw new NotUnderstood('--least should be a whole number.');
    if (values.add && values.write === undefined) throw new NotUnderstood('--add needs --write FILE.');
    const place = values.write === undefined ? null : placeIn(values.write);
    const rows = countEnds(positionals.map(recordIn), values.add && place ? countsIn(place.table) : []);
    if (values.write !== undefined && place)
      writeText(values.write, `${place.before}\n\n${markdown(rows)}\n\n${place.after}`);
    const lines = rows.map((row) => [row.operation, row.stage, row.end, ...HOW.map((how) => String(row[how]))]);
    console.log(
      values.json
        ? JSON.stringify(rows, null, 2)
        : columns(['Operation', 'Stage', 'End', 'by chance', 'by opponents', 'laid out'], lines),
    );
    return rows.every((row) => total(row) >= least) ? 0 : 1;
  },
};

/** A page in three parts: what stands before the table, the table, and the rest. */
function placeIn(path: string): Readonly<Record<'before' | 'table' | 'after', string>> {
  const page = existsSync(path) ? readFileSync(path, 'utf8') : `# How Stages end\n\n${BEGIN}\n${END}\n`;
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new NotUnderstood(`${path} has no place for the table: ${BEGIN} … ${END}`);
  const begin = from + BEGIN.length;
  return { before: page.slice(0, begin), table: page.slice(begin, to), after: page.slice(to) };
}
