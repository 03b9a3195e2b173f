import type { Ability, Clause } from '../cards/ability.ts';
import type { Selector, Test } from '../cards/selector.ts';
import type { Context } from '../effects/context.ts';
import { fits } from '../effects/select.ts';
import { holds } from '../effects/tests.ts';
import type { Library } from '../machine/game.ts';
import type { Position } from '../machine/machine.ts';
import type { Character, Unit } from '../state/unit.ts';
import type { Happening, Trigger } from '../timing/happening.ts';
import { basesOf, cardOf, nameOfCharacter, unit } from './find.ts';

/** The clauses of cards that are on the table, and which of the standing ones hold for somebody now. */

export interface Held<C extends Clause['clause']> {
  readonly ability: Ability;
  readonly clause: Extract<Clause, { clause: C }>;
  readonly index: number;
}

interface Index {
  readonly kinds: ReadonlyMap<Clause['clause'], readonly Held<Clause['clause']>[]>;
  /** What waits for an event, by the event. */
  readonly waiting: ReadonlyMap<Trigger, readonly Held<'on'>[]>;
}

/** Built once per card of a library: walking every ability at every question is what makes engines slow. */
const indexes = new WeakMap<Library, Map<string, Index>>();

function indexesOf(library: Library): Map<string, Index> {
  const known = indexes.get(library);
  if (known) return known;
  const fresh = new Map<string, Index>();
  indexes.set(library, fresh);
  return fresh;
}

/** Adds to the list under a key. */
function addTo<K, T>(lists: Map<K, T[]>, key: K, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

/** An ability without a record is not offered and does nothing. */
function indexOf(p: Position, u: Unit): Index {
  const byCard = indexesOf(p.game.library);
  const known = byCard.get(u.card);
  if (known) return known;
  const kinds = new Map<Clause['clause'], Held<Clause['clause']>[]>();
  const waiting = new Map<Trigger, Held<'on'>[]>();
  for (const ability of cardOf(p, u).abilities.flatMap((id) => p.game.library.abilities[id] ?? [])) {
    for (const [index, clause] of ability.clauses.entries()) {
      addTo(kinds, clause.clause, { ability, clause, index });
      if (clause.clause === 'on') addTo(waiting, clause.event.on, { ability, clause, index });
    }
  }
  const index = { kinds, waiting };
  byCard.set(u.card, index);
  return index;
}

const NONE: readonly never[] = [];

/** The clauses of one kind on a Unit, in card order; a Defeated Unit has none (R-WND-6). */
export function clausesOf<C extends Clause['clause']>(p: Position, u: Unit, kind: C): readonly Held<C>[] {
  if (u.defeated) return NONE;
  const own = (indexOf(p, u).kinds.get(kind) ?? NONE) as readonly unknown[] as readonly Held<C>[];
  const lent = p.game.mode.lent(p, u);
  return lent.length === 0 ? own : [...own, ...lent.flatMap((id) => clausesIn(p, id, kind))];
}

/** The clauses of a Unit that wait for an event, in card order. */
export function waitingFor(p: Position, u: Unit, on: Trigger): readonly Held<'on'>[] {
  if (u.defeated) return NONE;
  const own = indexOf(p, u).waiting.get(on) ?? NONE;
  const lent = p.game.mode.lent(p, u);
  if (lent.length === 0) return own;
  return [...own, ...lent.flatMap((id) => clausesIn(p, id, 'on').filter(({ clause }) => clause.event.on === on))];
}

/** Who among the Units in play holds clauses of a kind or waits for an event, by their places. */
interface Holders {
  readonly library: Library;
  readonly cards: readonly string[];
  readonly kinds: ReadonlyMap<Clause['clause'], readonly Unit['id'][]>;
  readonly waiting: ReadonlyMap<Trigger, readonly Unit['id'][]>;
}

/** Most events concern nobody. The Units of a game never change, so this is gathered once for as long as one is played. */
let latest: Holders | null = null;

const isOf = ({ library, cards }: Holders, p: Position): boolean =>
  library === p.game.library &&
  cards.length === p.open.units.length &&
  p.open.units.every((u, i) => u.card === cards[i]);

function holdersOf(p: Position): Holders {
  if (latest && isOf(latest, p)) return latest;
  const kinds = new Map<Clause['clause'], Unit['id'][]>();
  const waiting = new Map<Trigger, Unit['id'][]>();
  for (const u of p.open.units) {
    for (const kind of indexOf(p, u).kinds.keys()) addTo(kinds, kind, u.id);
    for (const on of indexOf(p, u).waiting.keys()) addTo(waiting, on, u.id);
  }
  latest = { library: p.game.library, cards: p.open.units.map((u) => u.card), kinds, waiting };
  return latest;
}

const everyone = (p: Position): Unit['id'][] => p.open.units.map((u) => u.id);

/** The Units that may hold a clause of this kind, in order; all of them where abilities are lent. */
export const holders = (p: Position, kind: Clause['clause']): readonly Unit['id'][] =>
  p.game.mode.isLending(p) ? everyone(p) : (holdersOf(p).kinds.get(kind) ?? NONE);

/** The Units with a clause that may wait for this event, in order. */
export const waiters = (p: Position, on: Trigger): readonly Unit['id'][] =>
  p.game.mode.isLending(p) ? everyone(p) : (holdersOf(p).waiting.get(on) ?? NONE);

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
  for (const id of holders(p, kind)) {
    const owner = unit(p, id);
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
