import { library } from '@faultline/cards';
import { PLAIN_DEFENDER, plainForecast } from '@faultline/odds';
import {
  type ChartEntry,
  drawing,
  fast,
  FACES,
  type Face,
  type Forecast,
  type Random,
  rowOf,
  sha256,
  strikesLeft,
  type Swap,
  swapOf,
} from '@faultline/rules';

/** What exact odds are measured against: rolling dice many times and counting, as fast as that can be done here. */

/** More dice than in any real attack. */
const ATTACK_DICE = 14;
const DEFENSE_DICE = 12;

const maul = library.units['lord-maul']?.stances[0];
const anakin = library.units['general-anakin-skywalker']?.stances[0];

/** Lord Maul on Anakin with a very full hand: both charts act on both rolls. */
export function fullHand(): Forecast {
  if (!maul || !anakin) throw new Error('The bench needs Lord Maul and Anakin.');
  return plainForecast(ATTACK_DICE, DEFENSE_DICE, {
    charts: { attack: maul.charts.melee, defense: anakin.charts.defense },
    tree: maul.tree,
    defender: { ...PLAIN_DEFENDER, toWound: 11 },
  });
}

type Counts = Record<Face, number>;

const none = (): Counts => ({ crit: 0, strike: 0, block: 0, expertise: 0, failure: 0 });

function roll(counts: Counts, faces: readonly Face[], dice: number, random: Random): void {
  for (let i = 0; i < dice; i += 1) counts[faces[random(faces.length)] as Face] += 1;
}

type Acts = readonly { readonly roll: 'attack' | 'defense'; readonly swap: Swap }[];

/** Rolls the attack so many times; answers how often there were how many successes. */
export function sample(f: Forecast, times: number, seed: string): Float64Array {
  const random = drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  const read = new Map<readonly ChartEntry[], Acts>();
  const actsOf = (entries: readonly ChartEntry[]): Acts => {
    const known = read.get(entries) ?? entries.flatMap((entry) => swapOf(entry) ?? []);
    read.set(entries, known);
    return known;
  };
  const seen = new Float64Array(64);
  for (let n = 0; n < times; n += 1) {
    const rolls = { attack: none(), defense: none() };
    roll(rolls.attack, FACES.attack, f.attack.dice, random);
    roll(rolls.defense, FACES.defense, f.defense.dice, random);
    for (const act of actsOf(rowOf(f.charts.attack, rolls.attack.expertise))) turn(rolls[act.roll], act.swap);
    for (const act of actsOf(rowOf(f.charts.defense, rolls.defense.expertise))) turn(rolls[act.roll], act.swap);
    const successes = rolls.attack.crit + strikesLeft(rolls.attack.strike, rolls.defense.block);
    seen[successes] = (seen[successes] ?? 0) + 1;
  }
  return seen;
}

function turn(counts: Counts, { from, to }: Swap): void {
  if (from !== null && counts[from] === 0) return;
  if (from !== null) counts[from] -= 1;
  if (to !== null) counts[to] += 1;
}
