import type { Position } from '../game/machine.ts';
import type { Unit } from '../state/unit.ts';
import { cardOf, unit } from '../game/find.ts';
import { distinct } from '../state/lists.ts';
import { clausesOf, holders } from './held.ts';

const GRANTED = 'tag:';

/** Printed on the card, or given for a time. */
const owns = (p: Position, u: Unit, tag: string): boolean =>
  cardOf(p, u).tags.includes(tag) || u.grants.some((grant) => grant.keyword === `${GRANTED}${tag}`);

/** Given by a card for as long as it is there: to allied Units that own another one (R-CARD-32). */
const isLent = (p: Position, u: Unit, tag: string): boolean =>
  holders(p, 'tag').some((id) => {
    const owner = unit(p, id);
    return (
      owner.seat === u.seat &&
      clausesOf(p, owner, 'tag').some(({ clause }) => clause.tag === tag && owns(p, u, clause.of))
    );
  });

/** Printed tags and those granted. Every tag test asks here, never the card (CR-GEN-15). */
export const hasTag = (p: Position, u: Unit, tag: string): boolean => owns(p, u, tag) || isLent(p, u, tag);

/** All of them. */
export function tagsOf(p: Position, u: Unit): string[] {
  const given = u.grants.flatMap(({ keyword }) => (keyword.startsWith(GRANTED) ? [keyword.slice(GRANTED.length)] : []));
  const lent = holders(p, 'tag').flatMap((id) => clausesOf(p, unit(p, id), 'tag').map(({ clause }) => clause.tag));
  return distinct([...cardOf(p, u).tags, ...given, ...lent]).filter((tag) => hasTag(p, u, tag));
}
