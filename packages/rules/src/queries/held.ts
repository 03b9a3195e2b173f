import type { Ability, Clause } from '../cards/ability.ts';
import type { Library } from '../game/game.ts';
import type { Position } from '../game/machine.ts';
import { distinct } from '../state/lists.ts';
import type { Unit } from '../state/unit.ts';
import type { EventName } from '../state/triggerEvent.ts';
import type { TriggerName } from '../cards/trigger.ts';

/** The clauses of cards that are on the table. */

export interface Held<C extends Clause['clause']> {
  readonly ability: Ability;
  readonly clause: Extract<Clause, { clause: C }>;
  readonly index: number;
}

interface Index {
  readonly kinds: ReadonlyMap<Clause['clause'], readonly Held<Clause['clause']>[]>;
  /** What waits for an event, by the event. */
  readonly waiting: ReadonlyMap<EventName, readonly Held<'on'>[]>;
}

interface Indexes {
  readonly cards: Map<string, Index>;
  /** Of abilities that are on no Unit's card (MS-GEN-02). */
  readonly lent: Map<string, Index>;
}

/** Built once per card of a library: walking every ability at every question is what makes engines slow. */
const indexes = new WeakMap<Library, Indexes>();

function indexesOf(library: Library): Indexes {
  const known = indexes.get(library);
  if (known) return known;
  const fresh = { cards: new Map<string, Index>(), lent: new Map<string, Index>() };
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
function indexed(library: Library, abilities: readonly string[]): Index {
  const kinds = new Map<Clause['clause'], Held<Clause['clause']>[]>();
  const waiting = new Map<TriggerName, Held<'on'>[]>();
  for (const ability of abilities.flatMap((id) => library.abilities[id] ?? [])) {
    for (const [index, clause] of ability.clauses.entries()) {
      addTo(kinds, clause.clause, { ability, clause, index });
      if (clause.clause === 'on') addTo(waiting, clause.event.on, { ability, clause, index });
    }
  }
  return { kinds, waiting };
}

function indexOfCard(library: Library, card: string): Index {
  const { cards } = indexesOf(library);
  const known = cards.get(card);
  if (known) return known;
  const index = indexed(library, library.units[card]?.abilities ?? NONE);
  cards.set(card, index);
  return index;
}

function indexOfLent(library: Library, ability: string): Index {
  const { lent } = indexesOf(library);
  const known = lent.get(ability);
  if (known) return known;
  const index = indexed(library, [ability]);
  lent.set(ability, index);
  return index;
}

const NONE: readonly never[] = [];

const ofKind = <C extends Clause['clause']>({ kinds }: Index, kind: C): readonly Held<C>[] =>
  (kinds.get(kind) ?? NONE) as readonly unknown[] as readonly Held<C>[];

/** The clauses of one kind on a Unit, in card order; a Defeated Unit has none (R-WND-6). */
export function clausesOf<C extends Clause['clause']>(p: Position, u: Unit, kind: C): readonly Held<C>[] {
  if (u.defeated) return NONE;
  return withLent(p, u, ofKind(indexOfCard(p.game.library, u.card), kind), (index) => ofKind(index, kind));
}

/** MS-GEN-02: behind those of its card come those of abilities it has beyond it. */
function withLent<T>(p: Position, u: Unit, own: readonly T[], of: (index: Index) => readonly T[]): readonly T[] {
  let all = own;
  for (const id of p.game.mode.grantedAbilities(p, u)) {
    const more = of(indexOfLent(p.game.library, id));
    if (more.length > 0) all = [...all, ...more];
  }
  return all;
}

/** What tells clauses of a kind apart: most questions are about one sort of them. */
export function sortOf(clause: Clause): string {
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
    const index = indexOfCard(library, u.card);
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

/** Whether an ability that Units may have beyond their cards now has such a clause. */
function isLent(p: Position, has: (index: Index) => boolean): boolean {
  const lent = p.game.mode.lentAbilities(p);
  return lent.length > 0 && lent.some((id) => has(indexOfLent(p.game.library, id)));
}

/** The Units that may hold a clause of this kind and sort, in order; all of them where one is lent. */
export const holders = (p: Position, kind: Clause['clause'], sort = ''): readonly Unit['id'][] =>
  isLent(p, ({ kinds }) => kinds.has(kind)) ? everyone(p) : (holdersOf(p).kinds.get(kind)?.get(sort) ?? NONE);

/** The Units that may wait for this event, in order; a Defeated one among them has no clauses any more (R-WND-6). */
export const waiters = (p: Position, on: EventName): readonly Waiter[] =>
  isLent(p, ({ waiting }) => waiting.has(on))
    ? p.open.units.map((u) => ({ id: u.id, held: waitingFor(p, u, on) }))
    : (holdersOf(p).waiting.get(on) ?? NONE);

const waitingFor = (p: Position, u: Unit, on: EventName): readonly Held<'on'>[] =>
  withLent(p, u, indexOfCard(p.game.library, u.card).waiting.get(on) ?? NONE, ({ waiting }) => waiting.get(on) ?? NONE);
