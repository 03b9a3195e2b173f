import type { CauseKind } from '../cards/causeKind.ts';
import type { AttackType } from '../cards/unitCard.ts';
import type { CharacterId, Seat, UnitId } from './ids.ts';

/** Where an effect comes from. Frozen when the thing happens; every damage, condition, push and wound carries one. */
export interface Cause {
  readonly by: CauseKind;
  /** The player whose effect it is; null for effects of no player (CR-GEN-08). */
  readonly seat: Seat | null;
  readonly unit: UnitId | null;
  readonly character: CharacterId | null;
  /** Ability, condition or mission by its id. */
  readonly name: string | null;
  readonly attackType: AttackType | null;
  /** The instance of the effect that is resolving: what follows "after the effect is resolved" waits for its end. */
  readonly resolution: number | null;
  /** Whether it is part of a Combat action. */
  readonly inCombatAction: boolean;
}

const NOBODY: Cause = {
  by: 'rule',
  seat: null,
  unit: null,
  character: null,
  name: null,
  attackType: null,
  resolution: null,
  inCombatAction: false,
};

export const causeOf = (facts: Partial<Cause> & Pick<Cause, 'by'>): Cause => ({ ...NOBODY, ...facts });
