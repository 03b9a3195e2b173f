import type { ChartEntry, Icon } from '../cards/unitCard.ts';
import { count, without } from '../cards/dice.ts';
import type { Position } from '../game/machine.ts';
import { choice, step } from '../kernel/steps.ts';
import { otherSeat } from '../state/ids.ts';
import { happen } from '../timing/doing.ts';
import { openWindow } from '../timing/window.ts';
import { stanceOf, unitOf } from '../game/find.ts';
import { distinct, less } from '../state/lists.ts';
import { actsNow, applyEntry, orderMatters, type Rolls, rowOf, strikesLeft, usable, waiting } from './charts.ts';
import { defenseChart } from './defender.ts';
import { attackFacts } from './declared.ts';
import { barred, type Rolled, shedConditions } from './sequence.ts';

/** Steps 6 and 7: the rolls are modified, the charts read, the blocks taken off. */

export interface Charted extends Rolled {
  /** CR-DMG-02: chart damage enters the Damage Pool before the first option. */
  pool: number;
  /** Chart icons that wait for step 10. */
  attackIcons: readonly Icon[];
  defenseIcons: readonly Icon[];
}

declare module '../state/frame.ts' {
  interface Steps {
    'attack.modify': Rolled;
    'attack.modifyDefense': Rolled & { instance: number };
    'attack.charts': Charted;
    /** Entries of one side's row that are still to be applied, in its owner's order. */
    'attack.entries': Charted & { side: 'attack' | 'defense'; entries: readonly ChartEntry[] };
    'attack.counter': Charted;
    'attack.results': Charted;
  }
}

/** 6A, CR-ATK-15: the attack roll, attacker first. */
step('attack.modify', (g, f) => {
  const instance = g.instance();
  g.next('attack.modifyDefense', { ...f, instance });
  openWindow(g, [happen(g, 'attack.modifying', { ...attackFacts(f), roll: 'attack' }, instance)]);
});

/** 6B, CR-ATK-16: the defense roll likewise; R-CARD-2: still the same event, so nobody uses a second Reactive. */
step('attack.modifyDefense', (g, { instance, ...f }) => {
  const { pooled: pool } = f;
  if (pool > 0) g.emit({ event: 'pool-damage', amount: pool, from: 'effect' });
  g.next('attack.charts', { ...f, pool, attackIcons: [], defenseIcons: [] });
  openWindow(g, [happen(g, 'attack.modifying', { ...attackFacts(f), roll: 'defense' }, instance)]);
});

/** CR-COND-12, CR-COND-15; R-ATK-5: gained since the roll, a condition bars expertise as well. */
const attackRow = (p: Position, f: Charted) => {
  const chart = stanceOf(p, unitOf(p, f.attacker)).charts[f.attackType];
  const expertise = usable(count(f.attackRoll, 'expertise'), f.disarmed || barred(p, f.attacker, f.target).disarmed);
  return { chart, expertise, row: rowOf(chart, expertise) };
};

const defenseRow = (p: Position, f: Charted) => {
  const chart = defenseChart(p, f.target);
  const expertise = usable(count(f.defenseRoll, 'expertise'), f.exposed || barred(p, f.attacker, f.target).exposed);
  return { chart, expertise, row: rowOf(chart, expertise) };
};

/** 6C I: the attacker's chart first (CR-ATK-17, R-EXP-1). */
step('attack.charts', (g, f) => {
  const { chart, expertise, row } = attackRow(g, f);
  g.emit({ event: 'chart', die: 'attack', name: chart?.name ?? '', expertise, results: row });
  const entries = row.filter((entry) => actsNow(entry, 'attack'));
  g.next('attack.entries', { ...f, attackIcons: waiting(row, 'attack'), side: 'attack', entries });
});

/** 6C II. */
step('attack.counter', (g, f) => {
  const { chart, expertise, row } = defenseRow(g, f);
  g.emit({ event: 'chart', die: 'defense', name: chart.name, expertise, results: row });
  const entries = row.filter((entry) => actsNow(entry, 'defense'));
  g.next('attack.entries', { ...f, defenseIcons: waiting(row, 'defense'), side: 'defense', entries });
});

const rollsOf = (f: Charted): Rolls => ({ attack: f.attackRoll, defense: f.defenseRoll, pool: f.pool });

/** CR-EXP-11, R-EXP-6: mandatory entries, in their owner's order, asked where it matters (DP-44). */
choice('attack.entries', {
  ask: (p, f) => {
    const [first] = f.entries;
    if (first === undefined) return { auto: { option: 'none' } };
    if (!orderMatters(rollsOf(f), f.entries)) return { auto: { option: first } };
    const seat = f.side === 'attack' ? f.seat : otherSeat(f.seat);
    return {
      seat,
      point: 'DP-44',
      options: distinct(f.entries).map((id) => ({ id })),
      about: { chart: f.side, turn: p.open.turn },
    };
  },
  take: (g, f, answer) => {
    const { side, entries, ...charted } = f;
    if (answer.option === 'none') {
      g.next(side === 'attack' ? 'attack.counter' : 'attack.results', charted);
      return;
    }
    const entry = answer.option as ChartEntry;
    const rolls = applyEntry(rollsOf(f), entry);
    if (rolls.pool > f.pool) g.emit({ event: 'pool-damage', amount: rolls.pool - f.pool, from: 'chart' });
    g.next('attack.entries', {
      ...f,
      attackRoll: rolls.attack,
      defenseRoll: rolls.defense,
      pool: rolls.pool,
      entries: less(entries, entry),
    });
  },
});

/** Step 7, CR-ATK-18 to CR-ATK-21. */
step('attack.results', (g, f) => {
  const strikes = strikesLeft(count(f.attackRoll, 'strike'), count(f.defenseRoll, 'block'));
  const successes = strikes + count(f.attackRoll, 'crit');
  const left = [...without(f.attackRoll, 'strike'), ...Array.from({ length: strikes }, () => 'strike' as const)];
  g.emit({ event: 'results', attack: left, defense: f.defenseRoll, successes });
  shedConditions(g, f);
  const walking = { ...f, left: successes, path: [], actives: 0, shoved: false };
  if (successes === 0) g.next('attack.damage', walking);
  else g.next('attack.tree', walking);
});
