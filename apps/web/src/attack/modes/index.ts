import type { Odds } from '@faultline/odds';
import type { Chart, ModeId, Open } from '@faultline/rules';
import type { ComponentType } from 'preact';
import { lazy } from '../../ui/lazy.tsx';
import type { TreeWay } from '../../port/odds.ts';
import type { Game } from '../../game/game.ts';
import type { Fight } from '../fight.ts';
import { armorChart } from './keyOperations/armorChart.ts';

/** How an attack on something that takes options in place of damage is shown. */
interface ObjectParts {
  /** Below the tree: what has been taken, and what a way through the tree would. */
  readonly Foot: ComponentType<{ readonly fight: Fight; readonly way: TreeWay | null }>;
  /** The chart its defense dice are read by. */
  readonly chart: (game: Game, target: string) => Chart | undefined;
  /** What may come of it, in a row and in full. */
  readonly Row: ComponentType<{ readonly odds: Odds; readonly who: string; readonly later: boolean }>;
  readonly Odds: ComponentType<{ readonly odds: Odds; readonly rolled: boolean }>;
}

const PARTS: { readonly [M in ModeId]: ObjectParts | null } = {
  standard: null,
  'key-operations': {
    chart: armorChart,
    Foot: lazy(() => import('./keyOperations/ArmorFoot.tsx')),
    Row: lazy(() => import('./keyOperations/ArmorRow.tsx')),
    Odds: lazy(() => import('./keyOperations/ArmorOdds.tsx')),
  },
};

const KNOWN: Readonly<Record<string, ObjectParts | null>> = PARTS;

/** Null for characters, and in modes whose objects take damage. */
export const objectParts = ({ score }: Open, target: string | number): ObjectParts | null =>
  typeof target === 'string' && target.includes('@') ? (KNOWN[score.mode] ?? null) : null;
