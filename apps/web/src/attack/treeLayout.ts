import type { CombatTree, TreeOption } from '@faultline/rules';

/** Half a cell is 50: options stand in the middle of their cells. */
const CELL = 100;

const middle = ({ column, row }: TreeOption) => ({ x: (column - 0.5) * CELL, y: (row - 0.5) * CELL });

export const sizeOf = ({ options }: CombatTree): { readonly columns: number; readonly rows: number } => ({
  columns: Math.max(...options.map(({ column }) => column)),
  rows: Math.max(...options.map(({ row }) => row)),
});

/** A path as a line with right angles, from the middle of one option to the middle of the other. */
export function lineOf(from: TreeOption, to: TreeOption): string {
  const [a, b] = [middle(from), middle(to)];
  if (from.column === to.column || from.row === to.row) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  // The bend lies beside the option that is farther on, where several paths meet.
  const bend = b.x > a.x ? b.x - CELL / 2 : b.x + CELL / 2;
  return `M${a.x} ${a.y}H${bend}V${b.y}H${b.x}`;
}

/** Whether a path is walked: its two ends follow one another. */
export const isAlong = (path: readonly string[], a: string, b: string): boolean =>
  path.some((id, i) => (id === a && path[i + 1] === b) || (id === b && path[i + 1] === a));

type Arrow = 'ArrowRight' | 'ArrowLeft' | 'ArrowUp' | 'ArrowDown';

/** Where an arrow key leads: along the paths to the sides, and to the nearest option above or below. */
export function nextBy(tree: CombatTree, id: string, arrow: Arrow): string {
  const here = tree.options.find((option) => option.id === id);
  if (!here) return tree.options[0]?.id ?? id;
  const way = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  const isAside = arrow === 'ArrowRight' || arrow === 'ArrowLeft';
  const tied = new Set(tree.paths.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : [])));
  const found = tree.options
    .filter((option) =>
      isAside
        ? tied.has(option.id) && (option.column - here.column) * way > 0
        : (option.row - here.row) * way > 0 && Math.abs(option.column - here.column) <= 1,
    )
    .toSorted((a, b) => distance(a, here) - distance(b, here));
  return found[0]?.id ?? id;
}

const distance = (a: TreeOption, b: TreeOption): number =>
  Math.abs(a.column - b.column) * 1.5 + Math.abs(a.row - b.row);

export type TreeRule = 'CR-TREE-01' | 'CR-TREE-03' | 'CR-TREE-05';

/** The rule by which an option cannot be the next one; null where it can. */
export function whyNotNext({ options, paths }: CombatTree, path: readonly string[], id: string): TreeRule | null {
  const last = path.at(-1);
  if (path.includes(id)) return 'CR-TREE-05';
  if (last === undefined) return options.find((option) => option.id === id)?.start ? null : 'CR-TREE-01';
  const isTied = paths.some(
    ({ from, to, both }) => (from === last && to === id) || (both && to === last && from === id),
  );
  return isTied ? null : 'CR-TREE-03';
}
