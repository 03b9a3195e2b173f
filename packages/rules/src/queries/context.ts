import type { Ref } from '../cards/selector.ts';
import type { Position } from '../game/machine.ts';
import type { CharacterId, Seat, UnitId } from '../state/ids.ts';
import type { Disc } from '../game/space.ts';
import type { Objective } from '../state/open.ts';
import type { Character, Unit } from '../state/unit.ts';
import type { Cause } from '../state/cause.ts';
import { distinct } from '../state/lists.ts';
import type { Resolved } from '../state/triggerEvent.ts';
import type { Context } from '../state/running.ts';
import { basesOf, character, characterNamed, discOf, objectiveDisc, unit, unitNamed } from '../game/find.ts';

export const bind = (at: Context, name: string, value: string): Context => ({
  ...at,
  bound: { ...at.bound, [name]: value },
});

function ownUnit(p: Position, at: Context): Unit {
  if (at.unit === null) throw new Error('An effect of no player has no Unit of its own.');
  return unit(p, at.unit);
}

/** Whose words they are: of the Unit's player, or of the player a rule belongs to. */
export function ownSeat(p: Position, at: Context): Seat {
  return at.unit === null && at.seat !== undefined ? at.seat : ownUnit(p, at).seat;
}

/** The attack just resolved that a text speaks of: the one a part has waited for, or the one it answers. */
export function resolvedIn({ after, trigger }: Context): Resolved | null {
  const event = after ?? trigger;
  return event?.on === 'attack.resolved' ? event : null;
}

/** Everyone a reference means, as characters on the table. */
export function charactersOf(p: Position, ref: Ref, at: Context): Character[] {
  if (ref === 'self') return basesOf(p, ownUnit(p, at));
  if (ref === 'event-unit') return basesOf(p, unit(p, eventUnit(p, at)));
  const name = boundName(ref, at);
  if (name !== null) return boundCharacters(p, name);
  if (ref === 'activating') return basesOf(p, activating(p));
  if (ref === 'targets')
    return targetsIn(at)
      .map((id) => character(p, id))
      .filter((c) => c.onTable);
  if (ref === 'wounder') return wounders(p, at);
  const id = eventCharacter(ref as EventRole, at);
  return id === null ? [] : [character(p, id)].filter((c) => c.onTable);
}

/** The Unit a reference means; conditions and damage go to Units (R-COND-10). */
export function unitMeant(p: Position, ref: Ref, at: Context): Unit {
  if (ref === 'self') return ownUnit(p, at);
  if (ref === 'event-unit') return unit(p, eventUnit(p, at));
  const name = boundName(ref, at);
  if (name !== null) return namedUnit(p, name);
  if (ref === 'activating') return activating(p);
  if (ref === 'targets') throw new Error('The targets of an action may be of several Units.');
  if (ref === 'wounder') {
    const { unit: by } = causeIn(at);
    return by === null ? ownUnit(p, at) : unit(p, by);
  }
  const id = eventCharacter(ref as EventRole, at);
  if (id === null) throw new Error(`The ${String(ref)} of this attack is an object, not a Unit.`);
  return unit(p, character(p, id).unit);
}

/** Whether a reference means the target of an attack on an object: no effect on Units concerns it. */
export function isObject(ref: Ref, { after, trigger }: Context): boolean {
  const event = ref === 'target' ? (after ?? trigger) : null;
  return event !== null && 'target' in event && typeof event.target === 'string';
}

/** The same, or null where it is an object. */
export const unitOrNone = (p: Position, ref: Ref, at: Context): Unit | null =>
  isObject(ref, at) ? null : unitMeant(p, ref, at);

type EventRole = 'attacker' | 'target' | 'mover';

const boundName = (ref: Ref, at: Context): string | null => {
  if (ref === 'it') return at.bound.it ?? '';
  return typeof ref === 'object' ? (at.bound[ref.bound] ?? '') : null;
};

