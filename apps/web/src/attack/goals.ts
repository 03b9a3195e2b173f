import type { Odds } from '@faultline/odds';
import type { Icon } from '@faultline/rules';

/** Something an attacker may go for: its chance, and the best way through the tree to it. */
export interface Goal {
  readonly of: 'most' | 'wound' | Icon;
  readonly chance: number;
  /** How many successes the way takes; null where no way through the tree leads there alone. */
  readonly way: { readonly successes: number; readonly path: readonly string[] } | null;
  /** The damage on that way, where it is the goal. */
  readonly damage: number | null;
}

/** Rarer than this it is no plan. */
const RARE = 0.005;

/** What comes of an attack by what the attacker goes for: most damage, a Wound, then the effects, the likeliest first. */
export function goalsOf({ successes, damagePaths, wound, woundPath, effects }: Odds): readonly Goal[] {
  const atLeast = (n: number): number => successes.slice(n).reduce((sum, chance) => sum + chance, 0);
  const most = damagePaths.findLast((path) => atLeast(path.successes) >= RARE);
  const goals: readonly (Goal | undefined)[] = [
    most && { of: 'most', chance: atLeast(most.successes), way: most, damage: most.damage },
    wound === null ? undefined : { of: 'wound', chance: wound, way: woundPath, damage: null },
    ...effects
      .toSorted((a, b) => b.chance - a.chance)
      .map(({ effect, chance, path }) => ({ of: effect, chance, way: path, damage: null }) as const),
  ];
  return goals.filter((goal) => goal !== undefined).filter(({ chance }) => chance >= RARE);
}
