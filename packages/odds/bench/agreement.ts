import type { Library } from '@faultline/rules';
import { type OddsCase, oddsOfCase } from '../src/case.ts';
import { Rolls } from './rolls.ts';

/** How far what the engine rolled is from the exact odds, in standard deviations. */
export interface Agreement {
  readonly told: OddsCase;
  readonly rolls: number;
  /** The largest deviation of any chance: of successes with chart damage, and of damage. */
  readonly worst: number;
  readonly where: string;
}

/** Chances this small are never seen often enough to compare. */
const LEAST_EXPECTED = 10;

const rollKey = (successes: number, chart: number): string => `${successes} successes, ${chart} from the chart`;
const damageKey = (damage: number): string => `${damage} damage`;

/** So many rolls, of which so many are walked through the tree to their damage. */
export function agreementOf(library: Library, told: OddsCase, rolls: number, walks: number, seed: string): Agreement {
  const odds = oddsOfCase(library, told);
  const played = new Rolls(library, told, odds, seed);
  const seen = new Map<string, number>();
  const count = (key: string): void => void seen.set(key, (seen.get(key) ?? 0) + 1);
  for (let n = 1; n <= rolls; n += 1) {
    const { successes, chart, damage } = played.play(n, n <= walks);
    count(rollKey(successes, chart));
    if (n <= walks) count(damageKey(damage));
  }
  const chances = new Map<string, number>();
  for (const [s, line] of odds.joint.entries())
    for (const [d, chance] of line.entries()) chances.set(rollKey(s, d), chance);
  for (const [d, chance] of odds.damage.entries()) chances.set(damageKey(d), chance);
  const stranger = [...seen.keys()].find((key) => !(chances.get(key) ?? 0));
  if (stranger) return { told, rolls, worst: Number.POSITIVE_INFINITY, where: stranger };
  let worst = { worst: 0, where: '' };
  for (const [where, chance] of chances) {
    const all = where.endsWith('damage') ? walks : rolls;
    if (all * Math.min(chance, 1 - chance) < LEAST_EXPECTED) continue;
    const off = Math.abs((seen.get(where) ?? 0) - all * chance) / Math.sqrt(all * chance * (1 - chance));
    if (off > worst.worst) worst = { worst: off, where };
  }
  return { told, rolls, ...worst };
}
