import type { Condition, Icon } from '../cards/unitCard.ts';
import { doNothing } from '../queries/language.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice, step } from '../kernel/steps.ts';
import type { FrameOf } from '../state/frame.ts';
import type { DieKind } from '../cards/dice.ts';
import { changeAttack } from '../state/change.ts';
import { attackOf } from '../queries/attack.ts';
import type { Aimed, Attack } from '../state/attack.ts';
import { otherSeat, type Seat, type Target, type UnitId } from '../state/ids.ts';
import { waiting } from './charts.ts';
import { type Cause, causeOf } from '../state/cause.ts';
import { end, raise } from '../timing/resolution.ts';
import { isReplaced } from '../timing/replaced.ts';
import { openWindow } from '../timing/window.ts';
import { barsUse, isUsedUp } from '../queries/abilities.ts';
import { nameOfUnit, unit, unitOf } from '../game/find.ts';
import { clausesOf } from '../queries/held.ts';
import { distinct, less } from '../state/lists.ts';
import { attackCause, attackFacts } from './declared.ts';
import { defendingUnit, hurt, isProtected, objectOf, sufferPool } from './defender.ts';
import { commute, isDirected } from './tree.ts';
import { isCondition, isMove, shove } from './walk.ts';

/** Steps 9 and 10: the Damage Pool is applied, then everything that waited for the end of the attack. */

/** What one side still has to resolve when the pool is applied. */
interface Leftovers {
  side: DieKind;
  todo: readonly Icon[];
}

declare module '../state/frame.ts' {
  interface Steps {
    'attack.damage': { attack: number };
    'attack.suffer': { attack: number };
    /** An object of the mode has taken its damage. */
    'attack.objectDamaged': { attack: number };
    /** Chart icons and stored Active icons of one side (10A, then 10B). */
    'attack.leftovers': Leftovers & { attack: number; rounds: readonly Leftovers[] };
    'attack.resolve': { attack: number };
    /** CR-EFF-10: one Active ability, free of Force. */
    'active.ask': { unit: UnitId };
  }
}

/** CR-DMG-04, R-DMG-3: changes of the pool, attacker's first. */
step('attack.damage', (g, { attack }) => {
  const f = attackOf(g, attack);
  const coming = raise(g, 'attack.suffering', { ...attackFacts(f), pool: f.pool });
  changeAttack(g, attack, { step: 'damage', announced: coming.id });
  g.next('attack.suffer', { attack });
  openWindow(g, [coming]);
});

/** Step 9: once, to the defender's Unit; what an ability made it suffer of the pool before counts too (R-CARD-16). */
step('attack.suffer', (g, { attack }) => {
  const f = attackOf(g, attack);
  if (f.split || isReplaced(g, f.announced)) return suffered(g, f, {});
  if (typeof f.target === 'string') return dent(g, f, f.target);
  const spared = isProtected(g, f);
  suffered(g, f, sufferPool(g, f.target, f.pool, spared, attackCause(g, f)));
});

/** What takes options has had them, and charts leave nothing for it. */
function dent(g: Machine, f: Aimed, object: string): void {
  if (objectOf(g, object)?.takes !== 'damage') {
    changeAttack(g, f.attack, { step: 'after' });
    g.next('attack.resolve', { attack: f.attack });
    return;
  }
  g.next('attack.objectDamaged', { attack: f.attack });
  g.call(g.game.mode.does.hurtObject, { object, amount: f.pool, cause: attackCause(g, f) });
}

step('attack.objectDamaged', (g, { attack, result }) =>
  suffered(g, attackOf(g, attack), { suffered: result?.amount ?? 0 }),
);

function suffered(g: Machine, f: Aimed, now: Partial<Pick<Attack, 'pool' | 'suffered'>>): void {
  changeAttack(g, f.attack, { step: 'after', ...now });
  leftovers(g, f.attack, roundsOf(g, f));
}

