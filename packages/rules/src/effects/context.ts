import type { Ref } from '../cards/ability.ts';
import type { Position } from '../machine/machine.ts';
import type { CharacterId, UnitId } from '../state/ids.ts';
import type { Character, Unit } from '../state/unit.ts';
import type { Happening } from '../timing/happening.ts';
import { basesOf, character, characterNamed, unit, unitNamed } from '../units/find.ts';

/** Who an ability speaks about: its Unit, the event it answers, and the names bound so far. */
export interface Context {
  /** Null for the effects of no player. */
  readonly unit: UnitId | null;
  readonly happening: Happening | null;
  /** Names bound by `choose` and `each`, to lasting names of Units or characters. */
  readonly bound: Readonly<Record<string, string>>;
}

export const bind = (at: Context, name: string, value: string): Context => ({
  ...at,
  bound: { ...at.bound, [name]: value },
});

export function ownUnit(p: Position, at: Context): Unit {
  if (at.unit === null) throw new Error('An effect of no player has no Unit of its own.');
  return unit(p, at.unit);
}

/** Everyone a reference means, as characters on the table. */
export function charactersOf(p: Position, ref: Ref, at: Context): Character[] {
  if (ref === 'self') return basesOf(p, ownUnit(p, at));
  if (ref === 'event-unit') return basesOf(p, unit(p, eventUnit(at)));
  if (typeof ref === 'object') return boundCharacters(p, at.bound[ref.bound] ?? '');
  const id = eventCharacter(ref, at);
  return id === null ? [] : [character(p, id)].filter((c) => c.onTable);
}

/** The Unit a reference means; conditions and damage go to Units (R-COND-10). */
export function unitMeant(p: Position, ref: Ref, at: Context): Unit {
  if (ref === 'self') return ownUnit(p, at);
  if (ref === 'event-unit') return unit(p, eventUnit(at));
  const name = typeof ref === 'object' ? (at.bound[ref.bound] ?? '') : null;
  if (name !== null) return namedUnit(p, name);
  const id = eventCharacter(ref as 'attacker' | 'target' | 'mover', at);
  if (id === null) throw new Error(`The ${String(ref)} of this attack is an object, not a Unit.`);
  return unit(p, character(p, id).unit);
}

function namedUnit(p: Position, name: string): Unit {
  const found = unitNamed(p.open, name.split('.')[0] ?? '');
  if (!found) throw new Error(`The effect names ${name || 'nobody'}, whom it never chose.`);
  return found;
}

function boundCharacters(p: Position, name: string): Character[] {
  if (!name.includes('.')) return basesOf(p, namedUnit(p, name));
  const found = characterNamed(p.open, name);
  return found?.onTable ? [found] : [];
}

/** Null where the event's target is an object. */
function eventCharacter(ref: 'attacker' | 'target' | 'mover', at: Context): CharacterId | null {
  const event = at.happening;
  if (event && ref === 'attacker' && 'attacker' in event) return event.attacker;
  if (event && ref === 'target' && 'target' in event) return typeof event.target === 'string' ? null : event.target;
  if (event && ref === 'mover' && event.on === 'moved') return event.character;
  throw new Error(`The event ${event?.on ?? 'none'} has no ${ref}.`);
}

function eventUnit(at: Context): UnitId {
  if (at.happening && 'unit' in at.happening) return at.happening.unit;
  throw new Error(`The event ${at.happening?.on ?? 'none'} has no unit.`);
}
