import type { ModePlan } from '../game/mode.ts';
import type { Place } from '../state/decision.ts';
import type { Seat } from '../state/ids.ts';
import type { FaceDown } from '../state/state.ts';
import type { TeamList } from '../team/list.ts';
import type { ActionKind } from '../cards/actionKind.ts';

/** How a game begins: two strike teams and the whole preparation, or any position. Part of the game file. */
export interface SquadSetup {
  readonly primary: string;
  readonly secondary: string;
  readonly supporting: string;
  /** The Era fixed for the squad (CR-TEAM-10); without one any that its Units share will do. */
  readonly era?: string;
}

/** A strike team as it comes to a game; with a mission where the mode asks for one. */
export interface BroughtTeam {
  readonly name: string;
  readonly squads: readonly [SquadSetup, SquadSetup];
  readonly mission?: string;
}

/** As people write it down. */
export const listOf = ({
  name,
  squads,
  mission = null,
  ...more
}: Omit<BroughtTeam, 'mission'> & { readonly mission?: string | null }): TeamList => ({
  ...more,
  name,
  squads,
  mission,
});

export interface TeamSetup extends BroughtTeam {
  readonly mission: string;
}

export interface UnitSetup {
  readonly card: string;
  /** One place for each character; null for one that is not on the table. */
  readonly at: readonly (Place | null)[];
  readonly stance?: number;
  readonly damage?: number;
  readonly wounded?: number;
  readonly injured?: number;
  readonly conditions?: readonly string[];
  readonly hunker?: number;
  readonly used?: readonly string[];
  readonly defeated?: boolean;
}

export interface SideSetup {
  readonly units: readonly UnitSetup[];
  readonly edge?: 'south' | 'north';
  readonly force?: { readonly ready: number; readonly pool: number };
  /** Top first; unit names or `shatterpoint`. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly reserve?: string | null;
  readonly removed?: readonly string[];
}

export interface ObjectiveSetup {
  readonly key: string;
  readonly at: Place;
  readonly active?: boolean;
  readonly control?: Seat | null;
  readonly priority?: boolean;
}

/** Where the Turn stands: at its start, or inside the activation of a Unit. */
export type TurnMoment =
  | { readonly at: 'turn' }
  | {
      readonly at: 'activation';
      readonly unit: string;
      readonly phase: 'start' | 'main';
      readonly origin?: 'deck' | 'reserve' | 'shatterpoint';
      readonly made?: readonly ActionKind[];
      readonly left?: number;
      readonly flipped?: boolean;
      readonly focused?: readonly string[];
    };

export interface PositionSetup {
  readonly sides: readonly [SideSetup, SideSetup];
  readonly objectives?: readonly ObjectiveSetup[];
  readonly turn?: number;
  readonly active?: Seat;
  readonly firstPlayer?: Seat;
  readonly moment?: TurnMoment;
  /** What the mode keeps score with, as far as it differs from a fresh game. */
  readonly score?: Readonly<Record<string, unknown>>;
  /** Tokens of the mode that lie face down. */
  readonly tokens?: readonly FaceDown[];
  /** Struggle Cards still to come, next first. */
  readonly missionDeck?: readonly string[];
}

export type Setup =
  | {
      readonly kind: 'teams';
      readonly mode: string;
      readonly teams: readonly [BroughtTeam, BroughtTeam];
      /** What the mode wants to know besides. */
      readonly plan?: ModePlan;
      /** Teams that break the rules of squad building are fielded as well. */
      readonly unchecked?: true;
    }
  | {
      readonly kind: 'position';
      readonly mode: string;
      readonly missions: readonly [string, string];
      readonly plan?: ModePlan;
      readonly position: PositionSetup;
    };
