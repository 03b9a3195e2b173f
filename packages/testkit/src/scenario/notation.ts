import type { Chart, ChartEntry, ChartRow, CombatTree, Icon, TreeOption, TreePath } from '@faultline/rules';
import { CONDITIONS, MOVE_KINDS } from '@faultline/rules';
import { isMap, isSeq } from 'yaml';
import { counted } from './faces.ts';
import { hint } from './problem.ts';
import type { Reader } from './reader.ts';
import { either, type Keyed, list, mapOf, mapped, type ScenarioShape, text } from './shape.ts';

/** Short forms for what is printed on a stance: rows of a chart, and a Combat Tree with arrows. */
const ICONS: readonly string[] = ['damage', 'shove', ...CONDITIONS, ...MOVE_KINDS, 'heal', 'active'];
const RESULTS: readonly string[] = ['crit', 'strike', 'block', ...ICONS];
const CHANGE = /^(crit|strike|block|expertise|failure)>(crit|strike|block|expertise|failure)$/;

/** `2 damage, disarmed` as damage, damage, disarmed. */
function entriesIn(written: string, known: readonly string[], at: Parameters<Reader['problem']>[0], r: Reader) {
  const found: string[] = [];
  for (const part of written.split(',').filter((one) => one.trim() !== '')) {
    const [times, what] = counted(part);
    const fits = known.includes(what) || (known === RESULTS && CHANGE.test(what));
    if (!fits) return r.problem(at, `"${what}" is not an icon${hint(what, known)}`);
    for (let n = 0; n < times; n += 1) found.push(what);
  }
  return found;
}

const results: ScenarioShape<ChartEntry[]> = mapped(text('results such as "2 strike, jump"'), (written, node, r) => {
  return (written === 'nothing' ? [] : entriesIn(written, RESULTS, node, r)) as ChartEntry[] | undefined;
});

function rowOf({ key, value }: Keyed<ChartEntry[]>): ChartRow {
  const [, min = '1', to, more] = /^(\d+)(?:-(\d+))?(\+)?$/.exec(key) ?? [];
  return { min: Number(min), max: more ? null : Number(to ?? min), results: value };
}

/** `{1-2: strike, 3+: 2 crit}`: from 1 on, without a gap, open at the end. */
export const chart: ScenarioShape<Chart> = mapped(
  mapOf('a chart such as {1-2: strike, 3+: 2 crit}', '^\\d+(?:-\\d+|\\+)?$', results),
  (rows, node, r) => {
    const read = rows.map(rowOf);
    const gap = read.find((row, i) => row.min !== (i === 0 ? 1 : (read[i - 1]?.max ?? 0) + 1));
    if (gap) return r.problem(node, `A chart's rows must be consecutive from 1; row ${gap.min} is not.`);
    if (read.at(-1)?.max !== null)
      return r.problem(node, 'The last row of a chart must end with a plus, such as "3+".');
    return { name: 'chart', rows: read };
  },
);

interface Written {
  readonly id: string;
  readonly effects: readonly Icon[];
  readonly ways: readonly TreePath[];
}

function optionIn({ key, value, spot }: Keyed<string>, r: Reader): Written | undefined {
  const [icons = '', ...arrows] = value.split(/(?=<->|(?<!<)->)/);
  const effects = entriesIn(icons, ICONS, spot, r);
  const ways = arrows.flatMap((arrow) => {
    const both = arrow.startsWith('<->');
    return arrow
      .slice(both ? 3 : 2)
      .split(',')
      .map((to) => ({ from: key, to: to.trim(), both }));
  });
  return effects && { id: key, effects: effects as Icon[], ways };
}

/** Columns count the steps from a starting option, rows the options of a column: as they would be drawn. */
function treeOf(written: readonly Written[]): CombatTree {
  const paths = written.flatMap((option) => option.ways);
  const starts = written.filter((option) => !paths.some((way) => way.to === option.id)).map((option) => option.id);
  const columns = new Map(starts.map((id) => [id, 1]));
  for (const id of columns.keys()) {
    const next = paths.flatMap((way) => (way.from === id ? [way] : []));
    for (const way of next) if (!columns.has(way.to)) columns.set(way.to, (columns.get(id) ?? 1) + (way.both ? 0 : 1));
  }
  const options = written.map((option, i): TreeOption => {
    const column = columns.get(option.id) ?? 1;
    const row = 1 + written.slice(0, i).filter((before) => (columns.get(before.id) ?? 1) === column).length;
    return { id: option.id, column, row, start: starts.includes(option.id), effects: option.effects };
  });
  return { options, paths };
}

const icons = text('icons such as "2 damage, disarmed"');

const drawnTree: ScenarioShape<CombatTree> = mapped(mapOf('a tree', '^[a-z][a-z0-9]*$', icons), (given, node, r) => {
  const written = given.map((one) => optionIn(one, r));
  if (written.length === 0 || written.some((one) => one === undefined))
    return written.length === 0 ? r.wrong(node, 'a tree with an option') : undefined;
  const known = given.map(({ key }) => key);
  const lost = (written as Written[]).flatMap((one) => one.ways).find((way) => !known.includes(way.to));
  if (lost)
    return r.problem(
      node,
      `The arrow of "${lost.from}" points to "${lost.to}", which does not exist${hint(lost.to, known)}`,
    );
  return treeOf(written as Written[]);
});

/** A list is one straight path, its options called n1, n2 and so on. */
const straightTree: ScenarioShape<CombatTree> = mapped(list(icons, 'a list of options', 1), (given, node, r) => {
  const written = given.map((effects, i) => {
    const arrow = i < given.length - 1 ? ` -> n${i + 2}` : '';
    return optionIn({ key: `n${i + 1}`, value: effects + arrow, spot: r.spot(node) }, r);
  });
  return written.some((one) => one === undefined) ? undefined : treeOf(written as Written[]);
});

export const tree: ScenarioShape<CombatTree> = either(
  'a tree such as [2 damage, damage] or {n1: 2 damage -> n2, n2: shove}',
  { ...straightTree, fits: (node) => isSeq(node) },
  { ...drawnTree, fits: (node) => isMap(node) },
);
