import type { Condition, Icon } from '../cards/unitCard.ts';
import { doNothing } from '../queries/idle.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice, step } from '../kernel/steps.ts';
import type { FrameOf } from '../state/frame.ts';
import { otherSeat, type Target, type UnitId } from '../state/ids.ts';
import { type Cause, causeOf } from '../state/cause.ts';
import { end, happen } from '../timing/doing.ts';
import { isReplaced } from '../timing/replaced.ts';
import { openWindow } from '../timing/window.ts';
import { isUsedUp } from '../queries/abilities.ts';
import { canSuffer, suffer } from '../tokens/changes.ts';
import { nameOfUnit, unit, unitOf } from '../game/find.ts';
import { clausesOf } from '../queries/standing.ts';
import { distinct, less } from '../state/lists.ts';
import { attackCause, attackFacts } from './declared.ts';
import { afterProtection, defenderHas, defendingUnit, hurt, withstand } from './defender.ts';
import { commute, isDirected } from './tree.ts';
import { isCondition, isMove, shove, type Walking } from './walk.ts';

/** Steps 9 and 10: the Damage Pool is applied, then everything that waited for the end of the attack. */

interface Damaged extends Walking {
  /** What the defender's Unit suffered from the pool. */
  suffered: number;
}

/** What one side still has to resolve when the pool is applied. */
interface Leftovers {
  side: 'attack' | 'defense';
  todo: readonly Icon[];
}

declare module '../state/frame.ts' {
  interface Steps {
    'attack.damage': Walking;
    'attack.suffer': Walking & {
      announced: number;
      /** Protection has already taken its one off the pool. */
      guarded?: true;
      /** What of the pool the attacking Unit suffers. */
      turned?: { readonly amount: number; readonly cause: Cause };
    };
    /** Chart icons and stored Active icons of one side (10A, then 10B). */
    'attack.leftovers': Damaged & Leftovers & { rounds: readonly Leftovers[] };
    'attack.resolve': Damaged;
    /** CR-EFF-10: one Active ability, free of Force. */
    'active.ask': { unit: UnitId };
  }
}

/** CR-DMG-04, R-DMG-3: changes of the pool, attacker's first. */
step('attack.damage', (g, f) => {
  const coming = happen(g, 'attack.suffering', { ...attackFacts(f), pool: f.pool });
  g.next('attack.suffer', { ...f, announced: coming.id });
  openWindow(g, [coming]);
});

/** Step 9: once, to the defender's Unit. */
step('attack.suffer', (g, { guarded, turned, ...f }) => {
  const pool = afterProtection(f.pool, !guarded && defenderHas(g, f.target, 'protection'));
  const replaced = isReplaced(g, f.announced);
  const defender = defendingUnit(g, f.target);
  if (pool < f.pool && !replaced && defender && canSuffer(defender)) withstand(g, f.target, 'protection');
  const suffered = replaced ? 0 : hurt(g, f.target, pool, attackCause(g, f));
  // R-WND-4: both parts at once; the wounds that come of them are settled in timing order.
  if (turned) suffer(g, unitOf(g, f.attacker).id, turned.amount, turned.cause);
  leftovers(g, { ...f, suffered }, roundsOf(g, f));
});

/** 10A, then 10B; R-TREE-2: stored Active icons come with the attacker's chart, by option after both charts. */
function roundsOf(p: Position, f: Walking): Leftovers[] {
  const actives = Array.from({ length: f.actives }, (): Icon => 'active');
  const last = p.game.options.storedActives === 'after-both-charts';
  return [
    { side: 'attack', todo: last ? f.attackIcons : [...f.attackIcons, ...actives] },
    { side: 'defense', todo: f.defenseIcons },
    ...(last ? [{ side: 'attack', todo: actives } as const] : []),
  ];
}

function leftovers(g: Machine, f: Damaged, [now, ...rounds]: readonly Leftovers[]): void {
  if (now) g.next('attack.leftovers', { ...f, ...now, rounds });
  else g.next('attack.resolve', { ...f });
}

