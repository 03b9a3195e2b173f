import type { AttackType } from '../cards/unitCard.ts';
import { type DieKind, type Face, without } from '../cards/dice.ts';
import type { Machine, Position } from '../game/machine.ts';
import { chance, choice, step } from '../kernel/steps.ts';
import type { FrameOf } from '../state/frame.ts';
import { type CharacterId, otherSeat, type Seat, type Target } from '../state/ids.ts';
import { beginAttack, raise, endResolution, rememberTarget, waitForTheEnd } from '../timing/resolution.ts';
import { innermost } from '../queries/enclosing.ts';
import { openWindow } from '../timing/window.ts';
import { loseCondition } from '../tokens/changes.ts';
import { character, nameOfCharacter, unitOf } from '../game/find.ts';
import { attackOf } from '../queries/attack.ts';
import type { Aimed, Attack, Roll } from '../state/attack.ts';
import { changeAttack } from '../state/change.ts';
import { attackFacts } from './declared.ts';
import { defendingUnit, targetName } from './defender.ts';
import { attackParts, defenseParts, poolOf } from './pools.ts';
import { targetsOf } from './target.ts';
import { bonusesFor, useUp } from './waiting.ts';

/** The attack, steps 1 to 5. charts.ts and modify.ts hold step 6, walk.ts step 8, damage.ts steps 9 and 10. */

/** An attack as called: by a Combat action, an ability, either player, from anywhere. */
interface CalledAttack {
  attacker: CharacterId;
  /** The number of dice an effect names, or null for the printed stat (R-ATK-2). */
  dice: number | null;
  /** The kinds an effect names, or null for every kind the stance prints (R-ATK-2). */
  types: readonly AttackType[] | null;
  /** The only characters an effect lets it target, or null. */
  targets: readonly Target[] | null;
  seat: Seat;
}

declare module '../state/frame.ts' {
  interface Steps {
    'attack.type': CalledAttack;
    'attack.target': CalledAttack & { attackType: AttackType; attack: number };
    /** From here on all that is known of the attack stands in its record. */
    'attack.prepare': { attack: number };
    'attack.pools': { attack: number };
    'attack.roll': { attack: number };
  }
}

function eligible(p: Position, f: CalledAttack, type: AttackType): Target[] {
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
function declareType(g: Machine, f: CalledAttack, attackType: AttackType): void {
  const inCombatAction = isCombatPart(g, f.attacker);
  const attack = beginAttack(g, { attacker: f.attacker, attackType, dice: f.dice, inCombatAction, seat: f.seat });
  g.next('attack.target', { ...f, attackType, attack });
  openWindow(g, [raise(g, 'attack.declaring', { attack, attacker: f.attacker, attackType, inCombatAction })]);
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
  const resolution = endResolution(g);
  g.emit({ event: 'declined', character: attacker, what: 'attack' });
  g.done({ happened: false });
  if (resolution) openWindow(g, resolution.followers);
}

/** Step 3B: effects of targeting, attacker's first. */
function declare(g: Machine, f: FrameOf<'attack.target'>, target: Target): void {
  rememberTarget(g, target);
  g.game.mode.attacked(g, character(g, f.attacker));
  g.emit({ event: 'attack', attacker: f.attacker, target, attackType: f.attackType, number: f.attack });
  changeAttack(g, f.attack, { target, step: 'target' });
  g.next('attack.prepare', { attack: f.attack });
  openWindow(g, [raise(g, 'attack.targeted', attackFacts(attackOf(g, f.attack)))]);
}

/** An attack called directly by the action of its own Unit, not by an ability used inside it. */
function isCombatPart(p: Position, attacker: CharacterId): boolean {
  const resolution = innermost(p);
  return resolution?.action === 'combat' && resolution.unit === unitOf(p, attacker).id;
}

/** R-CARD-1: forming the pools is an event of its own, after targeting. */
step('attack.prepare', (g, { attack }) => {
  changeAttack(g, attack, { step: 'pools' });
  g.next('attack.pools', { attack });
  openWindow(g, [raise(g, 'attack.rolling', attackFacts(attackOf(g, attack)))]);
});

/** Step 4, CR-ATK-13: the attack pool is complete before the defense pool is formed. */
step('attack.pools', (g, { attack }) => {
  const f = attackOf(g, attack);
  const own = poolOf(attackParts(g, f));
  const bonuses = bonusesFor(g, f.attacker, f.attackType);
  useUp(g, character(g, f.attacker), f.attackType);
  for (const { after } of bonuses) if (after) waitForTheEnd(g, after);
  g.emit({ event: 'pool', die: 'attack', ...own });
  const defense = poolOf(defenseParts(g, f));
  g.emit({ event: 'pool', die: 'defense', ...defense });
  const pool = bonuses.reduce((sum, bonus) => sum + bonus.pool, 0);
  changeAttack(g, attack, {
    step: 'roll',
    pools: { attack: own, defense },
    pool,
    pooled: bonuses.flatMap((bonus) => (bonus.pool > 0 ? [{ amount: bonus.pool, from: bonus.source }] : [])),
  });
  g.next('attack.roll', { attack });
});

/** Step 5, then the conditions that strip dice before anything is modified (R-ATK-5). */
chance('attack.roll', {
  wants: (p, { attack }) => {
    const { pools, seat } = attackOf(p, attack);
    return [
      { want: 'dice', die: 'attack', count: pools.attack.dice, purpose: 'attack', seat },
      { want: 'dice', die: 'defense', count: pools.defense.dice, purpose: 'defense', seat: otherSeat(seat) },
    ];
  },
  take: (g, { attack }, fell) => {
    const f = attackOf(g, attack);
    const [attackRoll = [], defenseRoll = []] = fell as readonly (readonly Face[])[];
    g.emit({ event: 'rolled', die: 'attack', seat: f.seat, faces: attackRoll });
    g.emit({ event: 'rolled', die: 'defense', seat: otherSeat(f.seat), faces: defenseRoll });
    const barred = barredIn(g, f.attacker, f.target);
    changeAttack(g, attack, {
      barred,
      rolls: {
        attack: rolled(g, attackRoll, 'attack', barred.attack),
        defense: rolled(g, defenseRoll, 'defense', barred.defense),
      },
    });
    g.next('attack.modify', { attack });
  },
});

/** CR-COND-11, CR-COND-14: whose expertise counts for nothing in this attack. */
export const barredIn = (p: Position, attacker: CharacterId, target: Target): Attack['barred'] => ({
  attack: unitOf(p, attacker).conditions.includes('disarmed'),
  defense: defendingUnit(p, target)?.conditions.includes('exposed') ?? false,
});

function rolled(g: Machine, fell: readonly Face[], die: DieKind, barred: boolean): Roll {
  if (!barred) return { rolled: fell, faces: fell, changes: [] };
  const by = die === 'attack' ? 'disarmed' : 'exposed';
  const stripped = fell.filter((face) => face === 'expertise');
  g.emit({ event: 'stripped', die, removed: stripped.length, by });
  return { rolled: fell, faces: without(fell, 'expertise'), changes: [{ how: 'strip', from: stripped, to: [], by }] };
}

/** CR-COND-13, CR-COND-16: lost once the results are determined, whether or not expertise was rolled (R-COND-9). */
export function shedConditions(g: Machine, f: Aimed): void {
  if (f.barred.attack) loseCondition(g, unitOf(g, f.attacker).id, 'disarmed');
  const defender = defendingUnit(g, f.target);
  if (f.barred.defense && defender) loseCondition(g, defender.id, 'exposed');
}
