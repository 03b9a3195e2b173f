import type { Chart, CombatTree, Condition, DiceChange, Face, Forecast } from '@faultline/rules';

/**
 * The odds counted die by die, as slowly as one likes, from the rulebook and not from the project's own code:
 * every sequence of faces, every order of chart entries, every way through the tree.
 */
interface Table {
  attack: Face[];
  defense: Face[];
  pool: number;
}

const ATTACK: readonly (readonly [Face, number])[] = [
  ['crit', 1 / 8],
  ['strike', 3 / 8],
  ['expertise', 2 / 8],
  ['failure', 2 / 8],
];
const DEFENSE: readonly (readonly [Face, number])[] = [
  ['block', 2 / 6],
  ['expertise', 2 / 6],
  ['failure', 2 / 6],
];
const DICE = { attack: ATTACK, defense: DEFENSE };

const howMany = (roll: readonly Face[], face: Face): number => roll.filter((shown) => shown === face).length;

function* throws(kind: 'attack' | 'defense', n: number): Generator<readonly [Face[], number]> {
  if (n === 0) {
    yield [[], 1];
    return;
  }
  for (const [rest, chance] of throws(kind, n - 1))
    for (const [face, p] of DICE[kind]) yield [[...rest, face], chance * p];
}

function* afterChange(
  roll: Face[],
  kind: 'attack' | 'defense',
  change: DiceChange,
): Generator<readonly [Face[], number]> {
  if (change.how === 'add') {
    yield [[...roll, change.face], 1];
    return;
  }
  const meant = roll.flatMap((face, i) => (face === change.face ? [i] : []));
  if (change.how === 'reroll') {
    const again = meant.slice(0, change.most);
    const kept = roll.filter((_, i) => !again.includes(i));
    for (const [fell, p] of throws(kind, again.length)) yield [[...kept, ...fell], p];
    return;
  }
  const [first] = meant;
  if (first === undefined) yield [roll, 1];
  else if (change.how === 'remove') yield [roll.filter((_, i) => i !== first), 1];
  else yield [roll.map((face, i) => (i === first ? change.to : face)), 1];
}

function* afterChanges(
  roll: Face[],
  kind: 'attack' | 'defense',
  changes: readonly DiceChange[],
): Generator<readonly [Face[], number]> {
  const [first, ...rest] = changes;
  if (!first) {
    yield [roll, 1];
    return;
  }
  for (const [after, p] of afterChange(roll, kind, first))
    for (const [end, q] of afterChanges(after, kind, rest)) yield [end, p * q];
}

function entriesFor(chart: Chart | null, expertise: number): readonly string[] {
  for (const row of chart?.rows ?? [])
    if (row.min <= expertise && expertise <= (row.max ?? Number.POSITIVE_INFINITY)) return row.results;
  return [];
}

function applied(table: Table, entry: string, side: 'attack' | 'defense'): Table {
  if (entry === 'crit' || entry === 'strike') return { ...table, attack: [...table.attack, entry] };
  if (entry === 'block') return { ...table, defense: [...table.defense, entry] };
  if (entry === 'damage') return side === 'attack' ? { ...table, pool: table.pool + 1 } : table;
  const [from, to] = entry.split('>') as [Face, Face];
  if (to === undefined) return table;
  const roll = from === 'block' || to === 'block' ? 'defense' : 'attack';
  const at = table[roll].indexOf(from);
  return at < 0 ? table : { ...table, [roll]: table[roll].with(at, to) };
}

function* orders(entries: readonly string[]): Generator<readonly string[]> {
  if (entries.length === 0) yield [];
  for (let i = 0; i < entries.length; i += 1)
    for (const rest of orders(entries.toSpliced(i, 1))) yield [entries[i] ?? '', ...rest];
}

const successes = ({ attack, defense }: Table): number =>
  howMany(attack, 'crit') + Math.max(0, howMany(attack, 'strike') - howMany(defense, 'block'));

/** The attacker's best order against the defender's best order. */
function settled(table: Table, f: Forecast): { successes: number; pool: number } {
  const mine = entriesFor(f.charts.attack, f.disarmed ? 0 : howMany(table.attack, 'expertise'));
  let best = { successes: -1, pool: 0 };
  for (const order of orders(mine)) {
    const struck = order.reduce((t, entry) => applied(t, entry, 'attack'), table);
    const theirs = entriesFor(f.charts.defense, f.exposed ? 0 : howMany(struck.defense, 'expertise'));
    let least = Number.POSITIVE_INFINITY;
    for (const reply of orders(theirs))
      least = Math.min(least, successes(reply.reduce((t, entry) => applied(t, entry, 'defense'), struck)));
    if (least > best.successes) best = { successes: least, pool: struck.pool };
  }
  return best;
}

