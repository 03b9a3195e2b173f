import type { Chart, ChartEntry } from '../cards/unitCard.ts';
import { count, type DieKind, type Face, without } from '../cards/dice.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice, step } from '../kernel/steps.ts';
import type { Aimed, ChartResult } from '../state/attack.ts';
import { changeAttack } from '../state/change.ts';
import { otherSeat, type UnitId } from '../state/ids.ts';
import { raise } from '../timing/resolution.ts';
import { openWindow } from '../timing/window.ts';
import { nameOfUnit, stanceOf, unit, unitOf } from '../game/find.ts';
import { attackOf } from '../queries/attack.ts';
import { firmFaces } from '../queries/firm.ts';
import { distinct, less } from '../state/lists.ts';
import { actsNow, applyEntry, isKept, orderMatters, type Rolls, rowOf, strikesLeft, swapOf, usable } from './charts.ts';
import { defenseChart } from './defender.ts';
import { attackFacts } from './declared.ts';
import { addToPool } from './damagePool.ts';
import { barredIn, shedConditions } from './sequence.ts';

/** Steps 6 and 7: the rolls are modified, the charts read, the blocks taken off. */

declare module '../state/frame.ts' {
  interface Steps {
    'attack.modify': { attack: number };
    'attack.modifyDefense': { attack: number; instance: number };
    'attack.charts': { attack: number };
    /** R-CARD-20: a chart that was lent is there to choose. */
    'attack.chart': { attack: number; side: DieKind };
    /** Entries of one side's row that are still to be applied, in its owner's order. */
    'attack.entries': { attack: number; side: DieKind; entries: readonly ChartEntry[] };
    'attack.counter': { attack: number };
    'attack.results': { attack: number };
  }
}

/** 6A, CR-ATK-15: the attack roll, attacker first. */
step('attack.modify', (g, { attack }) => {
  const instance = g.instance();
  changeAttack(g, attack, { step: 'modify' });
  g.next('attack.modifyDefense', { attack, instance });
  openWindow(g, [raise(g, 'attack.modifying', { ...attackFacts(attackOf(g, attack)), roll: 'attack' }, instance)]);
});

/** 6B, CR-ATK-16: the defense roll likewise; R-CARD-2: still the same event, so nobody uses a second Reactive. */
step('attack.modifyDefense', (g, { attack, instance }) => {
  const f = attackOf(g, attack);
  if (f.pool > 0) g.emit({ event: 'pool-damage', amount: f.pool, from: 'effect' });
  g.next('attack.charts', { attack });
  openWindow(g, [raise(g, 'attack.modifying', { ...attackFacts(f), roll: 'defense' }, instance)]);
});

/** CR-COND-12, CR-COND-15; R-ATK-5: gained since the roll, a condition bars expertise as well. */
function chartRead(p: Position, f: Aimed, side: DieKind, lent: Chart | null): ChartResult {
  const own = side === 'attack' ? stanceOf(p, unitOf(p, f.attacker)).charts[f.attackType] : defenseChart(p, f.target);
  const chart = lent ?? own;
  const barred = f.barred[side] || barredIn(p, f.attacker, f.target)[side];
  const expertise = usable(count(f.rolls[side].faces, 'expertise'), barred);
  return { name: chart?.name ?? '', expertise, results: rowOf(chart, expertise) };
}

function readChart(g: Machine, attack: number, side: DieKind, lent: Chart | null = null): void {
  const f = attackOf(g, attack);
  const read = chartRead(g, f, side, lent);
  const firm = side === 'defense' ? firmFaces(g, f, 'attack', otherSeat(f.seat)) : firmFaces(g, f, 'defense', f.seat);
  g.emit({ event: 'chart', die: side, ...read });
  changeAttack(g, attack, { step: 'charts', charts: { ...f.charts, [side]: read } });
  const entries = read.results.filter((entry) => actsNow(entry, side) && !isKept(entry, side, firm));
  g.next('attack.entries', { attack, side, entries });
}

const chartStep = (g: Machine, attack: number, side: DieKind): void => {
  const lent = attackOf(g, attack).lent?.[side];
  if (lent === undefined) readChart(g, attack, side);
  else g.next('attack.chart', { attack, side });
};

