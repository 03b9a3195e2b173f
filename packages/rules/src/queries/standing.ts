import type { Ability, Clause } from '../cards/ability.ts';
import type { Selector, Test } from '../cards/selector.ts';
import type { Context } from '../state/running.ts';
import { fits } from './select.ts';
import { holds } from './tests.ts';
import type { Library } from '../game/game.ts';
import type { Position } from '../game/machine.ts';
import { distinct } from '../state/lists.ts';
import type { Character, Unit } from '../state/unit.ts';
import type { EventName, TriggerEvent } from '../state/triggerEvent.ts';
import type { TriggerName } from '../cards/trigger.ts';
import { basesOf, nameOfCharacter, unit } from '../game/find.ts';

/** The clauses of cards that are on the table, and which of the standing ones hold for somebody now. */

export interface Held<C extends Clause['clause']> {
  readonly ability: Ability;
  readonly clause: Extract<Clause, { clause: C }>;
  readonly index: number;
}

interface Index {
  readonly kinds: ReadonlyMap<Clause['clause'], readonly Held<Clause['clause']>[]>;
  /** What waits for an event, by the event. */
  readonly waiting: ReadonlyMap<TriggerName, readonly Held<'on'>[]>;
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
function indexOf(library: Library, u: Unit): Index {
  const byCard = indexesOf(library);
  const known = byCard.get(u.card);
  if (known) return known;
  const kinds = new Map<Clause['clause'], Held<Clause['clause']>[]>();
  const waiting = new Map<TriggerName, Held<'on'>[]>();
  const printed = library.units[u.card]?.abilities ?? [];
  for (const ability of printed.flatMap((id) => library.abilities[id] ?? [])) {
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
  const own = (indexOf(p.game.library, u).kinds.get(kind) ?? NONE) as readonly unknown[] as readonly Held<C>[];
  const lent = p.game.mode.grantedAbilities(p, u);
  return lent.length === 0 ? own : [...own, ...lent.flatMap((id) => clausesIn(p, id, kind))];
}

/** What tells clauses of a kind apart: most questions are about one sort of them. */
function sortOf(clause: Clause): string {
  switch (clause.clause) {
    case 'always':
      return clause.keyword.name;
    case 'permit':
    case 'bar':
      return clause.what;
    case 'cost':
      return clause.of;
    default:
      return '';
  }
}

type Places = Unit['id'][];

/** A Unit by its place, with its clauses that wait for an event, in card order. */
export interface Waiter {
  readonly id: Unit['id'];
  readonly held: readonly Held<'on'>[];
}

/** Who among the Units in play holds clauses of a kind and sort or waits for an event, by their places. */
interface Holders {
  /** The list they were last seen to be of. */
  seen: readonly Unit[];
  readonly cards: readonly string[];
  /** Under the empty sort stands everyone who holds any of the kind. */
  readonly kinds: ReadonlyMap<Clause['clause'], ReadonlyMap<string, Places>>;
  readonly waiting: ReadonlyMap<EventName, readonly Waiter[]>;
}

declare module '../game/game.ts' {
  interface Prepared {
    /** Most events concern nobody. The Units of a game never change, so this is gathered once. */
    holders?: Holders;
  }
}

const isOf = ({ cards }: Holders, units: readonly Unit[]): boolean =>
  cards.length === units.length && units.every((u, i) => u.card === cards[i]);

function holdersOf(p: Position): Holders {
  const { prepared } = p.game;
  const { units } = p.open;
  const known = prepared.holders;
  if (known?.seen === units) return known;
  if (!known || !isOf(known, units)) {
    prepared.holders = gathered(p);
    return prepared.holders;
  }
  known.seen = units;
  return known;
}

function gathered({ game: { library }, open: { units } }: Position): Holders {
  const kinds = new Map<Clause['clause'], Map<string, Places>>();
  const waiting = new Map<EventName, Waiter[]>();
  for (const u of units) {
    const index = indexOf(library, u);
    for (const [kind, held] of index.kinds) {
      const sorts = kinds.get(kind) ?? new Map<string, Places>();
      kinds.set(kind, sorts);
      for (const sort of distinct(['', ...held.map(({ clause }) => sortOf(clause))])) addTo(sorts, sort, u.id);
    }
    for (const [on, held] of index.waiting) addTo(waiting, on, { id: u.id, held });
  }
  return { seen: units, cards: units.map((u) => u.card), kinds, waiting };
}

const everyone = (p: Position): Unit['id'][] => p.open.units.map((u) => u.id);

/** The Units that may hold a clause of this kind and sort, in order; all of them where abilities are lent. */
export const holders = (p: Position, kind: Clause['clause'], sort = ''): readonly Unit['id'][] =>
  p.game.mode.grantsAbilities(p) ? everyone(p) : (holdersOf(p).kinds.get(kind)?.get(sort) ?? NONE);

/** The Units that may wait for this event, in order; a Defeated one among them has no clauses any more (R-WND-6). */
export const waiters = (p: Position, on: EventName): readonly Waiter[] =>
  p.game.mode.grantsAbilities(p)
    ? p.open.units.map((u) => ({
        id: u.id,
        held: clausesOf(p, u, 'on').filter(({ clause }) => clause.event.on === on),
      }))
    : (holdersOf(p).waiting.get(on) ?? NONE);

/** MS-GEN-02: those of an ability that is on no Unit's card. */
function clausesIn<C extends Clause['clause']>(p: Position, id: string, kind: C): Held<C>[] {
  const ability = p.game.library.abilities[id];
  return (ability?.clauses ?? []).flatMap((clause, index) =>
    clause.clause === kind ? [{ ability, clause, index } as Held<C>] : [],
  );
}

/** Clauses that say for whom they stand. */
type Standing = 'always' | 'pool' | 'pierce' | 'firm' | 'heal-range' | 'swap' | 'cost' | 'pay' | 'permit' | 'bar';

export interface Stands<C extends Standing> extends Held<C> {
  /** The Unit whose ability it is. */
  readonly owner: Unit;
}

/** Whether a standing clause of this Unit holds for the character now. */
function reaches(
  p: Position,
  { for: meant, where }: { readonly for?: Selector; readonly where?: Test },
  owner: Unit,
  c: Character,
  trigger: TriggerEvent | null,
): boolean {
  if (!meant && c.unit !== owner.id) return false;
  if (!meant && !where) return true;
  const at: Context = { unit: owner.id, trigger, bound: { it: nameOfCharacter(p, c.id) } };
  return (!meant || fits(p, c, meant, at)) && holds(p, where, at);
}

/** Every clause of a kind and sort that holds now for one of these: of its own Unit, or one that means others. */
function standing<C extends Standing>(
  p: Position,
  who: readonly Character[],
  kind: C,
  sort: string,
  trigger: TriggerEvent | null,
): readonly Stands<C>[] {
  const found: Stands<C>[] = [];
  for (const id of holders(p, kind, sort)) {
    const owner = unit(p, id);
    for (const held of clausesOf(p, owner, kind)) {
      if (sort !== '' && sortOf(held.clause as Clause) !== sort) continue;
      if (who.some((c) => reaches(p, held.clause, owner, c, trigger))) found.push({ ...held, owner });
    }
  }
  return found;
}

export const standingFor = <C extends Standing>(
  p: Position,
  c: Character,
  kind: C,
  sort = '',
  trigger: TriggerEvent | null = null,
): readonly Stands<C>[] => (holders(p, kind, sort).length === 0 ? NONE : standing(p, [c], kind, sort, trigger));

/** CR-MEAS-06: it reaches a Unit if it reaches one of its characters. */
export const standingForUnit = <C extends Standing>(p: Position, u: Unit, kind: C, sort = ''): readonly Stands<C>[] =>
  holders(p, kind, sort).length === 0 ? NONE : standing(p, basesOf(p, u), kind, sort, null);
