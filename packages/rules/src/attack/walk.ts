import { CONDITIONS, type Condition, type Icon, MOVE_KINDS, type MoveKind, type Range } from '../cards/unitCard.ts';
import type { Machine, Position } from '../game/machine.ts';
import { standingFor } from '../queries/standing.ts';
import { choice, step } from '../kernel/steps.ts';
import type { CharacterId, Seat, Target } from '../state/ids.ts';
import type { Cause } from '../state/cause.ts';
import { character, placeOf, stanceOf, unitOf } from '../game/find.ts';
import { distinct, less } from '../state/lists.ts';
import { defendingUnit, defenderHas, objectOf, withstand } from './defender.ts';
import { attackOf } from '../queries/attack.ts';
import type { Aimed } from '../state/attack.ts';
import { changeAttack } from '../state/change.ts';
import { addToPool } from './damagePool.ts';
import { attackCause } from './declared.ts';
import { commute, optionsAfter } from './tree.ts';

/** Step 8: the walk through the Combat Tree, one option for each success. */

declare module '../state/frame.ts' {
  interface Steps {
    'attack.tree': { attack: number };
    /** The effects of the chosen option that are still to be applied. */
    'attack.option': { attack: number; todo: readonly Icon[] };
    /** Where the effect of an option returns to, with what it adds to the pool. */
    'attack.gained': { attack: number; todo: readonly Icon[] };
    'shove.push': { shover: CharacterId; shoved: CharacterId; seat: Seat; cause: Cause };
    'shove.pull': { shover: CharacterId; shoved: CharacterId; seat: Seat; cause: Cause };
  }
}

/** CR-TREE-02, CR-TREE-09: the next option, or stop. */
choice('attack.tree', {
  ask: (p, { attack }) => {
    const f = attackOf(p, attack);
    const isGone = typeof f.target === 'string' && !objectOf(p, f.target);
    const options = f.left > 0 && !isGone ? optionsAfter(stanceOf(p, unitOf(p, f.attacker)).tree, f.path) : [];
    if (options.length === 0) return { auto: { option: 'stop' } };
    const listed = options.map((option) => ({ id: option.id, icons: option.effects }));
    return {
      seat: f.seat,
      point: 'DP-45',
      options: [...listed, { id: 'stop' }],
      about: { successes: f.left, pool: f.pool },
    };
  },
  take: (g, { attack }, answer) => {
    const f = attackOf(g, attack);
    const option = stanceOf(g, unitOf(g, f.attacker)).tree.options.find((o) => o.id === answer.option);
    if (!option) {
      g.emit({ event: 'tree-ended', lost: f.left });
      g.next('attack.damage', { attack });
      return;
    }
    g.emit({ event: 'option', option: option.id, effects: option.effects });
    changeAttack(g, attack, { left: f.left - 1, path: [...f.path, option.id] });
    const object = objectOf(g, f.target);
    if (object?.takes !== 'options') return void g.next('attack.option', { attack, todo: option.effects });
    g.next('attack.tree', { attack });
    g.call(g.game.mode.does.optionChosen, { object: object.name, attack, icons: option.effects });
  },
});

/** CR-TREE-06, CR-TREE-07: all effects of an option before the next one, in the attacker's order where it matters. */
choice('attack.option', {
  ask: (p, { attack, todo }) => {
    const [first] = todo;
    if (first === undefined) return { auto: { option: 'none' } };
    const free = todo.every((a) => todo.every((b) => commute(a, b)));
    if (free) return { auto: { option: first } };
    const f = attackOf(p, attack);
    return {
      seat: f.seat,
      point: 'DP-46',
      options: distinct(todo).map((id) => ({ id })),
      about: { option: f.path.at(-1) ?? '' },
    };
  },
  take: (g, { attack, todo }, answer) => {
    if (answer.option === 'none') g.next('attack.tree', { attack });
    else applyIcon(g, attackOf(g, attack), less(todo, answer.option as Icon), answer.option as Icon);
  },
});