/** The most damage with so many successes: every way through the tree is walked. */
export function mostDamage(
  tree: CombatTree,
  held: readonly Condition[],
  immune: readonly Condition[],
  left: number,
): number {
  const walk = (from: string | null, seen: readonly string[], has: readonly string[], damage: number): number => {
    if (seen.length === left) return damage;
    let best = damage;
    for (const option of tree.options) {
      const isJoined = tree.paths.some(
        (way) => (way.from === from && way.to === option.id) || (way.both && way.to === from && way.from === option.id),
      );
      if (seen.includes(option.id) || !(from === null ? option.start : isJoined)) continue;
      let [more, now] = [0, has];
      for (const icon of option.effects) {
        if (icon === 'damage') more += 1;
        if (!['strained', 'disarmed', 'exposed', 'pinned'].includes(icon) || immune.includes(icon as Condition))
          continue;
        if (now.includes(icon)) more += 1;
        else now = [...now, icon];
      }
      best = Math.max(best, walk(option.id, [...seen, option.id], now, damage + more));
    }
    return best;
  };
  return walk(null, [], held, 0);
}

/** Chances by `successes/chart damage`. */
export function counted(f: Forecast): Map<string, number> {
  const found = new Map<string, number>();
  const stripped = (roll: Face[], barred: boolean): Face[] =>
    barred ? roll.filter((face) => face !== 'expertise') : roll;
  const of = (kind: 'attack' | 'defense') => f.changes.filter(({ roll }) => roll === kind).map(({ change }) => change);
  for (const [a, p] of throws('attack', f.attack.dice))
    for (const [attack, q] of afterChanges(stripped(a, f.disarmed), 'attack', of('attack')))
      for (const [d, r] of throws('defense', f.defense.dice))
        for (const [defense, s] of afterChanges(stripped(d, f.exposed), 'defense', of('defense'))) {
          const end = settled({ attack, defense, pool: 0 }, f);
          const key = `${end.successes}/${end.pool}`;
          found.set(key, (found.get(key) ?? 0) + p * q * r * s);
        }
  return found;
}

/** Every way one change may go, of those its owner chooses among: each a list of rolls with their chances. */
function* choices(
  roll: Face[],
  kind: 'attack' | 'defense',
  change: DiceChange,
): Generator<(readonly [Face[], number])[]> {
  if (change.how === 'add' || roll.length === 0) return yield [...afterChange(roll, kind, change)];
  const taken = roll.map((_, i) => i);
  if (change.how === 'reroll') {
    for (let set = 0; set < 2 ** roll.length; set += 1) {
      const again = taken.filter((i) => Math.floor(set / 2 ** i) % 2 === 1);
      if (again.length > change.most) continue;
      const kept = roll.filter((_, i) => !again.includes(i));
      yield [...throws(kind, again.length)].map(([fell, p]) => [[...kept, ...fell], p] as const);
    }
    return;
  }
  for (const i of taken) yield [[change.how === 'remove' ? roll.toSpliced(i, 1) : roll.with(i, change.to), 1] as const];
}

/** Successes and chart damage to be expected with one change of any dice, which its owner puts to the best use. */
export function bestExpected(f: Forecast): number {
  const [coming] = f.changes;
  if (!coming) throw new Error('There is no change to choose for.');
  const other = coming.roll === 'attack' ? 'defense' : 'attack';
  const others = [...throws(other, f[other].dice)];
  const worth = (roll: Face[]): number => {
    let sum = 0;
    for (const [against, p] of others) {
      const table = coming.roll === 'attack' ? { attack: roll, defense: against } : { attack: against, defense: roll };
      const end = settled({ ...table, pool: 0 }, f);
      sum += p * (end.successes + end.pool);
    }
    return sum;
  };
  let all = 0;
  for (const [roll, p] of throws(coming.roll, f[coming.roll].dice)) {
    const values = [...choices(roll, coming.roll, coming.change)].map((ways) =>
      ways.reduce((sum, [after, q]) => sum + q * worth(after), 0),
    );
    all += p * (coming.by === 'attack' ? Math.max(...values) : Math.min(...values));
  }
  return all;
}
