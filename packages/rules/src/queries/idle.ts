import { attackAt, canChange } from './attack.ts';
import { targetsOf } from '../attack/target.ts';
import type { Effect } from '../cards/effect.ts';
import type { Amount, Ref } from '../cards/selector.ts';
import type { Position } from '../game/machine.ts';
import { otherSeat, type Target } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { mayMake } from './made.ts';
import { mayHunker } from './permissions.ts';
import { cardOf } from '../game/find.ts';
import { amountOf } from './amount.ts';
import { bind, charactersOf, ownUnit, unitMeant } from './context.ts';
import type { Context } from '../state/running.ts';
import { someFound } from './select.ts';
import { holds } from './tests.ts';

/** R-ABIL-4: whether effects certainly do nothing: they begin by choosing somebody who is not there, or all are idle. */
export function doNothing(p: Position, effects: readonly Effect[], at: Context): boolean {
  const [first] = effects;
  if (first?.do === 'choose') {
    const rest = effects.slice(1);
    return !someFound(p, first.from, at, (name) => !doNothing(p, rest, bind(at, first.bind, name)));
  }
  return effects.length > 0 && effects.every((effect) => isIdle(p, effect, at));
}

const hasAny = (u: Unit, { wounded, injured, damage, conditions }: Extract<Effect, { do: 'shed' }>): boolean =>
  (wounded !== undefined && u.wounded > 0) ||
  (injured !== undefined && u.injured > 0) ||
  (damage !== undefined && u.damage > 0) ||
  (conditions !== undefined && u.conditions.length > 0);

function hasTarget(p: Position, { who, types, target }: Extract<Effect, { do: 'attack' }>, at: Context): boolean {
  const attacker = charactersOf(p, who, at)[0];
  if (!attacker) return false;
  const only = target && charactersOf(p, target, at).map((c) => c.id);
  const mayBe = (id: Target): boolean => !only || only.some((one) => one === id);
  return (types ?? (['melee', 'ranged'] as const)).some((type) =>
    targetsOf(p, attacker, type, types !== undefined).some(mayBe),
  );
}

function isIdle(p: Position, effect: Effect, at: Context): boolean {
  if (effect.do !== 'action' && 'who' in effect && !isBound(effect.who, at)) return false;
  switch (effect.do) {
    case 'action':
      return !mayMake(p, isBound(effect.who, at) ? unitMeant(p, effect.who, at).id : null, effect.action);
    case 'may':
      return !canAfford(p, effect, at);
    case 'check':
      return true;
    case 'add-dice':
      return attackAt(p, 'pools') === null || amountOf(p, effect.dice, at) === 0;
    case 'next-attack':
      return p.open.activation === null;
    case 'drop-hunker':
      return unitMeant(p, effect.who, at).hunker === 0;
    case 'dice':
      return !canChange(p, effect.roll, effect.change);
    case 'hunker':
      return !mayHunker(p, unitMeant(p, effect.who, at));
    case 'shed':
      return !hasAny(unitMeant(p, effect.who, at), effect);
    case 'attack':
      return !hasTarget(p, effect, at);
    case 'change-stance':
      return cardOf(p, unitMeant(p, effect.who, at)).stances.length < 2;
    case 'each':
      return !someFound(p, effect.from, at);
    case 'pick':
      return effect.among.every((way) => doNothing(p, way.effects, at));
    // Everything before it is idle too, or nobody would ask: the test is read as it will be.
    case 'when':
      return nothing(p, holds(p, effect.test, at) ? effect.effects : effect.otherwise, at);
    case 'repeat':
      return !dependsOnDoing(effect.times) && (amountOf(p, effect.times, at) <= 0 || nothing(p, effect.effects, at));
    default:
      return false;
  }
}

const nothing = (p: Position, effects: readonly Effect[] | undefined, at: Context): boolean =>
  effects === undefined || effects.length === 0 || doNothing(p, effects, at);

/** A number that is known only when the steps before it are done. */
const dependsOnDoing = (amount: Amount): boolean =>
  typeof amount === 'object' && (amount.count === 'done' || amount.count === 'faces');

function canAfford(p: Position, { by, momentum = 0, force = 0 }: Extract<Effect, { do: 'may' }>, at: Context): boolean {
  if (momentum + force === 0) return true;
  const { seat } = ownUnit(p, at);
  const payer = by ? otherSeat(seat) : seat;
  return p.game.mode.momentum(p, payer) >= momentum && p.open.seats[payer].forceReady >= force;
}

const isBound = (ref: Ref, at: Context): boolean => typeof ref !== 'object' || at.bound[ref.bound] !== undefined;
