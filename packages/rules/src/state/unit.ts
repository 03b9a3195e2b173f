import type { Duration } from '../cards/duration.ts';
import type { Condition } from '../cards/unitCard.ts';
import type { Cause } from './cause.ts';
import type { CharacterId, Seat, UnitId } from './ids.ts';

/** That a clause has worked, for as long as its limit counts. */
interface Mark {
  readonly key: string;
  readonly until: Duration;
}

/** A keyword or tag granted for a time by an ability; standing ones are queries and are never stored. */
interface Grant {
  readonly keyword: string;
  readonly value: number;
  readonly until: Duration;
  readonly source: string;
}

/** Never changed in place, like every record in a list of the state: change.ts lays a new one in its stead. */
export interface Unit {
  readonly id: UnitId;
  readonly seat: Seat;
  /** Its place in the strike team, from 1; with the seat it makes the lasting name. */
  readonly slot: number;
  /** 1 or 2; 0 outside squads. */
  readonly squad: number;
  readonly card: string;
  readonly characters: readonly CharacterId[];
  readonly stance: number;
  readonly damage: number;
  readonly wounded: number;
  readonly injured: number;
  readonly conditions: readonly Condition[];
  readonly hunker: number;
  readonly defeated: boolean;
  /** Abilities used this Turn, once for every use (CR-ABIL-19). */
  readonly used: readonly string[];
  readonly grants: readonly Grant[];
  readonly marks: readonly Mark[];
  /** Who dealt the newest damage: the wound that may come of it is credited to this cause (R-WND-7). */
  readonly hurtBy: Cause | null;
}

export interface Character {
  readonly id: CharacterId;
  readonly unit: UnitId;
  /** From 1; `a3.2` is the second character of unit a3. */
  readonly number: number;
  /** Radius of its base. */
  readonly r: number;
  readonly x: number;
  readonly y: number;
  /** Height of the surface it stands on (CR-TERR-04). */
  readonly z: number;
  readonly onTable: boolean;
}
