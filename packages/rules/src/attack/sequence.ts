import type { AttackType } from '../cards/unitCard.ts';
import { count, type Face, without } from '../cards/dice.ts';
import type { Machine, Position } from '../game/machine.ts';
import { chance, choice, step } from '../kernel/steps.ts';
import type { FrameOf } from '../state/frame.ts';
import { type CharacterId, otherSeat, type Seat, type Target } from '../state/ids.ts';
import { begin, happen, leave, rememberTarget, waitForTheEnd } from '../timing/doing.ts';
import { innermost } from '../queries/enclosing.ts';
import { openWindow } from '../timing/window.ts';
import { loseCondition } from '../tokens/changes.ts';
import { character, nameOfCharacter, unitOf } from '../game/find.ts';
import { attackFacts, type Declared } from './declared.ts';
import { defendingUnit, targetName } from './defender.ts';
import { attackParts, defenseParts, poolOf } from './pools.ts';
import { targetsOf } from './target.ts';
import { bonusesFor, useUp } from './waiting.ts';

/** The attack, steps 1 to 5. charts.ts and modify.ts hold step 6, walk.ts step 8, damage.ts steps 9 and 10. */

/** An attack as called: by a Combat action, an ability, either player, from anywhere. */
interface Called {
  attacker: CharacterId;
  /** The number of dice an effect names, or null for the printed stat (R-ATK-2). */
  dice: number | null;
  /** The kinds an effect names, or null for every kind the stance prints (R-ATK-2). */
  types: readonly AttackType[] | null;
  /** The only characters an effect lets it target, or null. */
  targets: readonly Target[] | null;
  seat: Seat;
}

/** Both pools are formed. */
interface Formed extends Declared {
  /** Damage in the pool before anything is rolled. */
  pooled: number;
}

export interface Rolled extends Formed {
  attackRoll: readonly Face[];
  defenseRoll: readonly Face[];
  /** CR-COND-12, CR-COND-15: expertise cannot be used in this attack. */
  disarmed: boolean;
  exposed: boolean;
}

declare module '../state/frame.ts' {
  interface Steps {
    'attack.type': Called;
    'attack.target': Called & { attackType: AttackType; attack: number; inCombatAction: boolean };
    'attack.prepare': Declared;
    'attack.pools': Declared;
    'attack.roll': Formed & { attackDice: number; defenseDice: number };
  }
}

function eligible(p: Position, f: Called, type: AttackType): Target[] {
  const attacker = character(p, f.attacker);
  if (!attacker.onTable || f.types?.includes(type) === false) return [];
  const all = targetsOf(p, attacker, type, f.types !== null);
  return f.targets ? all.filter((target) => f.targets?.includes(target)) : all;
}

/** Step 1, CR-ATK-02, CR-ATK-06: only kinds with an eligible target; attacking is always a "may" (DP-38, DP-39). */
choice('attack.type', {
  ask: (p, f) => {
    const kinds = (['melee', 'ranged'] as const).filter((type) => eligible(p, f, type).length > 0);
    if (kinds.length === 0) return { auto: { option: 'decline' } };
    const options = [...kinds.map((id) => ({ id })), { id: 'decline' }];
    return { seat: f.seat, point: 'DP-39', options, about: { character: nameOfCharacter(p, f.attacker) } };
  },
  take: (g, f, answer) => {
    if (answer.option === 'decline') {
      g.emit({ event: 'declined', character: f.attacker, what: 'attack' });
      return g.done({ happened: false });
    }
    declareType(g, f, answer.option as AttackType);
  },
});

/** The attack has begun; what answers its kind comes before the target. */
function declareType(g: Machine, f: Called, attackType: AttackType): void {
  const inCombatAction = isCombatPart(g, f.attacker);
  const attack = begin(g, 'attack', f.seat, unitOf(g, f.attacker).id);
  g.next('attack.target', { ...f, attackType, attack, inCombatAction });
  openWindow(g, [happen(g, 'attack.declaring', { attack, attacker: f.attacker, attackType, inCombatAction })]);
}

/** Steps 2 and 3A; R-ATK-1: eligibility is checked here and never again. */
choice('attack.target', {
  ask: (p, f) => {
    const options = eligible(p, f, f.attackType).map((target) => {
      const id = targetName(p, target);
      return typeof target === 'string' ? { id } : { id, character: id };
    });
    const [only, second] = options;
    if (!second) return { auto: { option: only?.id ?? 'none' } };
    return {
      seat: f.seat,
      point: 'DP-40',
      options,
      about: { character: nameOfCharacter(p, f.attacker), attack: f.attackType },
    };
  },
  take: (g, f, answer) => {
    const target = eligible(g, f, f.attackType).find((t) => targetName(g, t) === answer.option);
    if (target === undefined) return callOff(g, f.attacker);
    declare(g, f, target);
  },
});

