import type { Condition } from '../cards/unitCard.ts';
import type { Cause } from '../timing/cause.ts';
import type { CharacterId, Seat, UnitId } from './ids.ts';

export type Scope = 'action' | 'activation' | 'turn' | 'game';

/** That a clause has worked, for as long as its limit counts. */
interface Mark {
  readonly key: string;
  readonly until: Scope;
}

/** A keyword or tag granted for a time by an ability; standing ones are queries and are never stored. */
interface Grant {
  readonly keyword: string;
  readonly value: number;
  readonly until: Scope;
  readonly source: string;
}

export interface Unit {
  readonly id: UnitId;
  readonly seat: Seat;
  /** Its place in the strike team, from 1; with the seat it makes the lasting name. */
  readonly slot: number;
  /** 1 or 2; 0 outside squads. */
  readonly squad: number;
  readonly card: string;
  readonly characters: readonly CharacterId[];
  stance: number;
  damage: number;
  wounded: number;
  injured: number;
  conditions: Condition[];
  hunker: number;
  defeated: boolean;
  /** Abilities used this Turn, once for every use (CR-ABIL-19). */
  used: string[];
  grants: Grant[];
  marks: Mark[];
  /** Who dealt the newest damage: the wound that may come of it is credited to this cause (R-WND-7). */
  hurtBy: Cause | null;
}

export interface Character {
  readonly id: CharacterId;
  readonly unit: UnitId;
  /** From 1; `a3.2` is the second character of unit a3. */
  readonly number: number;
  /** Radius of its base. */
  readonly r: number;
  x: number;
  y: number;
  /** Height of the surface it stands on (CR-TERR-04). */
  z: number;
  onTable: boolean;
}

export const copyUnit = (u: Unit): Unit => ({
  id: u.id,
  seat: u.seat,
  slot: u.slot,
  squad: u.squad,
  card: u.card,
  characters: u.characters,
  stance: u.stance,
  damage: u.damage,
  wounded: u.wounded,
  injured: u.injured,
  conditions: u.conditions.slice(),
  hunker: u.hunker,
  defeated: u.defeated,
  used: u.used.slice(),
  grants: u.grants.slice(),
  marks: u.marks.slice(),
  hurtBy: u.hurtBy,
});

export const copyCharacter = (c: Character): Character => ({
  id: c.id,
  unit: c.unit,
  number: c.number,
  r: c.r,
  x: c.x,
  y: c.y,
  z: c.z,
  onTable: c.onTable,
});
