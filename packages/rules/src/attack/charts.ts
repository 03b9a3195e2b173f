import type { Chart, ChartEntry, Icon } from '../cards/unitCard.ts';
import { type DieKind, type Face, type Swap, swapDie } from '../cards/dice.ts';
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

/** CR-COND-12, CR-COND-15: the results a chart is read with; barred ones select no row. */
export const usable = (expertise: number, barred: boolean): number => (barred ? 0 : expertise);

/** What an entry does to a die of one of the rolls; null for icons. */
export function swapOf(entry: ChartEntry): { readonly roll: DieKind; readonly swap: Swap } | null {
  if (entry === 'crit' || entry === 'strike') return { roll: 'attack', swap: { from: null, to: entry } };
  if (entry === 'block') return { roll: 'defense', swap: { from: null, to: entry } };
  if (!entry.includes('>')) return null;
  const [from, to] = entry.split('>') as [Face, Face];
  return { roll: from === 'block' || to === 'block' ? 'defense' : 'attack', swap: { from, to } };
}

/** R-CARD-21: an entry that would change a die of the other roll that is kept from it. */
export const isKept = (entry: ChartEntry, side: DieKind, firm: readonly Face[]): boolean => {
  const act = swapOf(entry);
  return act !== null && act.roll !== side && act.swap.from !== null && firm.includes(act.swap.from);
};

/** CR-EXP-07: what acts at once. Damage does so only in an attack chart (R-EXP-4). */
export const actsNow = (entry: ChartEntry, side: DieKind): boolean =>
  swapOf(entry) !== null || (entry === 'damage' && side === 'attack');

/** CR-EXP-08: what waits for step 10. */
export const waiting = (entries: readonly ChartEntry[], side: DieKind): Icon[] =>
  entries.filter((entry): entry is Icon => !actsNow(entry, side));

export function applyEntry(rolls: Rolls, entry: ChartEntry): Rolls {
  if (entry === 'damage') return { ...rolls, pool: rolls.pool + 1 };
  const act = swapOf(entry);
  return act ? { ...rolls, [act.roll]: swapDie(rolls[act.roll], act.swap) } : rolls;
}

/** CR-ATK-18, CR-ATK-19: each block takes one strike, never a critical. */
export const strikesLeft = (strikes: number, blocks: number): number => Math.max(0, strikes - blocks);

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
