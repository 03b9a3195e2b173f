import type { Ability, DiceChange } from '../cards/ability.ts';
import { type Chart, type CombatTree, CONDITIONS, type Condition } from '../cards/unitCard.ts';
import type { DieKind } from '../chance/dice.ts';
import { holds, matches } from '../effects/tests.ts';
import type { Position } from '../machine/machine.ts';
import { otherSeat, type Seat, type Target } from '../state/ids.ts';
import { distinct } from '../state/lists.ts';
import type { Unit } from '../state/unit.ts';
import type { AttackFacts, Happening } from '../timing/happening.ts';
import { isUsedUp } from '../units/abilities.ts';
import { cardOf, isWounded, nameOfUnit, stanceOf, unitOf, unitsOf } from '../units/find.ts';
import { immunity } from '../units/keywords.ts';
import { canPay, priceOf } from '../units/price.ts';
import { clausesOf, type Held } from '../units/standing.ts';
import { attackFacts } from './declared.ts';
import { defenderHas, defendingUnit, defenseChart } from './defender.ts';
import type { Pool } from './pools.ts';
import { rehearse, type Thought } from './rehearsal.ts';
import { barred, type Rolled } from './sequence.ts';

/** An attack as it stands when its dice are about to be rolled: all that its odds depend on. */
export interface Forecast extends Pick<Rolled, 'disarmed' | 'exposed'> {
  readonly attack: Pool;
  readonly defense: Pool;
  readonly charts: { readonly attack: Chart | null; readonly defense: Chart };
  readonly tree: CombatTree;
  readonly defender: Defender;
  /** What is done to the dice in step 6, in order. */
  readonly changes: readonly ComingChange[];
  /** Abilities that may answer the attack and are not counted in, with their Unit: `deflect@b1`. */
  readonly uncounted: readonly string[];
}

export interface Defender {
  /** Its conditions when the tree is entered: an Exposed used up in the roll is gone by then (R-ATK-5). */
  readonly held: readonly Condition[];
  readonly immune: readonly Condition[];
  /** Objects are not moved by a Shove. */
  readonly isMoved: boolean;
  readonly steadfast: boolean;
  readonly protection: boolean;
  /** CR-WND-04: a Wounded Unit suffers nothing. */
  readonly suffers: boolean;
  /** The damage that Wounds it; null where none does. */
  readonly toWound: number | null;
}

export interface ComingChange {
  readonly roll: DieKind;
  readonly change: DiceChange;
  /** Whose effect it is: the attacker's or the defender's. */
  readonly by: DieKind;
  /** The ability, by id. */
  readonly from: string;
}

/** Null where the attack cannot be made. */
export function forecast(p: Position, thought: Thought): Forecast | null {
  const rehearsed = rehearse(p, thought);
  if (!rehearsed) return null;
  const { at, roll, left } = rehearsed;
  const { attacker, target, type } = thought;
  const pools = at.events.flatMap((event) => (event.event === 'pool' ? [event] : []));
  const stance = stanceOf(at, unitOf(at, attacker));
  const expertise = barred(at, attacker, target);
  const { changes, uncounted } = step6(at, attackFacts(roll), roll.seat, thought.using ?? []);
  return {
    attack: { dice: roll.attackDice, sources: pools.findLast(({ die }) => die === 'attack')?.sources ?? [] },
    defense: { dice: roll.defenseDice, sources: pools.findLast(({ die }) => die === 'defense')?.sources ?? [] },
    charts: { attack: stance.charts[type], defense: defenseChart(at, target) },
    tree: stance.tree,
    ...expertise,
    defender: defenderOf(at, target, expertise.exposed),
    changes,
    uncounted: distinct([...left, ...uncounted]),
  };
}

export function defenderOf(p: Position, target: Target, exposed: boolean): Defender {
  const u = defendingUnit(p, target);
  if (!u)
    return {
      held: [],
      immune: CONDITIONS,
      isMoved: false,
      steadfast: false,
      protection: false,
      suffers: true,
      toWound: null,
    };
  const suffers = !isWounded(u);
  return {
    held: u.conditions.filter((condition) => !(exposed && condition === 'exposed')),
    immune: CONDITIONS.filter((condition) => immunity(p, u, condition) !== null),
    isMoved: true,
    steadfast: defenderHas(p, target, 'steadfast'),
    protection: defenderHas(p, target, 'protection'),
    suffers,
    toWound: suffers ? Math.max(0, cardOf(p, u).stamina - u.damage) : null,
  };
}

interface Answered {
  readonly changes: readonly ComingChange[];
  readonly uncounted: readonly string[];
}

/** 6A, then 6B, the attacker's effects before the defender's: what will be done to the dice, and what else may answer. */
function step6(p: Position, facts: AttackFacts, attacker: Seat, using: readonly string[]): Answered {
  const changes: ComingChange[] = [];
  const uncounted: string[] = [];
  const seatOf = { attack: attacker, defense: otherSeat(attacker) };
  for (const roll of ['attack', 'defense'] as const) {
    for (const by of ['attack', 'defense'] as const) {
      for (const { held, name } of hearers(p, seatOf[by], {
        ...facts,
        roll,
        on: 'attack.modifying',
        id: 0,
        heard: [],
      })) {
        const isUsed = held.ability.kind !== 'reactive' || using.includes(held.ability.id);
        const made = isUsed ? changesIn(held, by) : [];
        changes.push(...made);
        if (made.length < held.clause.effects.length) uncounted.push(name);
      }
    }
  }
  const unrolled = { attackRoll: [], defenseRoll: [], damage: 0 };
  const later: readonly Happening[] = [
    { ...facts, on: 'attack.suffering', pool: 1, id: 0, heard: [] },
    { ...facts, ...unrolled, on: 'attack.resolved', id: 0, heard: [] },
  ];
  for (const happening of later)
    for (const seat of [attacker, otherSeat(attacker)])
      uncounted.push(...hearers(p, seat, happening, false).map(({ name }) => name));
  return { changes, uncounted };
}

const changesIn = ({ ability, clause }: Held<'on'>, by: DieKind): ComingChange[] =>
  clause.effects.flatMap((effect) =>
    effect.do === 'dice' ? [{ roll: effect.roll, change: effect.change, by, from: ability.id }] : [],
  );

const isOpen = (p: Position, u: Unit, ability: Ability): boolean =>
  !isUsedUp(p, u, ability) && canPay(p, u, priceOf(p, u, ability));

/** The clauses of a seat that would answer an event and can be paid for; tests of the dice are left out before the roll. */
function hearers(p: Position, seat: Seat, happening: Happening, tested = true) {
  const answers = (u: Unit) => (held: Held<'on'>) => {
    const at = { unit: u.id, happening, bound: {} };
    return (
      (held.ability.kind !== 'reactive' || isOpen(p, u, held.ability)) &&
      matches(p, held.clause.event, happening, at) &&
      (!tested || holds(p, held.clause.where, at))
    );
  };
  return unitsOf(p, seat).flatMap((u) =>
    clausesOf(p, u, 'on')
      .filter(answers(u))
      .map((held) => ({ held, name: `${held.ability.id}@${nameOfUnit(p, u.id)}` })),
  );
}
