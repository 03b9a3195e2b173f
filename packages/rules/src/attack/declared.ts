import type { Position } from '../game/machine.ts';
import type { Declared } from '../state/attack.ts';
import { type Cause, causeOf } from '../state/cause.ts';
import type { AttackFacts } from '../state/triggerEvent.ts';
import { unitOf } from '../game/find.ts';

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
    resolution: f.attack,
    inCombatAction: f.inCombatAction,
  });
