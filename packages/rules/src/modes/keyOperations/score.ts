import type { OperationCard, OperationRole, StageCard } from '../../cards/operationCard.ts';
import type { PlayedOperation } from '../../cards/operationRule.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { changeScore } from '../../state/change.ts';
import { otherSeat, type Seat } from '../../state/ids.ts';
import type { Open } from '../../state/open.ts';
import type { InPlay } from './inPlay.ts';

/** What a Key Operation keeps score with: the roles, the Stage, and the Struggle Tracker as a clock (KO-WIN-01). */
export interface OperationScore {
  readonly operation: string;
  readonly aggressor: Seat;
  /** KO-ROLE-02: the roles are drawn as the game begins. */
  readonly rolesDrawn: boolean;
  /** The Stage being played; null before the first begins (KO-R-20). */
  readonly stage: string | null;
  /** The Stage that follows in step 10, once its predecessor has ended (KO-TURN-16). */
  readonly coming: string | null;
  /** No Turn of the Stage has begun yet. */
  readonly opening: boolean;
  /** Momentum on the eight spaces nearest each player's edge, whoever put it there (KO-R-02). */
  readonly momentum: readonly [number, number];
  /** KO-TOK-01: the Struggle token lies on the centre space. */
  readonly locked: boolean;
  /** KO-WIN-02: Stages that have ended, who won them, and the test of the clause that ended them. */
  readonly ended: readonly { readonly stage: string; readonly winner: Seat; readonly by: string }[];
  /** KO-R-57: how a victory that is counted is called. */
  readonly degree: string | null;
  /** Wounds each player has inflicted. */
  readonly wounds: readonly [number, number];
  /** Trackers, tokens, pieces and states. */
  readonly play: InPlay;
  /** Readings of the operation's options that are not the recommended ones (docs/rules/operation-options.md). */
  readonly options: Readonly<Record<string, string>>;
}

/** The mode's id. */
export const KEY_OPERATIONS = 'key-operations';

declare module '../../state/open.ts' {
  interface Scores {
    'key-operations': OperationScore;
  }
  interface Endings {
    /** By a clause of a Stage, or because the clock ran out (KO-CD-04, KO-R-57). */
    'key-operations': 'stage' | 'countdown';
  }
}

/** KO-R-02: spaces on each side of the centre. */
export const SPACES = 8;

export function operationOf({ open }: { readonly open: Open }): OperationScore {
  if (open.score.mode !== 'key-operations') throw new Error('This game is no Key Operation.');
  return open.score;
}

export const change = (g: Machine, to: Partial<OperationScore>): void => changeScore(g, 'key-operations', to);

/** KO-ROLE-03: who a rule means that speaks to a role. */
export const seatOf = (p: { readonly open: Open }, role: OperationRole): Seat => {
  const { aggressor } = operationOf(p);
  return role === 'aggressor' ? aggressor : otherSeat(aggressor);
};

export const roleOf = (p: { readonly open: Open }, seat: Seat): OperationRole =>
  operationOf(p).aggressor === seat ? 'aggressor' : 'sentinel';

export function playedOperation(p: Position): PlayedOperation {
  const id = operationOf(p).operation;
  const found = p.game.library.operations?.[id];
  if (!found) throw new Error(`The library has no operation ${id}.`);
  return found;
}

export const operationCard = (p: Position): OperationCard => playedOperation(p).card;

export function stageCard(p: Position): StageCard | null {
  const { stage } = operationOf(p);
  return operationCard(p).stages.find(({ id }) => id === stage) ?? null;
}
