import type { Stance, UnitCard } from '../cards/unitCard.ts';
import type { Place } from '../state/decision.ts';
import type { Position } from './machine.ts';
import type { Disc } from './space.ts';
import { type CharacterId, type Seat, type UnitId, unitName } from '../state/ids.ts';
import type { Objective, Open } from '../state/open.ts';
import type { Character, Unit } from '../state/unit.ts';

/** Looking things up in the open state. An id that is not there is a defect of the caller, hence the throw. */
export function unit(p: { readonly open: Open }, id: UnitId): Unit {
  const found = p.open.units[id];
  if (!found) throw new Error(`There is no unit ${id}.`);
  return found;
}

export function character(p: { readonly open: Open }, id: CharacterId): Character {
  const found = p.open.characters[id];
  if (!found) throw new Error(`There is no character ${id}.`);
  return found;
}

export const unitOf = (p: { readonly open: Open }, id: CharacterId): Unit => unit(p, character(p, id).unit);

export function cardOf(p: Position, u: Unit): UnitCard {
  const card = p.game.library.units[u.card];
  if (!card) throw new Error(`The library has no unit ${u.card}.`);
  return card;
}

/** CR-STANCE-02: everything is read from the Active Stance. */
export function stanceOf(p: Position, u: Unit): Stance {
  const stance = cardOf(p, u).stances[u.stance];
  if (!stance) throw new Error(`${u.card} has no stance ${u.stance}.`);
  return stance;
}

export const unitsOf = (p: { readonly open: Open }, seat: Seat): Unit[] =>
  p.open.units.filter((u) => u.seat === seat && !u.defeated);

/** The bases of a Unit that are on the battlefield. */
export const basesOf = (p: { readonly open: Open }, u: Unit): Character[] =>
  u.characters.map((id) => character(p, id)).filter((c) => c.onTable);

export const basesOfSeat = (p: { readonly open: Open }, seat: Seat): Character[] =>
  p.open.characters.filter((c) => c.onTable && unit(p, c.unit).seat === seat);

export const discOf = (c: Character): Disc => c;
export const objectiveDisc = (p: Position, o: Objective): Disc => ({
  x: o.x,
  y: o.y,
  z: o.z,
  r: o.r ?? p.game.constants.objective,
});
export const placeOf = (c: Character): Place => [c.x, c.y, c.z];

export const isWounded = (u: Unit): boolean => u.wounded > 0;

/** Lasting names, for options, commands and facts. */
export const nameOfUnit = (p: { readonly open: Open }, id: UnitId): string => unitName(unit(p, id));
export const nameOfCharacter = (p: { readonly open: Open }, id: CharacterId): string => {
  const c = character(p, id);
  return `${nameOfUnit(p, c.unit)}.${c.number}`;
};

/** Only the name itself will do: `a01` is nobody. */
export const unitNamed = (open: Open, name: string): Unit | null =>
  open.units.find((u) => unitName(u) === name) ?? null;

export function characterNamed(open: Open, name: string): Character | null {
  const owner = unitNamed(open, name.slice(0, Math.max(0, name.indexOf('.'))));
  if (!owner) return null;
  const found = owner.characters.find((id) => nameOfCharacter({ open }, id) === name);
  return found === undefined ? null : character({ open }, found);
}
