import { type Face, strikesLeft, usable } from '@faultline/rules';
import { endsOf, oneEnd, type Row, type Rows, type Turns } from './rows.ts';
import { certain, mean, type Spread, Sums } from './spread.ts';
import { only, shown, type Tally } from './tally.ts';

/** Both rolls as they lie when the charts are read, with the charts. */
export interface Meeting {
  readonly attack: Side;
  readonly defense: Side;
}

export interface Side {
  readonly spread: Spread;
  readonly rows: Rows;
  /** CR-COND-12, CR-COND-15: its expertise selects no row. */
  readonly barred: boolean;
}

/** Steps 6C and 7: how likely each number of successes is beside each row of the attack chart. */
export interface Met {
  /** One line for each row of the attack chart, indexed by successes; all of one length. */
  readonly joint: readonly Float64Array[];
  /** How likely each row of the defense chart is. */
  readonly defenseRows: Float64Array;
}

/** More than any count in a roll. */
const MOST = 64;

/** The row of its own chart, and that of a chart it may read instead (R-CARD-20). */
function rowsRead({ rows, barred }: Side, tally: Tally): readonly [own: Row, lent?: Row] {
  const expertise = usable(shown(tally, 'expertise'), barred);
  const own = rows.byExpertise[expertise] as Row;
  const lent = rows.lent?.[expertise];
  return lent ? [own, lent] : [own];
}

/** Which row is read with a roll. */
type Reading = (tally: Tally) => Row;

const ownRow =
  (side: Side): Reading =>
  (tally) =>
    rowsRead(side, tally)[0];

/** Of the rows that may be read, the one worth most to its reader; with nothing between them the own one. */
const bestRow =
  (side: Side, worth: (row: Row, tally: Tally) => number): Reading =>
  (tally) => {
    const [own, lent] = rowsRead(side, tally);
    return lent && worth(lent, tally) > worth(own, tally) ? lent : own;
  };

/** What the attack roll comes to once its chart is read. */
interface Blows {
  /** For each row: rolls that come to the same are one, by what counts of them. */
  readonly plain: readonly Spread[];
  /** Rolls of which the attacker's order of entries makes different ones: rare. */
  readonly open: readonly { readonly row: Row; readonly ends: readonly Tally[]; readonly chance: number }[];
}

/** The faces of the attack roll that can matter once its own chart is read. */
function facesThatCount({ rows }: Side): Face[] {
  const read = rows.all.flatMap(({ turns }) => turns.attack.needs.map(([face]) => face));
  return ['crit', 'strike', ...new Set(read.filter((face) => face !== 'crit' && face !== 'strike'))];
}

/** What is remembered of one chart: whatever was read with it, by roll. */
class Remembered<T> {
  private readonly known = new WeakMap<Rows, Map<string, WeakMap<Spread, T>>>();

  of({ rows, spread }: Side, how: string, read: () => T): T {
    const byHow = this.known.get(rows) ?? new Map<string, WeakMap<Spread, T>>();
    const bySpread = byHow.get(how) ?? new WeakMap<Spread, T>();
    const value = bySpread.get(spread) ?? read();
    this.known.set(rows, byHow.set(how, bySpread.set(spread, value)));
    return value;
  }
}

const BLOWS = new Remembered<Blows>();

function blowsOf(meeting: Meeting): Blows {
  const { attack, defense } = meeting;
  const mask = only(-1, facesThatCount(defense));
  if (attack.rows.lent) return readBlows(attack, mask, bestRow(attack, worthOfRow(meeting)));
  return BLOWS.of(attack, `${mask} ${attack.barred}`, () => readBlows(attack, mask, ownRow(attack)));
}

function readBlows(attack: Side, mask: number, reading: Reading): Blows {
  const sums = attack.rows.all.map(() => new Sums());
  const open: { row: Row; ends: readonly Tally[]; chance: number }[] = [];
  const { tallies, chances } = attack.spread;
  for (let i = 0; i < tallies.length; i += 1) {
    const tally = tallies[i] as Tally;
    const chance = chances[i] as number;
    const row = reading(tally);
    const end = oneEnd(tally, row.turns.attack);
    if (end >= 0) {
      sums[row.index]?.add(end & mask, chance);
      continue;
    }
    const ends = [...new Set(endsOf(tally, row.turns.attack).map((each) => each & mask))];
    if (ends.length === 1) sums[row.index]?.add(ends[0] as Tally, chance);
    else open.push({ row, ends, chance });
  }
  return { plain: sums.map((sum) => sum.spread()), open };
}