/** Nobody is left to attack: no attack was made, so nothing of it is resolved. */
function callOff(g: Machine, attacker: CharacterId): void {
  const doing = leave(g);
  g.emit({ event: 'declined', character: attacker, what: 'attack' });
  g.done({ happened: false });
  if (doing) openWindow(g, doing.followers);
}

/** Step 3B: effects of targeting, attacker's first. */
function declare(g: Machine, f: FrameOf<'attack.target'>, target: Target): void {
  rememberTarget(g, target);
  g.emit({ event: 'attack', attacker: f.attacker, target, attackType: f.attackType });
  const declared: Declared = {
    attack: f.attack,
    attacker: f.attacker,
    target,
    attackType: f.attackType,
    dice: f.dice,
    inCombatAction: f.inCombatAction,
    seat: f.seat,
  };
  g.next('attack.prepare', declared);
  openWindow(g, [happen(g, 'attack.targeted', attackFacts(declared))]);
}

/** An attack called directly by the action of its own Unit, not by an ability used inside it. */
function isCombatPart(p: Position, attacker: CharacterId): boolean {
  const doing = innermost(p);
  return doing?.action === 'combat' && doing.unit === unitOf(p, attacker).id;
}

/** R-CARD-1: forming the pools is an event of its own, after targeting. */
step('attack.prepare', (g, f) => {
  g.next('attack.pools', { ...f });
  openWindow(g, [happen(g, 'attack.rolling', attackFacts(f))]);
});

/** Step 4, CR-ATK-13: the attack pool is complete before the defense pool is formed. */
step('attack.pools', (g, f) => {
  const attacker = character(g, f.attacker);
  const attack = poolOf(attackParts(g, f));
  const bonuses = bonusesFor(g, f.attacker, f.attackType);
  useUp(g, attacker, f.attackType);
  for (const { after } of bonuses) if (after) waitForTheEnd(g, after);
  g.emit({ event: 'pool', die: 'attack', ...attack });
  const defense = poolOf(defenseParts(g, f));
  g.emit({ event: 'pool', die: 'defense', ...defense });
  const pooled = bonuses.reduce((sum, bonus) => sum + bonus.pool, 0);
  g.next('attack.roll', { ...f, pooled, attackDice: attack.dice, defenseDice: defense.dice });
});

/** Step 5, then the conditions that strip dice before anything is modified (R-ATK-5). */
chance('attack.roll', {
  wants: (_p, f) => [
    { want: 'dice', die: 'attack', count: f.attackDice, purpose: 'attack', seat: f.seat },
    { want: 'dice', die: 'defense', count: f.defenseDice, purpose: 'defense', seat: otherSeat(f.seat) },
  ],
  take: (g, f, fell) => {
    const [attackRoll = [], defenseRoll = []] = fell as readonly (readonly Face[])[];
    g.emit({ event: 'rolled', die: 'attack', seat: f.seat, faces: attackRoll });
    g.emit({ event: 'rolled', die: 'defense', seat: otherSeat(f.seat), faces: defenseRoll });
    const { disarmed, exposed } = barred(g, f.attacker, f.target);
    g.next('attack.modify', {
      ...f,
      attackRoll: disarmed ? strip(g, attackRoll, 'attack') : attackRoll,
      defenseRoll: exposed ? strip(g, defenseRoll, 'defense') : defenseRoll,
      disarmed,
      exposed,
    });
  },
});

/** CR-COND-11, CR-COND-14: whose expertise counts for nothing in this attack. */
export const barred = (p: Position, attacker: CharacterId, target: Target): Pick<Rolled, 'disarmed' | 'exposed'> => ({
  disarmed: unitOf(p, attacker).conditions.includes('disarmed'),
  exposed: defendingUnit(p, target)?.conditions.includes('exposed') ?? false,
});

function strip(g: Machine, roll: readonly Face[], die: 'attack' | 'defense'): readonly Face[] {
  g.emit({ event: 'stripped', die, removed: count(roll, 'expertise'), by: die === 'attack' ? 'disarmed' : 'exposed' });
  return without(roll, 'expertise');
}

/** CR-COND-13, CR-COND-16: lost once the results are determined, whether or not expertise was rolled (R-COND-9). */
export function shedConditions(g: Machine, f: Rolled): void {
  if (f.disarmed) loseCondition(g, unitOf(g, f.attacker).id, 'disarmed');
  const defender = defendingUnit(g, f.target);
  if (f.exposed && defender) loseCondition(g, defender.id, 'exposed');
}
