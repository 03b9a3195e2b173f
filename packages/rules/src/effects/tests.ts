import type { Effect, EventPattern, Ref, Selector, Test } from '../cards/ability.ts';
import { canChange } from '../attack/dice.ts';
import { count } from '../chance/dice.ts';
import type { Position } from '../machine/machine.ts';
import { contesting } from '../objectives/control.ts';
import type { CharacterId, UnitId } from '../state/ids.ts';
import type { Character, Unit } from '../state/unit.ts';
import type { Happening } from '../timing/happening.ts';
import { areEngaged, isUnitEngaged } from '../units/engagement.ts';
import { basesOf, cardOf, character, discOf, isWounded, nameOfCharacter, unit, unitNamed } from '../units/find.ts';
import { otherSeat, type Seat, unitName } from '../state/ids.ts';
import { hasMade } from '../turn/made.ts';
import { hasTag } from '../units/tags.ts';
import { bind, charactersOf, type Context, credited, ownUnit, unitMeant } from './context.ts';

/** The conditions of card texts, read on the open table. */
export function holds(p: Position, test: Test | undefined, at: Context): boolean {
  if (test === undefined) return true;
  switch (test.test) {
    case 'roll-has': {
      const { happening } = at;
      if (happening?.on !== 'attack.resolved') return false;
      const roll = test.roll === 'attack' ? happening.attackRoll : happening.defenseRoll;
      return count(roll, test.face) >= (test.atLeast ?? 1);
    }
    case 'near':
      return anyWithin(p, charactersOf(p, test.who, at), charactersOf(p, test.of, at), test.range);
    case 'wounded':
      return isWounded(unitMeant(p, test.who, at));
    case 'hunkered':
      return unitMeant(p, test.who, at).hunker > 0;
    case 'would-suffer': {
      const { happening } = at;
      if (happening?.on !== 'attack.suffering' || typeof happening.target === 'string') return false;
      return happening.pool > 0 && !isWounded(unitMeant(p, 'target', at));
    }
    case 'some':
      return p.open.characters.some((c) => c.onTable && fits(p, c, test.who, at));
    case 'rank':
      return test.rank.includes(cardOf(p, unitMeant(p, test.who, at)).rank);
    case 'engaged':
      return anyEngaged(p, charactersOf(p, test.who, at), charactersOf(p, test.with, at));
    case 'was-engaged':
      return at.happening?.on === 'moved' && includesAny(at.happening.engagedBefore, charactersOf(p, test.who, at));
    case 'did-wound':
      return p.open.activation?.wounds.some((w) => w.by === at.unit && test.rank.includes(w.rank)) === true;
    case 'all':
      return test.of.every((each) => holds(p, each, at));
    case 'not':
      return !holds(p, test.that, at);
  }
}

const includesAny = (ids: readonly CharacterId[], some: readonly Character[]): boolean =>
  some.some((c) => ids.includes(c.id));

const anyEngaged = (p: Position, some: readonly Character[], others: readonly Character[]): boolean =>
  some.some((a) => others.some((b) => areEngaged(p, a, b)));

/** CR-MEAS-06: a Unit is within a distance if any of its characters is. */
const anyWithin = (
  p: Position,
  some: readonly Character[],
  others: readonly Character[],
  range: 1 | 2 | 3 | 4 | 5,
): boolean => some.some((a) => others.some((b) => p.game.space.within(p, discOf(a), discOf(b), range).holds));

/** Whether a character, or the Unit it stands for, fits a selector. */
export function fits(p: Position, c: Character, selector: Selector, at: Context): boolean {
  const u = unit(p, c.unit);
  const card = cardOf(p, u);
  return (
    fitsSide(p, u, selector.side, at) &&
    (selector.tag === undefined || hasTag(p, u, selector.tag)) &&
    (selector.rank === undefined || selector.rank.includes(card.rank)) &&
    (selector.within === undefined || isNear(p, c, selector.within, at)) &&
    (selector.engagedWith === undefined || anyEngaged(p, [c], charactersOf(p, selector.engagedWith, at))) &&
    (selector.contesting === undefined || isContesting(p, c)) &&
    (selector.among === undefined || isMeant(p, c, selector.among, selector.of, at)) &&
    (selector.besides === undefined || !isMeant(p, c, selector.besides, selector.of, at))
  );
}

function isNear(p: Position, c: Character, { range, from, every }: NonNullable<Selector['within']>, at: Context) {
  const others = charactersOf(p, from, at);
  return every ? others.every((other) => anyWithin(p, [c], [other], range)) : anyWithin(p, [c], others, range);
}

/** Whether a reference means this character, or its Unit where Units are looked for. */
const isMeant = (p: Position, c: Character, ref: Ref, of: Selector['of'], at: Context): boolean =>
  charactersOf(p, ref, at).some((other) => (of === 'unit' ? other.unit === c.unit : other.id === c.id));

const isContesting = (p: Position, c: Character): boolean =>
  p.open.objectives.some((objective) => contesting(p, objective).some(({ id }) => id === c.id));