/** CR-EXP-12: Directed before Personal; inside either group in the owner's order where it matters (DP-52). */
choice('attack.leftovers', {
  ask: (_p, f) => {
    const directed = f.todo.filter(isDirected);
    const ready = distinct(directed.length > 0 ? directed : f.todo);
    const [first, second] = ready;
    if (first === undefined) return { auto: { option: 'none' } };
    if (second === undefined || ready.every((a) => ready.every((b) => commute(a, b) && a !== 'active')))
      return { auto: { option: first } };
    const seat = f.side === 'attack' ? f.seat : otherSeat(f.seat);
    return { seat, point: 'DP-52', options: ready.map((id) => ({ id })), about: { chart: f.side } };
  },
  take: (g, f, answer) => {
    const { todo: _todo, side: _side, rounds, ...damaged } = f;
    if (answer.option === 'none') leftovers(g, damaged, rounds);
    else applyLeftover(g, f, answer.option as Icon);
  },
});

/** CR-EXP-13, CR-EXP-14: Directed icons hit the enemy of the chart's owner, Personal ones serve the owner. */
function applyLeftover(g: Machine, f: FrameOf<'attack.leftovers'>, icon: Icon): void {
  g.next('attack.leftovers', { ...f, todo: less(f.todo, icon) });
  const [owner, enemy]: [Target, Target] = f.side === 'attack' ? [f.attacker, f.target] : [f.target, f.attacker];
  const seat = f.side === 'attack' ? f.seat : otherSeat(f.seat);
  if (typeof owner === 'string') return;
  // R-WND-8: beside the pool, so a wound of it is not one by this kind of attack.
  const cause = causeOf({ ...attackCause(g, f), seat, unit: unitOf(g, owner).id, character: owner, attackType: null });
  if (icon === 'damage') hurt(g, enemy, 1, cause);
  else if (isCondition(icon)) afflict(g, enemy, icon, cause);
  else if (icon === 'shove') shove(g, owner, enemy, seat, cause, false);
  else if (icon === 'heal') g.call('heal.ask', { character: owner });
  else if (icon === 'active') g.call('active.ask', { unit: unitOf(g, owner).id });
  else if (isMove(icon)) g.call('move.offer', { character: owner, kinds: [icon], point: 'DP-52', seat });
}

/** R-COND-8: doubled after the pool was applied, it is suffered at once. */
function afflict(g: Machine, enemy: Target, condition: Condition, cause: Cause): void {
  const u = defendingUnit(g, enemy);
  if (u) g.call('condition.gain', { unit: u.id, condition, cause, doubled: 'suffered' });
}

/** CR-GEN-13: the attack is resolved; 10C, 10D and 10E follow as the end of the thing that was done. */
step('attack.resolve', (g, f) => {
  g.emit({ event: 'attack-resolved', attacker: f.attacker, target: f.target, damage: f.suffered });
  const facts = { ...attackFacts(f), attackRoll: f.attackRoll, defenseRoll: f.defenseRoll, damage: f.suffered };
  end(g, happen(g, 'attack.resolved', facts));
});

/** CR-EFF-11, R-EFF-2: unused Active abilities that need no action, only in the Unit's own activation that goes on (R-ACT-7). */
function freeActives(p: Position, id: UnitId): string[] {
  const u = unit(p, id);
  if (p.open.activation?.unit !== id || p.open.activation.cut) return [];
  return clausesOf(p, u, 'use')
    .filter(({ ability }) => !ability.action || p.game.options.activeIcon === 'every-ability')
    .filter(({ ability }) => !isUsedUp(p, u, ability))
    .filter(({ clause }) => !doNothing(p, clause.effects, { unit: id, happening: null, bound: {} }))
    .map(({ ability }) => ability.id);
}

choice('active.ask', {
  ask: (p, f) => {
    const options = freeActives(p, f.unit).map((ability) => ({ id: ability, ability, cost: 0 }));
    if (options.length === 0) return { auto: { option: 'decline' } };
    return {
      seat: unit(p, f.unit).seat,
      point: 'DP-51',
      options: [...options, { id: 'decline' }],
      about: { unit: nameOfUnit(p, f.unit) },
    };
  },
  take: (g, f, answer) => {
    const held = clausesOf(g, unit(g, f.unit), 'use').find(({ ability }) => ability.id === answer.option);
    if (!held) return g.done({ happened: false });
    // R-EFF-1: wholly free, the surcharge of tokens included.
    g.next('ability.use', { unit: f.unit, ability: held.ability.id, clause: held.index, happening: null, free: true });
  },
});
