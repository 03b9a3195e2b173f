import {
  actsNow,
  type Chart,
  type ChartEntry,
  type DieKind,
  type Face,
  type Icon,
  rowOf,
  type Swap,
  swapOf,
  waiting,
} from '@faultline/rules';
import { ALL_FACES, dice, MOST_DICE, shown, swapped, type Tally } from './tally.ts';

/** A chart row as it acts in step 6C, and what of it waits for step 10. */
export interface Row {
  /** Its place among the rows of its chart; 0 where no row applies. */
  readonly index: number;
  readonly turns: Readonly<Record<DieKind, Turns>>;
  /** CR-DMG-02: what it puts into the Damage Pool. */
  readonly damage: number;
  readonly icons: readonly Icon[];
}

/** The changes of a row to one of the rolls. */
export interface Turns {
  readonly swaps: readonly Swap[];
  /** What they come to together where every one of them finds its die. */
  readonly sum: Tally;
  /** How many dice of which faces it takes for that: with so many there the order does not matter. */
  readonly needs: readonly (readonly [face: Face, count: number])[];
}

export interface Rows {
  readonly all: readonly Row[];
  /** The row for every number of expertise results. */
  readonly byExpertise: readonly Row[];
  /** R-CARD-20: likewise of a chart that may be read instead. */
  readonly lent?: readonly Row[];
}

function turnsOf(swaps: readonly Swap[]): Turns {
  const needs = ALL_FACES.map((face) => [face, swaps.filter(({ from }) => from === face).length] as const);
  const sum = swaps.reduce((all, { from, to }) => all - (from ? dice(from) : 0) + (to ? dice(to) : 0), 0);
  return { swaps, sum, needs: needs.filter(([, count]) => count > 0) };
}

function readRow(entries: readonly ChartEntry[], side: DieKind, index: number): Row {
  const acting = entries.filter((entry) => actsNow(entry, side));
  const swaps = acting.flatMap((entry) => swapOf(entry) ?? []);
  const on = (roll: DieKind): Turns => turnsOf(swaps.filter((act) => act.roll === roll).map(({ swap }) => swap));
  return {
    index,
    turns: { attack: on('attack'), defense: on('defense') },
    damage: acting.filter((entry) => entry === 'damage').length,
    icons: waiting(entries, side),
  };
}

/** More results than dice: charts may add expertise to a roll. */
const MOST_EXPERTISE = MOST_DICE + 20;

function readRows(chart: Chart | null, side: DieKind): Rows {
  const known = new Map<readonly ChartEntry[], Row>();
  const none = readRow([], side, 0);
  const byExpertise = Array.from({ length: MOST_EXPERTISE }, (_, expertise): Row => {
    const entries = rowOf(chart, expertise);
    if (entries.length === 0) return none;
    const row = known.get(entries) ?? readRow(entries, side, known.size + 1);
    known.set(entries, row);
    return row;
  });
  return { all: [none, ...known.values()], byExpertise };
}

const READ = { attack: new WeakMap<Chart, Rows>(), defense: new WeakMap<Chart, Rows>() };
const NO_CHART = { attack: readRows(null, 'attack'), defense: readRows(null, 'defense') };

/** The rows of a chart; read once. */
export function rowsOf(chart: Chart | null, side: DieKind): Rows {
  if (!chart) return NO_CHART[side];
  const known = READ[side].get(chart) ?? readRows(chart, side);
  READ[side].set(chart, known);
  return known;
}

/** R-CARD-20: the rows of both charts, of which one is read. */
export function withLent(own: Rows, lent: Rows): Rows {
  const [none] = own.all;
  const moved = new Map(lent.all.map((row, i) => [row, i === 0 ? none : { ...row, index: own.all.length + i - 1 }]));
  const at = (row: Row): Row => moved.get(row) ?? row;
  return {
    all: [...own.all, ...lent.all.slice(1).map(at)],
    byExpertise: own.byExpertise,
    lent: lent.byExpertise.map(at),
  };
}

/** CR-EXP-11: everything the entries of a row can make of a roll, in whichever order they are applied. */
export function endsOf(tally: Tally, turns: Turns): readonly Tally[] {
  const end = oneEnd(tally, turns);
  if (end >= 0) return [end];
  const ends = new Set<Tally>();
  walkOrders(tally, turns.swaps, ends);
  return [...ends];
}

/** The one end where every entry finds its die, in whichever order; else -1. */
export function oneEnd(tally: Tally, { sum, needs }: Turns): Tally {
  for (const [face, count] of needs) if (shown(tally, face) < count) return -1;
  return tally + sum;
}

function walkOrders(tally: Tally, swaps: readonly Swap[], ends: Set<Tally>): void {
  if (swaps.length === 0) ends.add(tally);
  swaps.forEach((swap, i) => {
    const isFirst = swaps.findIndex(({ from, to }) => from === swap.from && to === swap.to) === i;
    if (isFirst) walkOrders(swapped(tally, swap), swaps.toSpliced(i, 1), ends);
  });
}
