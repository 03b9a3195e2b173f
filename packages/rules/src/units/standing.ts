import type { Ability, Clause } from '../cards/ability.ts';
import type { Selector, Test } from '../cards/selector.ts';
import type { Context } from '../effects/context.ts';
import { fits } from '../effects/select.ts';
import { holds } from '../effects/tests.ts';
import type { Library } from '../machine/game.ts';
import type { Position } from '../machine/machine.ts';
import type { Character, Unit } from '../state/unit.ts';
import type { Happening } from '../timing/happening.ts';
import { basesOf, cardOf, nameOfCharacter } from './find.ts';

/** The clauses of cards that are on the table, and which of the standing ones hold for somebody now. */

export interface Held<C extends Clause['clause']> {
  readonly ability: Ability;
  readonly clause: Extract<Clause, { clause: C }>;
  readonly index: number;
}

type Index = ReadonlyMap<Clause['clause'], readonly Held<Clause['clause']>[]>;

/** Built once per card of a library: walking every ability at every question is what makes engines slow. */
const indexes = new WeakMap<Library, Map<string, Index>>();

function indexesOf(library: Library): Map<string, Index> {
  const known = indexes.get(library);
  if (known) return known;
  const fresh = new Map<string, Index>();
  indexes.set(library, fresh);
  return fresh;
}

/** An ability without a record is not offered and does nothing. */
function indexOf(p: Position, u: Unit): Index {
  const byCard = indexesOf(p.game.library);
  const known = byCard.get(u.card);
  if (known) return known;
  const index = new Map<Clause['clause'], Held<Clause['clause']>[]>();
  for (const ability of cardOf(p, u).abilities.flatMap((id) => p.game.library.abilities[id] ?? [])) {
    for (const [i, clause] of ability.clauses.entries()) {
      const kind = index.get(clause.clause) ?? [];
      kind.push({ ability, clause, index: i });
      index.set(clause.clause, kind);
    }
  }
  byCard.set(u.card, index);
  return index;
}

/** The clauses of one kind on a Unit, in card order; a Defeated Unit has none (R-WND-6). */
export function clausesOf<C extends Clause['clause']>(p: Position, u: Unit, kind: C): readonly Held<C>[] {
  if (u.defeated) return [];
  const own = (indexOf(p, u).get(kind) ?? []) as readonly unknown[] as readonly Held<C>[];
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

/** Clauses that say for whom they stand. */
type Standing = 'always' | 'pool' | 'pierce' | 'swap' | 'cost' | 'pay' | 'permit' | 'bar';

export interface Stands<C extends Standing> extends Held<C> {
  /** The Unit whose ability it is. */
  readonly owner: Unit;
}

/** Every clause of a kind that holds now for one of these characters: of its own Unit, or one that means others. */
function standing<C extends Standing>(
  p: Position,
  who: readonly Character[],
  kind: C,
  happening: Happening | null,
): Stands<C>[] {
  const found: Stands<C>[] = [];
  for (const owner of p.open.units) {
    for (const held of clausesOf(p, owner, kind)) {
      const { for: meant, where } = held.clause as { readonly for?: Selector; readonly where?: Test };
      const reaches = (c: Character): boolean => {
        const at: Context = { unit: owner.id, happening, bound: { it: nameOfCharacter(p, c.id) } };
        return (meant ? fits(p, c, meant, at) : c.unit === owner.id) && holds(p, where, at);
      };
      if (who.some(reaches)) found.push({ ...held, owner });
    }
  }
  return found;
}

export const standingFor = <C extends Standing>(
  p: Position,
  c: Character,
  kind: C,
  happening: Happening | null = null,
): Stands<C>[] => standing(p, [c], kind, happening);

/** CR-MEAS-06: it reaches a Unit if it reaches one of its characters. */
export const standingForUnit = <C extends Standing>(p: Position, u: Unit, kind: C): Stands<C>[] =>
  standing(p, basesOf(p, u), kind, null);