function activating(p: Position): Unit {
  const id = p.open.activation?.unit ?? p.open.memory.chosen?.unit;
  if (id === undefined) throw new Error('Nobody is activating.');
  return unit(p, id);
}

/** All objectives, and what a mode has contested like them. */
export function objectivesIn(p: Position): readonly Objective[] {
  const pieces = p.game.mode.words?.pieces(p) ?? [];
  return pieces.length === 0 ? p.open.objectives : [...p.open.objectives, ...pieces];
}

/** The objective a reference means; null where it means somebody. */
export function objectiveMeant(p: Position, ref: Ref, at: Context): Objective | null {
  const event = at.trigger;
  const name = ref === 'event-objective' && event && 'objective' in event ? event.objective : boundName(ref, at);
  return objectivesIn(p).find((o) => o.key === name) ?? null;
}

/** Where a reference is: the bases of those meant, or an objective token. */
export function discsOf(p: Position, ref: Ref, at: Context): Disc[] {
  const objective = objectiveMeant(p, ref, at);
  return objective ? [objectiveDisc(p, objective)] : charactersOf(p, ref, at).map(discOf);
}

function namedUnit(p: Position, name: string): Unit {
  const found = unitNamed(p.open, name.split('.')[0] ?? '');
  if (!found) throw new Error(`The effect names ${name || 'nobody'}, whom it never chose.`);
  return found;
}

/** A name may stand for several Units: those of a squad. */
const JOINED = '+';
export const joinedNames = (names: readonly string[]): string => names.join(JOINED);

/** The Units a bound name means, on the table or not. */
export const unitsBound = (p: Position, ref: Ref, at: Context): Unit[] => {
  const name = boundName(ref, at);
  return name === null || name === '' ? [] : name.split(JOINED).flatMap((each) => unitNamed(p.open, each) ?? []);
};

function boundCharacters(p: Position, name: string): Character[] {
  if (name.includes(JOINED)) return name.split(JOINED).flatMap((each) => boundCharacters(p, each));
  if (!name.includes('.')) return basesOf(p, namedUnit(p, name));
  const found = characterNamed(p.open, name);
  return found?.onTable ? [found] : [];
}

function causeIn(at: Context): Cause {
  if (at.trigger && 'cause' in at.trigger) return at.trigger.cause;
  throw new Error(`The event ${at.trigger?.on ?? 'none'} has no cause.`);
}

/** R-WND-7: the character whose attack it was, or the Unit whose ability; nobody for effects of no player. */
export function credited(p: Position, cause: Cause): Character[] {
  if (cause.character !== null) return [character(p, cause.character)];
  return cause.unit === null ? [] : basesOf(p, unit(p, cause.unit));
}

const wounders = (p: Position, at: Context): Character[] => credited(p, causeIn(at)).filter((c) => c.onTable);

/** Objects of a mode are no characters. */
function targetsIn(at: Context): CharacterId[] {
  const targets = at.trigger && 'targets' in at.trigger ? at.trigger.targets : [];
  return distinct(targets.filter((target) => typeof target !== 'string'));
}

/** Null where the event's target is an object. */
function eventCharacter(ref: EventRole, at: Context): CharacterId | null {
  const event = ref === 'mover' ? at.trigger : (at.after ?? at.trigger);
  if (event && ref === 'attacker' && 'attacker' in event) return event.attacker;
  if (event && ref === 'target' && 'target' in event) return typeof event.target === 'string' ? null : event.target;
  if (event && ref === 'mover' && event.on === 'moved') return event.character;
  throw new Error(`The event ${event?.on ?? 'none'} has no ${ref}.`);
}

function eventUnit(p: Position, at: Context): UnitId {
  if (at.trigger && 'unit' in at.trigger && at.trigger.unit !== undefined) return at.trigger.unit;
  const u = at.trigger && 'card' in at.trigger ? unitNamed(p.open, at.trigger.card) : null;
  if (u) return u.id;
  throw new Error(`The event ${at.trigger?.on ?? 'none'} has no unit.`);
}
