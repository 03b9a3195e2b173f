import { counted } from '@faultline/text/en/plural';
import type { GameReport, Library, SideReport, UnitReport } from '@faultline/rules';

/** What a game came to, as a table: a line for each Unit under its player's sums. */

const COLUMNS = ['activated', 'attacks', 'damage', 'suffered', 'Wounds', 'suffered', 'objectives'] as const;
const GAP = 2;

const figures = ({ activations, attacks, damage, wounds, objectives }: UnitReport): readonly number[] => [
  activations,
  attacks,
  damage.dealt,
  damage.suffered,
  wounds.inflicted,
  wounds.suffered,
  objectives,
];

function rowsOf(side: SideReport, player: string, { units }: Library): [string, string[]][] {
  const sums = COLUMNS.map((_, i) => side.units.reduce((sum, unit) => sum + (figures(unit)[i] ?? 0), 0));
  const lines = side.units.map((unit): [string, string[]] => {
    const name = units[unit.card]?.name ?? unit.card;
    return [`  ${name}${unit.defeated ? ' (Defeated)' : ''}`, figures(unit).map(String)];
  });
  return [[player, sums.map(String)], ...lines];
}

export function reportText(report: GameReport, players: readonly [string, string], library: Library): string {
  const [a, b] = report.sides;
  const rows = [...rowsOf(a, players[0], library), ...rowsOf(b, players[1], library)];
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(width)}${cells.map((cell, i) => cell.padStart((COLUMNS[i] ?? '').length + GAP)).join('')}`;
  const claimed = ({ struggles, wounds }: SideReport, player: string): string =>
    `${player} ${counted(struggles.length, 'Struggle')}, ${counted(wounds, 'Wound')} inflicted`;
  return [
    `${counted(report.turns, 'Turn')}: ${claimed(a, players[0])}; ${claimed(b, players[1])}`,
    '',
    line('', COLUMNS),
    ...rows.map(([name, cells]) => line(name, cells)),
  ].join('\n');
}
