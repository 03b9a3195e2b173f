// A campaign is its log; the state is what the log adds up to. Nothing here is ever changed in place.
import { list, oneOf, optional, record, whole } from '@faultline/shape';
import { FACES, type AdvantagePack, type Face, type Role } from '../packs/pack.ts';
import type { Act, AdvantageEffect, Founding, Operation, Result, Slot, Team, Unit } from './command.ts';

export type PersonId = string;

export interface Campaign {
  readonly log: readonly Entry[];
  readonly state: CampaignState;
}

/** What chance brought: kept, so that a later change of the rules never changes it. */
export interface Outcome {
  readonly dice: readonly Face[];
  /** Before which operation in order of play; rolls of old have none and go by the number of their entry. */
  readonly before?: number | undefined;
}

export const outcomeShape = record({ dice: list(oneOf(FACES), 2), before: optional(whole(2, 4)) });

export interface Entry extends Act {
  readonly n: number;
  readonly outcome?: Outcome;
  /** Digest of the link before and of this entry. */
  readonly link?: string;
}

/** Where a campaign stands; in `ready` it waits for strike teams. */
export type Phase = 'draft' | 'ready' | 'unlock' | 'active' | 'playing' | 'concluded';

/** Degrees of victory (CP-VIC-03 to CP-VIC-05). */
export type Victory = 'heroic' | 'desperate' | 'lockdown';

export interface CampaignState {
  readonly founding: Founding;
  readonly phase: Phase;
  readonly operations: readonly Operation[] | null;
  readonly lastChance: Operation | null;
  readonly aggressor: PersonId | null;
  readonly players: readonly [Player, Player];
  readonly confirmed: readonly PersonId[];
  readonly played: readonly Played[];
  /** The operation that is prepared or played. */
  readonly coming: Coming | null;
  /** What Advantages do in games that are played here, by their ids. */
  readonly effects: readonly AdvantageEffect[];
  readonly sheet: string;
  /** Players whose Veteran the sheet in use no longer has (CP-R-28). */
  readonly lost: readonly PersonId[];
  readonly victory: Victory | null;
}

export interface Player {
  readonly person: PersonId;
  readonly name: string;
  readonly veteran: Unit | null;
  readonly pack: AdvantagePack | null;
  readonly unlocked: readonly Unlocked[];
}

/** An Advantage unlocked, with how it came about: every one has its reason. */
export interface Unlocked {
  readonly advantage: string;
  /** The Tier it stands in. */
  readonly tier: number;
  /** The Tier that was picked, and what was rolled there. */
  readonly picked: number;
  readonly dice: readonly Face[];
  /** The entry of Tier 4 that was ticked for it (CP-R-12). */
  readonly ticked: Face | null;
  /** Before which operation. */
  readonly before: Slot;
}

export interface Unlocking {
  readonly done: boolean;
  /** The Tier that was picked; it stands once the dice are rolled (CP-UNL-07). */
  readonly tier: number | null;
  readonly dice: readonly Face[];
  readonly taken: Unlocked | null;
}

export type BothRoles<T> = Readonly<Record<Role, T>>;

export interface Coming {
  readonly slot: Slot;
  readonly operation: Operation;
  readonly teams: BothRoles<Team | null>;
  readonly unlocking: BothRoles<Unlocking>;
  /** Undefined until it is chosen, null for none. */
  readonly active: BothRoles<string | null | undefined>;
}

/** One operation as the record sheet keeps it (CP-REC-03, CP-REC-04). */
export interface Played {
  readonly slot: Slot;
  readonly operation: Operation;
  readonly teams: BothRoles<Team | null>;
  readonly unlocked: BothRoles<Unlocked | null>;
  /** What was in force: the one named, and one that Tier 4 or 5 brought. */
  readonly active: BothRoles<string | null>;
  readonly extra: BothRoles<string | null>;
  readonly winner: Role;
  readonly result: Result;
  readonly gained: BothRoles<number>;
  readonly totals: BothRoles<number>;
}
