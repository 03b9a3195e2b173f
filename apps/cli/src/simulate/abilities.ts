import {
  type Ability,
  type Applied,
  type Clause,
  type DieKind,
  type Game,
  type GameEvent,
  type Library,
  type Open,
  type State,
  type Target,
  type Unit,
  unitName,
  widenedNow,
} from '@faultline/rules';
import { didSomething, isSilent, stoodForSomething, type Taken } from '@faultline/testkit';

/**
 * How often an ability was among the options, was used or set off, did something then, and counted while it only stood
 * on its card.
 */
export interface Uses {
  readonly offered: number;
  readonly used: number;
  readonly did: number;
  readonly counted: number;
}

type UseKind = keyof Uses;

/** By `unit ability`. */
export type AbilityUses = Readonly<Record<string, Uses>>;

const NONE: Uses = { offered: 0, used: 0, did: 0, counted: 0 };

const named = (open: Open, name: string): Unit | undefined => open.units.find((u) => unitName(u) === name);

const has = (ability: Ability | undefined, ...kinds: readonly Clause['clause'][]): boolean =>
  ability?.clauses.some(({ clause }) => kinds.includes(clause)) ?? false;

/** What holds as long as it stands on a card. */
const stands = (ability: Ability | undefined): boolean => ability?.clauses.some((each) => !isUsed(each)) ?? false;

const isUsed = ({ clause }: Clause): boolean => clause === 'use' || clause === 'on';

/** It is found by playing a command again without it. */
const standsSilently = ({ clauses }: Ability): boolean => clauses.some(isSilent);

/** Counts what is offered, used and counted, over any number of games. */
export class AbilityCount {
  private readonly all = new Map<string, Record<UseKind, number>>();
  /** Whether commands are to be compared too, which takes about as long again as playing them. */
  readonly compares: boolean;

  /** The one ability of one Unit that is compared alone, by `unit ability`. */
  private readonly only: string | null;

  constructor(compares = false, only: string | null = null) {
    this.compares = compares;
    this.only = only;
  }

  /** Before an answer. */
  asked(game: Game, { open }: State): void {
    for (const { unit, ability } of open.decision?.options ?? []) {
      if (ability === undefined) continue;
      // A Unit is offered its Active abilities in its own activation, without its name.
      this.add('offered', unit === undefined ? open.units[open.activation?.unit ?? -1] : named(open, unit), ability);
    }
    for (const { unit, ability } of widenedNow({ game, open })) this.add('counted', open.units[unit], ability);
  }

  /** After it. */
  happened({ library }: Game, { open }: State, { events }: Applied): void {
    for (const event of events) {
      if (event.event === 'ability') this.add('used', open.units[event.unit], event.ability);
      for (const { ability, near } of countedBy(library, open, event))
        this.add('counted', holderOf(library, open, ability, near), ability);
    }
  }

  /** What only another play of the command can tell: whether a use did anything, and what stands without a sound. */
  compared(game: Game, taken: Taken): void {
    const { units } = taken.after.open;
    const known = (id: string): Ability[] => [game.library.abilities[id] ?? []].flat();
    for (const event of taken.events) {
      if (event.event !== 'ability') continue;
      const isMeant = this.isCompared(units[event.unit], event.ability);
      const did = isMeant && known(event.ability).some((ability) => didSomething(game, taken, ability));
      if (did) this.add('did', units[event.unit], event.ability);
    }
    const silent = new Map(
      units.flatMap((u) =>
        (game.library.units[u.card]?.abilities ?? [])
          .flatMap(known)
          .filter((ability) => standsSilently(ability) && this.isCompared(u, ability.id))
          .map((ability) => [`${u.card} ${ability.id}`, { u, ability }] as const),
      ),
    );
    for (const { u, ability } of silent.values())
      if (stoodForSomething(game, taken, u.card, ability)) this.add('counted', u, ability.id);
  }

  private isCompared(holder: Unit | undefined, ability: string): boolean {
    return this.only === null || `${holder?.card} ${ability}` === this.only;
  }

  private add(kind: UseKind, holder: Unit | undefined, ability: string): void {
    if (!holder) return;
    const key = `${holder.card} ${ability}`;
    const known = this.all.get(key) ?? { ...NONE };
    known[kind] += 1;
    this.all.set(key, known);
  }

  of(key: string): Uses {
    return this.all.get(key) ?? NONE;
  }

  uses(): AbilityUses {
    return Object.fromEntries(this.all);
  }
}

interface Counted {
  readonly ability: string;
  /** Whom it concerns. */
  readonly near: Unit | undefined;
}

/** The standing abilities that had an audible part in what happened; of an attack that is over, in its pools. */
function countedBy({ abilities }: Library, { units, characters }: Open, event: GameEvent): readonly Counted[] {
  const near = (who: Target): Unit | undefined =>
    typeof who === 'number' ? units[characters[who]?.unit ?? -1] : undefined;
  const standing = (ids: readonly string[], who: Target): Counted[] =>
    [...new Set(ids)].filter((id) => stands(abilities[id])).map((ability) => ({ ability, near: near(who) }));
  switch (event.event) {
    case 'attack-resolved': {
      const { pools, attacker, target } = event.record;
      const from = (kind: DieKind) => pools[kind].sources.map((source) => source.from);
      return [...standing(from('attack'), attacker), ...standing(from('defense'), target)];
    }
    case 'withstood':
      return standing(event.sources, event.character);
    case 'suffered':
      return [event.cause.name ?? '']
        .filter((id) => has(abilities[id], 'pay'))
        .map((ability) => ({ ability, near: units[event.cause.unit ?? -1] }));
    default:
      return [];
  }
}

/** Whoever is near has it, or else another who lets it hold for them. */
function holderOf({ units }: Library, open: Open, ability: string, near: Unit | undefined): Unit | undefined {
  const holders = open.units.filter(({ card }) => units[card]?.abilities.includes(ability));
  return holders.find(({ id }) => id === near?.id) ?? holders[0];
}

/** One table of several; older ones did not tell what a use did. */
export function addedUp(all: readonly AbilityUses[]): AbilityUses {
  const sum = new Map<string, Uses>();
  for (const uses of all) {
    for (const [key, { offered, used, did = 0, counted }] of Object.entries(uses)) {
      const before = sum.get(key) ?? NONE;
      sum.set(key, {
        offered: before.offered + offered,
        used: before.used + used,
        did: before.did + did,
        counted: before.counted + counted,
      });
    }
  }
  return Object.fromEntries([...sum].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The counts an ability of its kind can have. */
export const COLUMNS: readonly (readonly [UseKind, (ability: Ability) => boolean])[] = [
  ['offered', ({ cost }) => cost !== undefined],
  ['used', (ability) => has(ability, 'use', 'on')],
  ['did', (ability) => has(ability, 'use', 'on')],
  ['counted', stands],
];

/** A line for every scripted ability of every unit in the library, with the counts that its kind can have. */
export function abilityTable(library: Library, uses: AbilityUses): string[] {
  return Object.values(library.units).flatMap((card) =>
    card.abilities.flatMap((id) => {
      const ability = library.abilities[id];
      if (!ability) return [];
      const counts = COLUMNS.map(([kind, applies]) =>
        applies(ability) ? `${kind} ${String(uses[`${card.id} ${id}`]?.[kind] ?? 0).padStart(6)}` : '',
      );
      const told = counts.map((count) => count.padEnd(14)).join('  ');
      return [`${card.id.padEnd(32)} ${id.padEnd(52)} ${told}`.trimEnd()];
    }),
  );
}
