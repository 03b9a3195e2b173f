import { CONDITIONS, MOVE_KINDS } from '@faultline/rules';
import { fail, type Fields, id, number, only, record, records, text, texts } from './fields.ts';
import { checkTree } from './readTree.ts';

/** What a tree's option or a chart's row may show beside results of dice. */
const ICONS: readonly string[] = ['damage', 'shove', ...CONDITIONS, ...MOVE_KINDS, 'heal', 'active'];
const FACES = ['crit', 'strike', 'block', 'expertise', 'failure'];
const ENTRIES = [...ICONS, 'crit', 'strike', 'block', ...FACES.flatMap((from) => FACES.map((to) => `${from}>${to}`))];

/** One side of a stance card: two lines of dice, up to three charts, a Combat Tree. */
export function checkStance(stance: Fields, card: string): void {
  const at = `${card}, stance ${id(stance, card)}`;
  only(stance, ['id', 'name', 'ranged', 'melee', 'charts', 'tree'], at);
  text(stance, 'name', at);
  const charts = record(stance.charts, at, 'charts');
  only(charts, ['ranged', 'melee', 'defense'], at);
  for (const side of ['ranged', 'melee'] as const) {
    const line = record(stance[side], at, side);
    checkLine(line, side, `${at}, ${side}`);
    if ((line.attack === null) !== (charts[side] === null))
      fail(at, `charts.${side}`, 'a chart exactly where there is an attack');
    if (charts[side] !== null) checkChart(record(charts[side], at, `charts.${side}`), `${at}, ${side} chart`);
  }
  checkChart(record(charts.defense, at, 'charts.defense'), `${at}, defense chart`);
  checkTree(record(stance.tree, at, 'tree'), ICONS, `${at}, tree`);
}

/** R-STANCE-2: a Defense stat always; CR-STANCE-11: a null attack is the printed dash, and has no range. */
function checkLine(line: Fields, side: 'ranged' | 'melee', at: string): void {
  only(line, side === 'ranged' ? ['range', 'attack', 'defense'] : ['attack', 'defense'], at);
  number(line, 'defense', at);
  if (line.attack !== null) number(line, 'attack', at, 1);
  if (side === 'melee') return;
  if ((line.range === null) !== (line.attack === null)) fail(at, 'range', 'there exactly where there is an attack');
  if (line.range !== null) number(line, 'range', at, 1, 5);
}

/** CR-EXP-05: rows follow each other without a gap, from 1 to "and more". */
function checkChart(chart: Fields, at: string): void {
  only(chart, ['name', 'rows'], at);
  text(chart, 'name', at);
  const rows = records(chart, 'rows', at);
  if (rows.length === 0) fail(at, 'rows', 'at least one row');
  let next = 1;
  for (const [i, row] of rows.entries()) {
    only(row, ['min', 'max', 'results'], `${at}, rows[${i}]`);
    if (row.min !== next) fail(at, `rows[${i}].min`, String(next));
    if ((row.max === null) !== (i === rows.length - 1)) fail(at, `rows[${i}].max`, 'open only in the last row');
    if (row.max !== null) next = number(row, 'max', `${at}, rows[${i}]`, next) + 1;
    texts(row, 'results', `${at}, rows[${i}]`, ENTRIES);
  }
}
