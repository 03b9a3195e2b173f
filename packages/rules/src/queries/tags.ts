import type { Position } from '../game/machine.ts';
import type { Unit } from '../state/unit.ts';
import { cardOf } from '../game/find.ts';

/** Printed tags and those granted for a time. Every tag test asks here, never the card (CR-GEN-15). */
export const hasTag = (p: Position, u: Unit, tag: string): boolean =>
  cardOf(p, u).tags.includes(tag) || u.grants.some((grant) => grant.keyword === `tag:${tag}`);
