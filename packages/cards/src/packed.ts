// Figures in few bytes, for the file that brings all units at once: a chart as a list of rows, a tree as short texts.
// Nothing is lost: unpack(pack(card)) is the card.

import type { Chart, ChartEntry, CombatTree, Icon, Stance } from '@faultline/rules';
import type { PrintedUnit } from './readUnit.ts';

type Line = readonly [range: Stance['ranged']['range'], ...dice: (number | null)[]];
/** The name, then for each row its lowest number and its entries. */
type PackedChart = readonly [name: string, ...rows: (readonly [min: number, entries: string])[]];
/** Options as `column.row* icons` (a star for orange), paths as `1-2 2=3` (`=` for both ways). */
type PackedStance = readonly [
  id: string,
  name: string,
  line: Line,
  ranged: PackedChart | null,
  melee: PackedChart | null,
  defense: PackedChart,
  options: string,
  paths: string,
];

export type PackedUnit = Omit<PrintedUnit, 'stances'> & { readonly stances: readonly PackedStance[] };

export const pack = (card: PrintedUnit): PackedUnit => ({ ...card, stances: card.stances.map(packStance) });
export const unpack = (card: PackedUnit): PrintedUnit => ({ ...card, stances: card.stances.map(unpackStance) });

function packStance({ id, name, ranged, melee, charts, tree }: Stance): PackedStance {
  return [
    id,
    name,
    [ranged.range, ranged.attack, ranged.defense, melee.attack, melee.defense],
    charts.ranged && packChart(charts.ranged),
    charts.melee && packChart(charts.melee),
    packChart(charts.defense),
    tree.options.map((one) => `${one.column}.${one.row}${one.start ? '*' : ''} ${one.effects.join(' ')}`).join(),
    tree.paths.map(({ from, to, both }) => `${from.slice(1)}${both ? '=' : '-'}${to.slice(1)}`).join(' '),
  ];
}

function unpackStance([id, name, line, ranged, melee, defense, options, paths]: PackedStance): Stance {
  const [range, rangedAttack = null, rangedDefense, meleeAttack = null, meleeDefense] = line;
  return {
    id,
    name,
    ranged: { range, attack: rangedAttack, defense: rangedDefense ?? 0 },
    melee: { attack: meleeAttack, defense: meleeDefense ?? 0 },
    charts: {
      ranged: ranged && unpackChart(ranged),
      melee: melee && unpackChart(melee),
      defense: unpackChart(defense),
    },
    tree: unpackTree(options, paths),
  };
}

const packChart = ({ name, rows }: Chart): PackedChart => [
  name,
  ...rows.map(({ min, results }) => [min, results.join(' ')] as const),
];

function unpackChart([name, ...rows]: PackedChart): Chart {
  return {
    name,
    rows: rows.map(([min, entries], i) => {
      const next = rows[i + 1];
      return { min, max: next ? next[0] - 1 : null, results: words(entries) as ChartEntry[] };
    }),
  };
}

/** Options are called n1, n2, … in order; a test holds every card to it. */
function unpackTree(options: string, paths: string): CombatTree {
  return {
    options: options.split(',').map((option, i) => {
      const [place = '', ...effects] = words(option);
      const [column, row] = place.replace('*', '').split('.').map(Number);
      const start = place.endsWith('*');
      return { id: `n${i + 1}`, column: column ?? 0, row: row ?? 0, start, effects: effects as Icon[] };
    }),
    paths: words(paths).map((path) => {
      const both = path.includes('=');
      const [from = '', to = ''] = path.split(both ? '=' : '-');
      return { from: `n${from}`, to: `n${to}`, both };
    }),
  };
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