export const isCondition = (icon: Icon): icon is Condition => CONDITIONS.some((c) => c === icon);
export const isMove = (icon: Icon): icon is MoveKind => MOVE_KINDS.some((m) => m === icon);

/** CR-KEY-09, CR-KEY-10: Steadfast meets the first Shove of the chosen options alone. */
export const isPrevented = (shoved: boolean, steadfast: boolean): boolean => steadfast && !shoved;

/** CR-TREE-14: Directed icons to the defender, Personal ones to the attacker; R-TREE-1: at once, but for Active icons. */
function applyIcon(g: Machine, f: Aimed, todo: readonly Icon[], icon: Icon): void {
  const { attack } = f;
  const defender = defendingUnit(g, f.target);
  const cause = attackCause(g, f);
  const prevented = icon === 'shove' && isPrevented(f.shoved, defenderHas(g, f.target, 'steadfast'));
  if (icon === 'damage') {
    addToPool(g, f, 1, optionOf(f));
    g.next('attack.option', { attack, todo });
    return;
  }
  if (prevented) withstand(g, f.target, 'steadfast');
  if (icon === 'active') changeAttack(g, attack, { actives: f.actives + 1 });
  if (icon === 'shove') changeAttack(g, attack, { shoved: true });
  g.next('attack.gained', { attack, todo });
  if (isCondition(icon) && defender)
    g.call('condition.gain', { unit: defender.id, condition: icon, cause, doubled: 'pooled' });
  else if (icon === 'shove') shove(g, f.attacker, f.target, f.seat, cause, prevented);
  else if (icon === 'heal') g.call('heal.ask', { character: f.attacker, ...healReach(g, f) });
  else if (isMove(icon)) g.call('move.offer', { character: f.attacker, kinds: [icon], point: 'DP-49', seat: f.seat });
}

/** CR-EFF-08: Range 2, or as far as a card says. */
function healReach(p: Position, f: Aimed): { range?: Range } {
  const reach = standingFor(p, character(p, f.attacker), 'heal-range')
    .map(({ clause }) => clause)
    .filter(
      ({ attackType = f.attackType, inCombatAction }) =>
        attackType === f.attackType && (!inCombatAction || f.inCombatAction),
    )
    .map(({ range }) => range);
  return reach.length > 0 ? { range: Math.max(...reach) as Range } : {};
}

const optionOf = ({ path }: Aimed): string => path.at(-1) ?? 'tree';

/** CR-COND-03: a doubled condition of an option is one damage more in the pool. */
step('attack.gained', (g, { attack, todo, result }) => {
  const doubled = result?.amount ?? 0;
  const f = attackOf(g, attack);
  if (doubled > 0) addToPool(g, f, doubled, optionOf(f));
  g.next('attack.option', { attack, todo });
});

/** CR-PUSH-21, CR-PUSH-22; R-PUSH-7: the second half is open even if the first was declined or prevented. */
export function shove(
  g: Machine,
  shover: CharacterId,
  shoved: Target,
  seat: Seat,
  cause: Cause,
  prevented: boolean,
): void {
  if (typeof shoved === 'string') return;
  g.call(prevented ? 'shove.pull' : 'shove.push', { shover, shoved, seat, cause });
}

step('shove.push', (g, f) => {
  const origin = placeOf(character(g, f.shover));
  g.next('shove.pull', { ...f });
  g.call('push.ask', {
    character: f.shoved,
    range: 1,
    origin,
    toward: false,
    seat: f.seat,
    point: 'DP-47',
    optional: true,
    cause: f.cause,
  });
});

step('shove.pull', (g, f) => {
  const origin = placeOf(character(g, f.shoved));
  g.next('push.ask', {
    character: f.shover,
    range: 1,
    origin,
    toward: true,
    seat: f.seat,
    point: 'DP-48',
    optional: true,
    cause: f.cause,
  });
});
