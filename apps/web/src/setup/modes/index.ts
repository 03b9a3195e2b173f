import type { ModeId } from '@faultline/rules';
import type { ComponentType } from 'preact';
import type { SetupWords } from '../../i18n/setupWords.ts';
import type { Chosen } from '../../port/engine.ts';
import type { MapPicture, TeamBuilder } from '../../port/teamBuilder.ts';
import { lazy } from '../../ui/lazy.tsx';

/** What was chosen for a mode besides teams and table. */
export interface Planned {
  readonly plan: NonNullable<Chosen['plan']>;
  readonly map: MapPicture;
  /** The tables that it can be played on. */
  readonly fitting: readonly string[];
  /** What each player is in it, where that is settled. */
  readonly roles: readonly [string | null, string | null];
}

export interface PlanProps {
  readonly muster: TeamBuilder;
  readonly players: readonly [string, string];
  /** What the address asks for. */
  readonly asked: string | null;
  readonly change: (planned: Planned) => void;
}

export interface RoomProps {
  readonly muster: TeamBuilder;
  readonly planned: Planned;
  readonly table: string;
}

/** What setting up a game of a mode needs. */
interface ModeSetup {
  readonly name: (words: SetupWords) => string;
  /** The word of the address that chooses it: `#/new/operation`. */
  readonly word: string | null;
  readonly bringsMission: boolean;
  /** Said where both teams are legal. */
  readonly legal: (words: SetupWords) => string;
  /** Chooses what the mode must be told; null where that is nothing. */
  readonly Plan: ComponentType<PlanProps> | null;
  /** Why it cannot be played on a table. */
  readonly Room: ComponentType<RoomProps> | null;
}

/** What only another mode than the usual needs is fetched with it. */
export const SETUPS: { readonly [M in ModeId]: ModeSetup } = {
  standard: {
    name: ({ modes }) => modes.usual,
    word: null,
    bringsMission: true,
    legal: ({ legal }) => legal,
    Plan: null,
    Room: null,
  },
  'key-operations': {
    name: ({ modes }) => modes.operation,
    word: 'operation',
    bringsMission: false,
    legal: ({ legalOperation }) => legalOperation,
    Plan: lazy(() => import('./keyOperations/OperationPlan.tsx')),
    Room: lazy(() => import('./keyOperations/Room.tsx')),
  },
};

export const SETUP_MODES = Object.keys(SETUPS) as readonly ModeId[];

/** The mode that a word of the address chooses; without one the first. */
export const modeAsked = (word: string | undefined): ModeId =>
  SETUP_MODES.find((mode) => word !== undefined && SETUPS[mode].word === word) ?? 'standard';