/** 6C I: the attacker's chart first (CR-ATK-17, R-EXP-1). */
step('attack.charts', (g, { attack }) => chartStep(g, attack, 'attack'));

/** 6C II. */
step('attack.counter', (g, { attack }) => chartStep(g, attack, 'defense'));

/** R-CARD-20: whoever reads a chart chooses between the own one and the one that was lent. */
choice('attack.chart', {
  ask: (p, { attack, side }) => {
    const f = attackOf(p, attack);
    const lender = f.lent?.[side];
    return {
      seat: side === 'attack' ? f.seat : otherSeat(f.seat),
      point: 'DP-57',
      options: [{ id: 'lent' }, { id: 'own' }],
      about: { chart: side, ...(lender === undefined ? {} : { unit: nameOfUnit(p, lender) }) },
    };
  },
  take: (g, { attack, side }, answer) => {
    const f = attackOf(g, attack);
    const lender = f.lent?.[side];
    readChart(g, attack, side, answer.option === 'lent' && lender !== undefined ? chartLent(g, lender, f, side) : null);
  },
});

/** R-CARD-20: of the stance that is Active now; an attack chart is that of the same kind of attack. */
export const chartLent = (p: Position, lender: UnitId, f: Aimed, side: DieKind): Chart | null =>
  stanceOf(p, unit(p, lender)).charts[side === 'attack' ? f.attackType : 'defense'];

const rollsOf = ({ rolls, pool }: Aimed): Rolls => ({
  attack: rolls.attack.faces,
  defense: rolls.defense.faces,
  pool,
});

/** CR-EXP-11, R-EXP-6: mandatory entries, in their owner's order, asked where it matters (DP-44). */
choice('attack.entries', {
  ask: (p, { attack, side, entries }) => {
    const f = attackOf(p, attack);
    const [first] = entries;
    if (first === undefined) return { auto: { option: 'none' } };
    if (!orderMatters(rollsOf(f), entries)) return { auto: { option: first } };
    return {
      seat: side === 'attack' ? f.seat : otherSeat(f.seat),
      point: 'DP-44',
      options: distinct(entries).map((id) => ({ id })),
      about: { chart: side, turn: p.open.turn },
    };
  },
  take: (g, { attack, side, entries }, answer) => {
    if (answer.option === 'none') {
      g.next(side === 'attack' ? 'attack.counter' : 'attack.results', { attack });
      return;
    }
    const entry = answer.option as ChartEntry;
    applyToRecord(g, attack, side, entry);
    g.next('attack.entries', { attack, side, entries: less(entries, entry) });
  },
});

function applyToRecord(g: Machine, attack: number, side: DieKind, entry: ChartEntry): void {
  const f = attackOf(g, attack);
  const after = applyEntry(rollsOf(f), entry);
  if (after.pool > f.pool) return addToPool(g, f, after.pool - f.pool, 'chart');
  const act = swapOf(entry);
  if (!act) return;
  const { rolled, faces, changes } = f.rolls[act.roll];
  if (after[act.roll] === faces) return;
  const shown = (face: Face | null): readonly Face[] => (face === null ? [] : [face]);
  const change = {
    how: 'chart',
    from: shown(act.swap.from),
    to: shown(act.swap.to),
    by: f.charts[side]?.name ?? '',
  } as const;
  const roll = { rolled, faces: after[act.roll], changes: [...changes, change] };
  changeAttack(g, attack, { rolls: { ...f.rolls, [act.roll]: roll } });
}

/** Step 7, CR-ATK-18 to CR-ATK-21. */
step('attack.results', (g, { attack }) => {
  const f = attackOf(g, attack);
  const [faces, blocks] = [f.rolls.attack.faces, f.rolls.defense.faces];
  const strikes = strikesLeft(count(faces, 'strike'), count(blocks, 'block'));
  const successes = strikes + count(faces, 'crit');
  const left = [...without(faces, 'strike'), ...Array.from({ length: strikes }, () => 'strike' as const)];
  g.emit({ event: 'results', attack: left, defense: blocks, successes });
  changeAttack(g, attack, { step: successes > 0 ? 'tree' : 'results', successes, left: successes });
  shedConditions(g, f);
  g.next(successes === 0 ? 'attack.damage' : 'attack.tree', { attack });
});
