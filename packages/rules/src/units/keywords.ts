import type { Ability, Clause, Keyword } from '../cards/ability.ts';
import type { Condition } from '../cards/unitCard.ts';
import { holds } from '../effects/tests.ts';
import type { DiceSource } from '../machine/event.ts';
import type { Library } from '../machine/game.ts';
import type { Machine, Position } from '../machine/machine.ts';
import type { UnitId } from '../state/ids.ts';
import type { Scope, Unit } from '../state/unit.ts';
import { cardOf, unit } from './find.ts';

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
  const index: Index = {
    use: only('use'),
    on: only('on'),
    always: only('always'),
    forbid: only('forbid'),
    deck: only('deck'),
  };
  byCard.set(u.card, index);
  return index;
}

/** The clauses of one kind on a Unit, in card order; a Defeated Unit has none (R-WND-6). */
export function clausesOf<C extends Clause['clause']>(p: Position, u: Unit, kind: C): readonly Held<C>[] {
  if (u.defeated) return [];
  const own = indexOf(p, u)[kind];
  const lent = p.game.mode.lent(p, u);
  return lent.length === 0 ? own : [...own, ...lent.flatMap((id) => clausesIn(p, id, kind))];
}

/** MS-GEN-02: those of an ability that is on no Unit's card. */
function clausesIn<C extends Clause['clause']>(p: Position, id: string, kind: C): Held<C>[] {
  const ability = p.game.library.abilities[id];
  return (ability?.clauses ?? []).flatMap((clause, index) =>
    clause.clause === kind ? [{ ability, clause, index } as Held<C>] : [],
  );
}

/**
 * R-STACK-1: every source of a keyword with its value, losses below zero; standing ones are asked anew each time,
 * never stored. CR-STACK-05, CR-STACK-06: at zero the keyword is gone.
 */
export function sourcesOf(p: Position, u: Unit, name: Keyword['name']): DiceSource[] {
  const found: DiceSource[] = [];
  for (const { ability, clause } of clausesOf(p, u, 'always')) {
    if (clause.keyword.name !== name || !holds(p, clause.where, { unit: u.id, happening: null, bound: {} })) continue;
    found.push({ dice: 'value' in clause.keyword ? clause.keyword.value : 1, from: ability.id });
  }
  const lost: DiceSource[] = [];
  for (const { keyword, value, source } of u.grants)
    if (keyword === name) (value < 0 ? lost : found).push({ dice: value, from: source });
  if (lost.length === 0) return found;
  const all = [...found, ...lost];
  return totalOf(all) > 0 ? all : [];
}

const totalOf = (sources: readonly DiceSource[]): number => sources.reduce((sum, source) => sum + source.dice, 0);

/** A keyword for a time. */
export function grant(g: Machine, id: UnitId, keyword: Keyword, until: Scope, source: string): void {
  const value = 'value' in keyword ? keyword.value : 1;
  keep(g, id, keyword.name === 'immunity' ? immunityTo(keyword.condition) : keyword.name, value, until, source);
}

/** CR-STACK-04, CR-STACK-06: no more is lost than there is. */
export function lose(
  g: Machine,
  id: UnitId,
  name: Keyword['name'],
  value: number | undefined,
  until: Scope,
  source: string,
): boolean {
  const held = totalOf(sourcesOf(g, unit(g, id), name));
  const lost = Math.min(held, value ?? held);
  if (lost > 0) keep(g, id, name, -lost, until, source);
  return lost > 0;
}

function keep(g: Machine, id: UnitId, keyword: string, value: number, until: Scope, source: string): void {
  unit(g, id).grants.push({ keyword, value, until, source });
  g.unsettled = true;
  g.emit({ event: 'keyword', unit: id, keyword, value, until });
}

const immunityTo = (condition: Condition): string => `immunity:${condition}`;

export const has = (p: Position, u: Unit, name: Keyword['name']): boolean => sourcesOf(p, u, name).length > 0;

/** CR-KEY-01: who or what makes the Unit immune to a condition; null when nothing does. */
export function immunity(p: Position, u: Unit, condition: Condition): string | null {
  for (const { ability, clause } of clausesOf(p, u, 'always')) {
    const { keyword } = clause;
    if (keyword.name !== 'immunity' || keyword.condition !== condition) continue;
    if (holds(p, clause.where, { unit: u.id, happening: null, bound: {} })) return ability.id;
  }
  return u.grants.find((held) => held.keyword === immunityTo(condition))?.source ?? null;
}