const blocksIn = (tally: Tally): number => shown(tally, 'block');

/** The end with fewest or with most blocks, of those the owner of a chart may choose among. */
function pick(tally: Tally, turns: Turns, sign: 1 | -1): Tally {
  const end = oneEnd(tally, turns);
  if (end >= 0) return end;
  return endsOf(tally, turns).reduce((best, each) => (sign * (blocksIn(each) - blocksIn(best)) > 0 ? each : best));
}

/** For each row of the defense chart, how likely each number of blocks is. */
type Guard = readonly Float64Array[];

function guardAgainst(defense: Side, turns: Turns, reading: Reading): Guard {
  const guard = defense.rows.all.map(() => new Float64Array(MOST));
  const { tallies, chances } = defense.spread;
  for (let i = 0; i < tallies.length; i += 1) {
    // R-EXP-1: the attack chart first.
    const before = pick(tallies[i] as Tally, turns, -1);
    const row = reading(before);
    const blocks = blocksIn(pick(before, row.turns.defense, 1));
    const line = guard[row.index] as Float64Array;
    line[blocks] = (line[blocks] as number) + (chances[i] as number);
  }
  return guard;
}

/** What the defense roll comes to against each row of the attack chart; of a chart lent to it, with a view to the blows. */
function guardsOf({ attack, defense }: Meeting, blows?: Blows): Guard[] {
  if (defense.rows.lent && blows)
    return attack.rows.all.map(({ index, turns }) =>
      guardAgainst(defense, turns.defense, bestRow(defense, worthOfAnswer(blows, index))),
    );
  const none = attack.rows.all[0]?.turns.defense as Turns;
  const plain = guardAgainst(defense, none, ownRow(defense));
  return attack.rows.all.map(({ turns }) =>
    turns.defense.swaps.length === 0 ? plain : guardAgainst(defense, turns.defense, ownRow(defense)),
  );
}

/** How good a row of the defense chart is for the defender, against the blows of one row of the attack chart. */
const worthOfAnswer =
  ({ plain, open }: Blows, index: number) =>
  ({ turns }: Row, tally: Tally): number => {
    const stands = [{ turns: turns.attack, blocks: blocksIn(pick(tally, turns.defense, 1)), chance: 1 }];
    const thrown = plain[index] as Spread;
    const sum = mean({ kept: 0, thrown }, (end) => expected([end], stands));
    return -open.reduce(
      (all, { row, ends, chance }) => all + (row.index === index ? chance * expected(ends, stands) : 0),
      sum,
    );
  };

/** Step 7 (CR-ATK-18 to CR-ATK-21). */
const successesOf = (tally: Tally, blocks: number): number =>
  shown(tally, 'crit') + strikesLeft(shown(tally, 'strike'), blocks);

/** Of the attack rolls the defender's chart may make of one, the one that leaves fewest successes. */
const fewest = (ends: readonly Tally[], blocks: number): number =>
  ends.reduce((least, end) => Math.min(least, successesOf(end, blocks)), MOST);

/** Adds what one set of attack rolls comes to against one row of the defense chart. */
function addPlain(line: Float64Array, blows: Spread, turns: Turns, guard: Float64Array, most: number): void {
  const { tallies, chances } = blows;
  for (let i = 0; i < tallies.length; i += 1) {
    const chance = chances[i] as number;
    const end = oneEnd(tallies[i] as Tally, turns);
    if (end >= 0) addOne(line, shown(end, 'crit'), shown(end, 'strike'), chance, guard, most);
    else addOpen(line, [endsOf(tallies[i] as Tally, turns)], chance, guard, most);
  }
}

function addOne(
  line: Float64Array,
  crits: number,
  strikes: number,
  chance: number,
  guard: Float64Array,
  most: number,
): void {
  for (let blocks = 0; blocks <= most; blocks += 1) {
    const successes = crits + strikesLeft(strikes, blocks);
    line[successes] = (line[successes] as number) + chance * (guard[blocks] as number);
  }
}

/** The attacker chooses a list, the defender one of it. */
const agreed = (lists: readonly (readonly Tally[])[], blocks: number): number =>
  lists.reduce((best, ends) => Math.max(best, fewest(ends, blocks)), 0);

function addOpen(
  line: Float64Array,
  lists: readonly (readonly Tally[])[],
  chance: number,
  guard: Float64Array,
  most: number,
): void {
  for (let blocks = 0; blocks <= most; blocks += 1) {
    const successes = agreed(lists, blocks);
    line[successes] = (line[successes] as number) + chance * (guard[blocks] as number);
  }
}

