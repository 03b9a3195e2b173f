import type { Choice, Odds } from '@faultline/odds';
import type { AttackType, Place } from '@faultline/rules';

/** An attack that could be made, or will be, and what would come of it. */
export interface Possible {
  readonly type: AttackType;
  readonly target: string;
  readonly odds: Odds;
  /** Not yet: a rule will let it be made when the Turn ends. */
  readonly later?: true;
}

/** A way on through the Combat Tree: the shortest to its last option, of several the one with most damage. */
export interface TreeWay {
  /** From the first option of the attack. */
  readonly path: readonly string[];
  /** The Damage Pool at its end. */
  readonly pool: number;
  /** Whether that Wounds the defender; null where nothing does. */
  readonly wounds: boolean | null;
  /** The boxes of an Armored Target that it would cover. */
  readonly boxes?: readonly number[];
}

/** Questions about attacks, answered exactly and from what lies open. */
export interface OddsAdvice {
  /** Every attack a character could make from where it stands, or would stand. */
  attacks(attacker: string, to?: Place): Promise<readonly Possible[]>;
  /** An attack as it was at a version of the game, beside what might be done in its place. */
  compared(version: number, attacker: string, type: AttackType, target: string): Promise<readonly Choice[]>;
  /** For every option of the tree that can still be reached, the best way to it. */
  ways(): Promise<readonly TreeWay[]>;
}
