import { type Applied, type Library, type Open, type State, type Unit, unitName } from '@faultline/rules';

/** How often an ability was among the options, and how often it was used. */
interface Uses {
  readonly offered: number;
  readonly used: number;
}

/** By `unit ability`. */
export type AbilityUses = Readonly<Record<string, Uses>>;

const named = (open: Open, name: string): Unit | undefined => open.units.find((u) => unitName(u) === name);

/** Counts what is offered and used, over any number of games. */
export class AbilityCount {
  private readonly counted = new Map<string, { offered: number; used: number }>();

  offered({ open }: State): void {
    for (const { unit, ability } of open.decision?.options ?? []) {
      if (ability === undefined) continue;
      // A Unit is offered its Active abilities in its own activation, without its name.
      const holder = unit === undefined ? open.units[open.activation?.unit ?? -1] : named(open, unit);
      if (holder) this.of(holder.card, ability).offered += 1;
    }
  }

  used({ open }: State, { events }: Applied): void {
    for (const event of events) {
      const holder = event.event === 'ability' ? open.units[event.unit] : undefined;
      if (holder && event.event === 'ability') this.of(holder.card, event.ability).used += 1;
    }
  }

  private of(card: string, ability: string): { offered: number; used: number } {
    const key = `${card} ${ability}`;
    const known = this.counted.get(key) ?? { offered: 0, used: 0 };
    this.counted.set(key, known);
    return known;
  }

  uses(): AbilityUses {
    return Object.fromEntries(this.counted);
  }
}

export function addedUp(all: readonly AbilityUses[]): AbilityUses {
  const sum = new Map<string, Uses>();
  for (const uses of all) {
    for (const [key, { offered, used }] of Object.entries(uses)) {
      const before = sum.get(key) ?? { offered: 0, used: 0 };
      sum.set(key, { offered: before.offered + offered, used: before.used + used });
    }
  }
  return Object.fromEntries([...sum].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A line for every scripted ability of every unit in the library; what only stands on a card is never offered. */
export function abilityTable(library: Library, uses: AbilityUses): string[] {
  return Object.values(library.units).flatMap((card) =>
    card.abilities.flatMap((id) => {
      const ability = library.abilities[id];
      if (!ability) return [];
      const { offered, used } = uses[`${card.id} ${id}`] ?? { offered: 0, used: 0 };
      const standing = !ability.clauses.some(({ clause }) => clause === 'use' || clause === 'on');
      const counts = standing
        ? 'always holds'
        : `offered ${String(offered).padStart(7)}  used ${String(used).padStart(7)}`;
      return [`${card.id.padEnd(32)} ${id.padEnd(44)} ${counts}`];
    }),
  );
}