const sumOf = (chances: Float64Array): number => chances.reduce((sum, chance) => sum + chance, 0);

function strike({ attack, defense }: Meeting, blows: Blows, guards: readonly Guard[]): Met {
  const joint = attack.rows.all.map(() => new Float64Array(MOST));
  const defenseRows = new Float64Array(defense.rows.all.length);
  const weights = blows.plain.map(({ chances }) => sumOf(chances));
  for (const { row, chance } of blows.open) weights[row.index] = (weights[row.index] ?? 0) + chance;
  for (const { index, turns } of defense.rows.all) {
    for (const row of attack.rows.all) {
      const guard = guards[row.index]?.[index] as Float64Array;
      const most = guard.findLastIndex((chance) => chance > 0);
      if (most < 0) continue;
      const line = joint[row.index] as Float64Array;
      addPlain(line, blows.plain[row.index] as Spread, turns.attack, guard, most);
      for (const blow of blows.open) {
        if (blow.row !== row) continue;
        const lists = blow.ends.map((end) => endsOf(end, turns.attack));
        addOpen(line, lists, blow.chance, guard, most);
      }
      defenseRows[index] = (defenseRows[index] as number) + (weights[row.index] as number) * sumOf(guard);
    }
  }
  const most = joint.reduce(
    (all, line) =>
      Math.max(
        all,
        line.findLastIndex((chance) => chance > 0),
      ),
    0,
  );
  return { joint: joint.map((line) => line.subarray(0, most + 1)), defenseRows };
}

/**
 * Every attack roll against every defense roll. Where the order of chart entries matters their owner takes the best:
 * the attacker most successes, the defender, who comes after, fewest.
 */
export function meet(meeting: Meeting): Met {
  const blows = blowsOf(meeting);
  return strike(meeting, blows, guardsOf(meeting, blows));
}

/** One thing the defense roll may come to: a row of its chart, and blocks. */
interface Stand {
  readonly turns: Turns;
  readonly blocks: number;
  readonly chance: number;
}

const standsOf = (guard: Guard, { rows }: Side): Stand[] =>
  rows.all.flatMap(({ index, turns }) =>
    [...(guard[index] as Float64Array)].flatMap((chance, blocks) =>
      chance > 0 ? [{ turns: turns.attack, blocks, chance }] : [],
    ),
  );

/** How many successes are to be expected of an attack roll that may end in several ways. */
function expected(ends: readonly Tally[], stands: readonly Stand[]): number {
  const [only = 0] = ends;
  let sum = 0;
  for (const { turns, blocks, chance } of stands) {
    const end = ends.length === 1 ? oneEnd(only, turns) : -1;
    const lists = (): (readonly Tally[])[] => ends.map((each) => endsOf(each, turns));
    sum += chance * (end >= 0 ? successesOf(end, blocks) : agreed(lists(), blocks));
  }
  return sum;
}

/** How good it is for the attacker to read a row with a roll, against the defense rolls of a meeting: successes and chart damage. */
function worthOfRow(meeting: Meeting): (row: Row, tally: Tally) => number {
  const stands = guardsOf(meeting).map((guard) => standsOf(guard, meeting.defense));
  return (row, tally) => row.damage + expected(endsOf(tally, row.turns.attack), stands[row.index] ?? []);
}

/** How good each attack roll is for the attacker. */
export function worthOfAttack(meeting: Meeting): (tally: Tally) => number {
  const worth = worthOfRow(meeting);
  const reading = bestRow(meeting.attack, worth);
  return (tally) => worth(reading(tally), tally);
}

/** How good each defense roll is for the attacker, whose rolls are those of a meeting: successes. */
export function worthOfDefense(meeting: Meeting): (tally: Tally) => number {
  const { attack, defense } = meeting;
  const blows = blowsOf(meeting);
  const { plain, open } = blows;
  return (tally) => {
    const guards = guardsOf({ attack, defense: { ...defense, spread: certain(tally) } }, blows);
    const stands = guards.map((guard) => standsOf(guard, defense));
    let sum = 0;
    for (const { index } of attack.rows.all) {
      const thrown = plain[index] as Spread;
      sum += mean({ kept: 0, thrown }, (end) => expected([end], stands[index] ?? []));
    }
    for (const { row, ends, chance } of open) sum += chance * expected(ends, stands[row.index] ?? []);
    return sum;
  };
}
