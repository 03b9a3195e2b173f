import type { Chart, ChartEntry, Icon } from '../cards/unitCard.ts';
import { changeOne, type Face } from '../chance/dice.ts';
import { byText, distinct, less } from '../state/lists.ts';

/** Both rolls and what the charts add to them (step 6C). */
export interface Rolls {
  readonly attack: readonly Face[];
  readonly defense: readonly Face[];
  readonly pool: number;
}

/** CR-EXP-03 to CR-EXP-06: the one row the number of expertise results selects. */
export const rowOf = (chart: Chart | null, expertise: number): readonly ChartEntry[] =>
  chart?.rows.find((row) => expertise >= row.min && (row.max === null || expertise <= row.max))?.results ?? [];

const ADDED: Readonly<Partial<Record<ChartEntry, 'attack' | 'defense'>>> = {
  crit: 'attack',
  strike: 'attack',
  block: 'defense',
};

const isChange = (entry: ChartEntry): entry is `${Face}>${Face}` => entry.includes('>');

/** CR-EXP-07: what acts at once. Damage does so only in an attack chart (R-EXP-4). */
export const actsNow = (entry: ChartEntry, side: 'attack' | 'defense'): boolean =>
  isChange(entry) || ADDED[entry] !== undefined || (entry === 'damage' && side === 'attack');

/** CR-EXP-08: what waits for step 10. */
export const waiting = (entries: readonly ChartEntry[], side: 'attack' | 'defense'): Icon[] =>
  entries.filter((entry): entry is Icon => !actsNow(entry, side));

export function applyEntry(rolls: Rolls, entry: ChartEntry): Rolls {
  if (entry === 'damage') return { ...rolls, pool: rolls.pool + 1 };
  const added = ADDED[entry];
  if (added) return { ...rolls, [added]: [...rolls[added], entry as Face] };
  if (!isChange(entry)) return rolls;
  const [from, to] = entry.split('>') as [Face, Face];
  const changed = from === 'block' || to === 'block' ? 'defense' : 'attack';
  return { ...rolls, [changed]: changeOne(rolls[changed], from, to) };
}

const faces = (rolls: Rolls): string =>
  `${rolls.attack.toSorted(byText).join()} ${rolls.defense.toSorted(byText).join()} ${rolls.pool}`;

/** R-EXP-6: the order is asked only where it leads to different rolls. The dice lie open, so trying gives nothing away. */
export function orderMatters(rolls: Rolls, entries: readonly ChartEntry[]): boolean {
  return distinct(outcomes(rolls, entries)).length > 1;
}

function outcomes(rolls: Rolls, entries: readonly ChartEntry[]): string[] {
  if (entries.length === 0) return [faces(rolls)];
  return distinct(distinct(entries).flatMap((entry) => outcomes(applyEntry(rolls, entry), less(entries, entry))));
}
