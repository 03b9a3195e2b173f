import type { Ability, Clause, Keyword } from '../cards/ability.ts';
import type { Condition } from '../cards/unitCard.ts';
import { holds } from '../effects/tests.ts';
import type { DiceSource } from '../machine/event.ts';
import type { Library } from '../machine/game.ts';
import type { Position } from '../machine/machine.ts';
import type { Unit } from '../state/unit.ts';
import { cardOf } from './find.ts';

/** The scripted abilities of a Unit. An ability without a record is not offered and does nothing. */
const abilitiesOf = (p: Position, u: Unit): Ability[] =>
  cardOf(p, u).abilities.flatMap((id) => p.game.library.abilities[id] ?? []);

export interface Held<C extends Clause['clause']> {
  readonly ability: Ability;
  readonly clause: Extract<Clause, { clause: C }>;
  readonly index: number;
}

type Index = { readonly [C in Clause['clause']]: readonly Held<C>[] };

/** Built once per card of a library: walking every ability at every question is what makes engines slow. */
const indexes = new WeakMap<Library, Map<string, Index>>();

function indexesOf(library: Library): Map<string, Index> {
  const known = indexes.get(library);
  if (known) return known;
  const fresh = new Map<string, Index>();
  indexes.set(library, fresh);
  return fresh;
}

function indexOf(p: Position, u: Unit): Index {
  const byCard = indexesOf(p.game.library);
  const known = byCard.get(u.card);
  if (known) return known;
  const all = abilitiesOf(p, u).flatMap((ability) =>
    ability.clauses.map((clause, index) => ({ ability, clause, index })),
  );
  const only = <C extends Clause['clause']>(kind: C): readonly Held<C>[] =>
    all.filter((held): held is Held<C> => held.clause.clause === kind);
  const index: Index = { use: only('use'), on: only('on'), always: only('always'), forbid: only('forbid') };
  byCard.set(u.card, index);
  return index;
}

/** The clauses of one kind on a Unit, in card order; a Defeated Unit has none (R-WND-6). */
export const clausesOf = <C extends Clause['clause']>(p: Position, u: Unit, kind: C): readonly Held<C>[] =>
  u.defeated ? [] : indexOf(p, u)[kind];

/** R-STACK-1: every source of a keyword with its value; standing ones are asked anew each time, never stored. */
export function sourcesOf(p: Position, u: Unit, name: Keyword['name']): DiceSource[] {
  const found: DiceSource[] = [];
  for (const { ability, clause } of clausesOf(p, u, 'always')) {
    if (clause.keyword.name !== name || !holds(p, clause.where, { unit: u.id, happening: null, bound: {} })) continue;
    found.push({ dice: 'value' in clause.keyword ? clause.keyword.value : 1, from: ability.id });
  }
  for (const grant of u.grants) if (grant.keyword === name) found.push({ dice: grant.value, from: grant.source });
  return found;
}

export const has = (p: Position, u: Unit, name: Keyword['name']): boolean => sourcesOf(p, u, name).length > 0;

/** CR-KEY-01: who or what makes the Unit immune to a condition; null when nothing does. */
export function immunity(p: Position, u: Unit, condition: Condition): string | null {
  for (const { ability, clause } of clausesOf(p, u, 'always')) {
    const { keyword } = clause;
    if (keyword.name !== 'immunity' || keyword.condition !== condition) continue;
    if (holds(p, clause.where, { unit: u.id, happening: null, bound: {} })) return ability.id;
  }
  return null;
}