/** 10A, then 10B; R-TREE-2: stored Active icons come with the attacker's chart, by option after both charts. */
function roundsOf(p: Position, f: Aimed): Leftovers[] {
  const actives = Array.from({ length: f.actives }, (): Icon => 'active');
  const last = p.game.options.storedActives === 'after-both-charts';
  const icons = (side: DieKind): Icon[] => waiting(f.charts[side]?.results ?? [], side);
  return [
    { side: 'attack', todo: last ? icons('attack') : [...icons('attack'), ...actives] },
    { side: 'defense', todo: icons('defense') },
    ...(last ? [{ side: 'attack', todo: actives } as const] : []),
  ];
}

function leftovers(g: Machine, attack: number, [now, ...rounds]: readonly Leftovers[]): void {
  if (now) g.next('attack.leftovers', { attack, side: now.side, todo: now.todo, rounds });
  else g.next('attack.resolve', { attack });
}

/** CR-EXP-12: Directed before Personal; inside either group in the owner's order where it matters (DP-52). */
choice('attack.leftovers', {
  ask: (p, f) => {
    const directed = f.todo.filter(isDirected);
    const ready = distinct(directed.length > 0 ? directed : f.todo);
    const [first, second] = ready;
    if (first === undefined) return { auto: { option: 'none' } };
    if (second === undefined || ready.every((a) => ready.every((b) => commute(a, b) && a !== 'active')))
      return { auto: { option: first } };
    return { seat: ownerOf(p, f), point: 'DP-52', options: ready.map((id) => ({ id })), about: { chart: f.side } };
  },
  take: (g, f, answer) => {
    if (answer.option === 'none') leftovers(g, f.attack, f.rounds);
    else applyLeftover(g, f, answer.option as Icon);
  },
});

/** The player whose chart it is. */
function ownerOf(p: Position, { attack, side }: FrameOf<'attack.leftovers'>): Seat {
  const { seat } = attackOf(p, attack);
  return side === 'attack' ? seat : otherSeat(seat);
}

/** CR-EXP-13, CR-EXP-14: Directed icons hit the enemy of the chart's owner, Personal ones serve the owner. */
function applyLeftover(g: Machine, frame: FrameOf<'attack.leftovers'>, icon: Icon): void {
  const { side } = frame;
  const f = attackOf(g, frame.attack);
  g.next('attack.leftovers', { attack: f.attack, side, todo: less(frame.todo, icon), rounds: frame.rounds });
  const [owner, enemy]: [Target, Target] = side === 'attack' ? [f.attacker, f.target] : [f.target, f.attacker];
  const seat = ownerOf(g, frame);
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
step('attack.resolve', (g, { attack }) => {
  changeAttack(g, attack, { step: 'over' });
  const f = attackOf(g, attack);
  g.emit({ event: 'attack-resolved', attacker: f.attacker, target: f.target, damage: f.suffered, record: f });
  const { attack: attackRoll, defense: defenseRoll } = f.rolls;
  const rolls = { attackRoll: attackRoll.faces, defenseRoll: defenseRoll.faces };
  end(g, raise(g, 'attack.resolved', { ...attackFacts(f), ...rolls, damage: f.suffered }));
});

/** CR-EFF-11, R-EFF-2: unused Active abilities that need no action, only in the Unit's own activation that goes on (R-ACT-7). */
function freeActives(p: Position, id: UnitId): string[] {
  const u = unit(p, id);
  if (p.open.activation?.unit !== id || p.open.activation.cut) return [];
  return clausesOf(p, u, 'use')
    .filter(({ ability }) => !ability.action || p.game.options.activeIcon === 'every-ability')
    .filter(({ ability }) => !isUsedUp(p, u, ability) && !barsUse(p, u, ability))
    .filter(({ clause }) => !doNothing(p, clause.effects, { unit: id, trigger: null, bound: {} }))
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
    g.next('ability.use', { unit: f.unit, ability: held.ability.id, clause: held.index, trigger: null, free: true });
  },
});
