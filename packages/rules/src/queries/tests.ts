import type { Ref, Selector, Test } from '../cards/selector.ts';
import type { AttackType } from '../cards/unitCard.ts';
import { count } from '../cards/dice.ts';
import type { Position } from '../game/machine.ts';
import type { TriggerEvent } from '../state/triggerEvent.ts';
import { type CharacterId, unitName } from '../state/ids.ts';
import type { Character, Unit } from '../state/unit.ts';
import { enclosing } from './enclosing.ts';
import { basesOf, cardOf, isWounded, stanceOf, unitNamed } from '../game/find.ts';
import { amountOf, facesOf } from './amount.ts';
import { charactersOf, discsOf, ownSeat, resolvedIn, unitMeant, unitOrNone } from './context.ts';
import type { Context } from '../state/running.ts';
import { anyEngaged, anyWithin, fits, found, someFound } from './select.ts';

/** The conditions of card texts, read on the open table. */
export function holds(p: Position, test: Test | undefined, at: Context): boolean {
  if (test === undefined) return true;
  switch (test.test) {
    case 'all':
      return test.of.every((each) => holds(p, each, at));
    case 'any':
      return test.of.some((each) => holds(p, each, at));
    case 'not':
      return !holds(p, test.that, at);
    case 'near':
      return anyWithin(p, discsOf(p, test.who, at), discsOf(p, test.of, at), test.range);
    case 'is':
      return charactersOf(p, test.who, at).some((c) => fits(p, c, test.a, at));
    case 'some':
      return test.atLeast === undefined ? someFound(p, test.who, at) : found(p, test.who, at).length >= test.atLeast;
    case 'more':
      return amountOf(p, test.of, at) > amountOf(p, test.than, at);
    case 'wounded':
      return ofUnit(p, test.who, at, isWounded);
    case 'hunkered':
      return ofUnit(p, test.who, at, (u) => u.hunker > 0);
    case 'rank':
      return ofUnit(p, test.who, at, (u) => test.rank.includes(cardOf(p, u).rank));
    case 'engaged':
      return anyEngaged(p, charactersOf(p, test.who, at), charactersOf(p, test.with, at));
    case 'stance':
      return ofUnit(p, test.who, at, (u) => stanceOf(p, u).id === test.stance);
    default:
      return happened(p, test, at) || lies(p, test, at) || p.game.mode.words?.holds(p, test, at) === true;
  }
}

/** Of an object nothing holds that is asked of Units. */
function ofUnit(p: Position, who: Ref, at: Context, asked: (u: Unit) => boolean): boolean {
  const u = unitOrNone(p, who, at);
  return u !== null && asked(u);
}

/** What the event, the attack or the activation was like. */
function happened(p: Position, test: Test, at: Context): boolean {
  const { trigger } = at;
  switch (test.test) {
    case 'roll-has':
      return count(facesOf(p, test.roll, at), test.face) >= (test.atLeast ?? 1);
    case 'would-suffer':
      if (trigger?.on !== 'attack.suffering' || typeof trigger.target === 'string') return false;
      return trigger.pool > 0 && !isWounded(unitMeant(p, 'target', at));
    case 'attack-type':
      return isAttackOf(test.type, at.after ?? trigger);
    case 'combat-action': {
      const event = at.after ?? trigger;
      return event !== null && 'inCombatAction' in event && event.inCombatAction;
    }
    case 'was-engaged':
      return trigger?.on === 'moved' && includesAny(trigger.engagedBefore, charactersOf(p, test.who, at));
    case 'ended-higher': {
      const began = Number(at.bound[test.began]);
      return discsOf(p, test.who, at).some(
        (disc) => disc.z > began && !p.game.space.sameElevation(p, disc, { ...disc, z: began }),
      );
    }
    case 'did-wound':
      return p.open.activation?.wounds.some((w) => w.by === at.unit && test.rank.includes(w.rank)) === true;
    case 'wounded-by-this': {
      const cause = resolvedIn(at)?.attack ?? enclosing(p, 'ability', 'card')?.id;
      return ofUnit(p, test.who, at, (u) => isWounded(u) && u.hurtBy?.resolution === cause);
    }
    case 'activated-from':
      return (p.open.activation ?? p.open.memory.chosen)?.origin === test.origin;
    default:
      return false;
  }
}

const isAttackOf = (type: AttackType, event: TriggerEvent | null): boolean =>
  event !== null && 'attackType' in event && event.attackType === type;

/** Whether an order card belongs to a Unit that fits. */
function isCardOf(p: Position, card: string, a: Selector, at: Context): boolean {
  const u = unitNamed(p.open, card);
  return u !== null && basesOf(p, u).some((c) => fits(p, c, a, at));
}

/** Where cards lie. */
function lies(p: Position, test: Test, at: Context): boolean {
  if (test.test === 'zone-holds') {
    const { deck, reserve } = p.open.seats[ownSeat(p, at)];
    const cards = test.zone === 'deck' ? deck : reserve === null ? [] : [reserve];
    const { a } = test;
    return a === undefined ? cards.length > 0 : cards.some((card) => isCardOf(p, card, a, at));
  }
  if (test.test !== 'order-card') return false;
  const u = unitMeant(p, test.of, at);
  const { deck, reserve, discard } = p.open.seats[u.seat];
  const zones = { deck, reserve: reserve === null ? [] : [reserve], discard };
  return test.in.some((zone) => zones[zone].includes(unitName(u)));
}

const includesAny = (ids: readonly CharacterId[], some: readonly Character[]): boolean =>
  some.some((c) => ids.includes(c.id));