function fitsSide(p: Position, u: Unit, side: Selector['side'], at: Context): boolean {
  if (at.unit === null) return side === 'any';
  const mine = unit(p, at.unit);
  switch (side) {
    case 'any':
      return true;
    case 'self':
      return u.id === mine.id;
    case 'allied':
      return u.seat === mine.seat;
    case 'other-allied':
      return u.seat === mine.seat && u.id !== mine.id;
    case 'enemy':
      return u.seat !== mine.seat;
  }
}

/** Everyone on the table who fits, by lasting name, Units named once. */
export function found(p: Position, selector: Selector, at: Context): string[] {
  const bases = p.open.characters.filter((c) => c.onTable && fits(p, c, selector, at));
  if (selector.of === 'character') return bases.map((c) => nameOfCharacter(p, c.id));
  return p.open.units.filter((u) => bases.some((c) => c.unit === u.id)).map(unitName);
}

/** R-ABIL-4: whether effects certainly do nothing: they begin by choosing somebody who is not there, or all are idle. */
export function doNothing(p: Position, effects: readonly Effect[], at: Context): boolean {
  const [first, ...rest] = effects;
  if (first?.do === 'choose')
    return found(p, first.from, at).every((name) => doNothing(p, rest, bind(at, first.bind, name)));
  return effects.length > 0 && effects.every((effect) => isIdle(p, effect, at));
}

const hasAny = (u: Unit, { wounded, damage, conditions }: Extract<Effect, { do: 'shed' }>): boolean =>
  (wounded !== undefined && u.wounded > 0) ||
  (damage !== undefined && u.damage > 0) ||
  (conditions !== undefined && u.conditions.length > 0);

function isIdle(p: Position, effect: Effect, at: Context): boolean {
  switch (effect.do) {
    case 'action':
      return hasMade(p, isBound(effect.who, at) ? unitMeant(p, effect.who, at).id : null, effect.action);
    case 'may': {
      const { seat } = ownUnit(p, at);
      return p.game.mode.momentum(p, effect.by ? otherSeat(seat) : seat) < (effect.momentum ?? 0);
    }
    case 'dice':
      return !canChange(p, effect.roll, effect.change);
    case 'hunker':
      return isUnitEngaged(p, unitMeant(p, effect.who, at));
    case 'shed':
      return !hasAny(unitMeant(p, effect.who, at), effect);
    case 'change-stance':
      return cardOf(p, unitMeant(p, effect.who, at)).stances.length < 2;
    case 'each':
      return found(p, effect.from, at).length === 0;
    case 'pick':
      return effect.among.every((way) => doNothing(p, way.effects, at));
    // Everything before it is idle too, or nobody would ask: the test is read as it will be.
    case 'when':
      return !holds(p, effect.test, at) || doNothing(p, effect.effects, at);
    default:
      return false;
  }
}

const isBound = (ref: Ref, at: Context): boolean => typeof ref !== 'object' || at.bound[ref.bound] !== undefined;

/** Whether an event is one a clause waits for. */
export function matches(p: Position, pattern: EventPattern, happening: Happening, at: Context): boolean {
  if (pattern.on !== happening.on) return false;
  if (happening.on === 'attack.modifying' && happening.roll !== (pattern.roll ?? 'attack')) return false;
  // R-WND-8: a wound is by an attack if its cause is.
  const facts = 'cause' in happening ? happening.cause : happening;
  if (pattern.attackType && !('attackType' in facts && facts.attackType === pattern.attackType)) return false;
  if (pattern.inCombatAction && !('inCombatAction' in facts && facts.inCombatAction)) return false;
  if (pattern.action && !('action' in happening && happening.action === pattern.action)) return false;
  if (pattern.cause && !('cause' in happening && happening.cause.by === pattern.cause)) return false;
  if (pattern.moves && !('move' in happening && pattern.moves.includes(happening.move))) return false;
  if (pattern.player && !isOf(pattern.player, happening, ownUnit(p, at).seat)) return false;
  return fitsSome(p, pattern.by, doers(p, happening), at) && fitsSome(p, pattern.to, receivers(p, happening), at);
}

const isOf = (player: 'own' | 'opponent', happening: Happening, seat: Seat): boolean =>
  'seat' in happening && (happening.seat === seat) === (player === 'own');

const fitsSome = (p: Position, selector: Selector | undefined, who: readonly Character[], at: Context): boolean =>
  selector === undefined || who.some((c) => fits(p, c, selector, at));

function doers(p: Position, event: Happening): Character[] {
  if ('attacker' in event) return one(p, event.attacker);
  if ('character' in event) return one(p, event.character);
  if ('cause' in event) return credited(p, event.cause);
  return 'unit' in event ? all(p, event.unit) : [];
}

function receivers(p: Position, event: Happening): Character[] {
  if ('target' in event) return typeof event.target === 'string' ? [] : one(p, event.target);
  if ('card' in event) return onCard(p, event.card);
  return 'unit' in event ? all(p, event.unit) : [];
}

/** The characters of the Unit an order card belongs to. */
const onCard = (p: Position, card: string): Character[] => {
  const u = unitNamed(p.open, card);
  return u ? basesOf(p, u) : [];
};

const one = (p: Position, id: CharacterId): Character[] => [character(p, id)];
const all = (p: Position, id: UnitId): Character[] => basesOf(p, unit(p, id));
