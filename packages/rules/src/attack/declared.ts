import type { AttackType } from '../cards/unitCard.ts';
import type { DieKind } from '../cards/dice.ts';
import type { DiceSource } from '../state/event.ts';
import type { Position } from '../game/machine.ts';
import type { CharacterId, Seat, Target } from '../state/ids.ts';
import { type Cause, causeOf } from '../state/cause.ts';
import type { AttackFacts } from '../state/happening.ts';
import { unitOf } from '../game/find.ts';

/** CR-ATK-07: attacker and defender are fixed for the whole attack. */
export interface Declared {
  /** Instance number of the attack. */
  attack: number;
  attacker: CharacterId;
  target: Target;
  attackType: AttackType;
  dice: number | null;
  inCombatAction: boolean;
  seat: Seat;
  /** Dice that effects have added to a pool of this attack. */
  extra?: readonly ExtraDice[];
}

interface ExtraDice extends DiceSource {
  readonly roll: DieKind;
}

export const attackFacts = (f: Declared): AttackFacts => ({
  attack: f.attack,
  attacker: f.attacker,
  target: f.target,
  attackType: f.attackType,
  inCombatAction: f.inCombatAction,
});

/** The provenance of everything the attack does; its followers wait for the attack's end. */
export const attackCause = (p: Position, f: Declared): Cause =>
  causeOf({
    by: 'attack',
    seat: f.seat,
    unit: unitOf(p, f.attacker).id,
    character: f.attacker,
    attackType: f.attackType,
    doing: f.attack,
    inCombatAction: f.inCombatAction,
  });
