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

/** How often an ability was among the options, was used or set off, and counted while it only stood on its card. */
interface Uses {
  readonly offered: number;
  readonly used: number;
  readonly counted: number;
}

type UseKind = keyof Uses;

/** By `unit ability`. */
export type AbilityUses = Readonly<Record<string, Uses>>;

const NONE: Uses = { offered: 0, used: 0, counted: 0 };

const named = (open: Open, name: string): Unit | undefined => open.units.find((u) => unitName(u) === name);

const has = (ability: Ability | undefined, ...kinds: readonly Clause['clause'][]): boolean =>
  ability?.clauses.some(({ clause }) => kinds.includes(clause)) ?? false;

/** What stands on a card and shows: as dice and Cover in a pool, as a keyword, in a choice, a price or its payment. */
const stands = (ability: Ability | undefined): boolean =>
  has(ability, 'always', 'pool', 'pierce', 'firm', 'heal-range', 'swap', 'cost', 'pay');

/** Counts what is offered, used and counted, over any number of games. */
export class AbilityCount {
  private readonly all = new Map<string, Record<UseKind, number>>();

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

  private add(kind: UseKind, holder: Unit | undefined, ability: string): void {
    if (!holder) return;
    const key = `${holder.card} ${ability}`;
    const known = this.all.get(key) ?? { ...NONE };
    known[kind] += 1;
    this.all.set(key, known);
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

/** The standing abilities that had a part in what happened; of an attack that is over, in its pools. */
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

export function addedUp(all: readonly AbilityUses[]): AbilityUses {
  const sum = new Map<string, Uses>();
  for (const uses of all) {
    for (const [key, { offered, used, counted }] of Object.entries(uses)) {
      const before = sum.get(key) ?? NONE;
      sum.set(key, {
        offered: before.offered + offered,
        used: before.used + used,
        counted: before.counted + counted,
      });
    }
  }
  return Object.fromEntries([...sum].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const COLUMNS: readonly (readonly [UseKind, (ability: Ability) => boolean])[] = [
  ['offered', ({ cost }) => cost !== undefined],
  ['used', (ability) => has(ability, 'use', 'on')],
  // What neither is used nor shows in an event (winning ties) has a column all the same: nobody counts it yet.
  ['counted', (ability) => stands(ability) || !has(ability, 'use', 'on')],
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
