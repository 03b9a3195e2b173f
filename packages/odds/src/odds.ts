import {
  afterProtection,
  type ComingChange,
  type Defender,
  type DieKind,
  type Forecast,
  type Icon,
  isCondition,
  meets,
  PERSONAL_ICONS,
  CONDITIONS,
  type Pool,
  type Unplayed,
} from '@faultline/rules';
import { assumptionsOf } from './assumptions.ts';
import { changed } from './changes.ts';
import { meet, type Meeting, type Met, type Side, worthOfAttack, worthOfDefense } from './meeting.ts';
import { type Paths, pathsOf, type Walk } from './paths.ts';
import { type Rows, rowsOf, withLent } from './rows.ts';
import { afterEach, NOTHING, rolled, type Spread } from './spread.ts';
import { dice, shown } from './tally.ts';

/** All an attack can come to, exactly. Lists are indexed by the number they are about and end with the last chance. */
export interface Odds {
  readonly attack: Pool;
  readonly defense: Pool;
  readonly successes: readonly number[];
  /** `joint[successes][chart damage]`. */
  readonly joint: readonly (readonly number[])[];
  /** What the defender suffers if every success is spent for most damage. */
  readonly damage: readonly number[];
  readonly expected: { readonly successes: number; readonly damage: number };
  /** The chance that this damage Wounds the defender; null where it cannot be. */
  readonly wound: number | null;
  /** The way through the tree with most damage, for each number of successes that adds to it. */
  readonly damagePaths: readonly {
    readonly successes: number;
    readonly damage: number;
    readonly path: readonly string[];
  }[];
  /** The fewest successes that Wound the defender, without damage from the chart, and the way to it. */
  readonly woundPath: { readonly successes: number; readonly path: readonly string[] } | null;
  readonly effects: readonly EffectOdds[];
  /** What the defender's chart brings in step 10. */
  readonly answers: readonly { readonly effect: Icon; readonly chance: number }[];
  /** Abilities that may answer the attack and are not counted in, with their Unit: `deflect@b1`. */
  readonly uncounted: readonly string[];
  /** Units not all of whose abilities are played, and which of these may change the attack. */
  readonly unplayed: readonly Unplayed[];
  /** What was assumed where people choose, and what was left out. */
  readonly assumptions: readonly string[];
}

export interface EffectOdds {
  readonly effect: Icon;
  /** The chance that it happens at least once if the attacker goes for it. */
  readonly chance: number;
  /** The chance that it happens at least once on the way with most damage. */
  readonly onDamagePath: number;
  /** The shortest way to it; null where only the chart brings it. */
  readonly path: { readonly successes: number; readonly path: readonly string[] } | null;
}

/** CR-COND-11, CR-COND-14: dice that show expertise are taken away before anything else is done. */
const stripped = (spread: Spread): Spread =>
  afterEach(spread, (tally) => ({ kept: tally - dice('expertise', shown(tally, 'expertise')), thrown: NOTHING }));

const rollOf = (kind: DieKind, count: number, barred: boolean): Spread =>
  barred ? stripped(rolled(kind, count)) : rolled(kind, count);

const sideOf = (f: Forecast, kind: DieKind): Side => {
  const barred = kind === 'attack' ? f.disarmed : f.exposed;
  return { spread: rollOf(kind, f[kind].dice, barred), rows: rowsReadBy(f, kind), barred };
};

function rowsReadBy({ charts, lent = {} }: Forecast, kind: DieKind): Rows {
  const own = rowsOf(charts[kind], kind);
  const other = lent[kind];
  return other ? withLent(own, rowsOf(other, kind)) : own;
}

/** Step 6, 6A before 6B: each roll's changes are judged against the other roll as it then lies. */
function modified(meeting: Meeting, changes: readonly ComingChange[]): Meeting {
  const of = (kind: DieKind): ComingChange[] => changes.filter(({ roll }) => roll === kind);
  if (changes.length === 0) return meeting;
  const attack = { ...meeting.attack, spread: changed(meeting.attack.spread, of('attack'), worthOfAttack(meeting)) };
  const after = { ...meeting, attack };
  const defense = { ...meeting.defense, spread: changed(meeting.defense.spread, of('defense'), worthOfDefense(after)) };
  return { attack, defense };
}

/** The exact odds of an attack about to be rolled. */
export function oddsOfForecast(f: Forecast): Odds {
  const meeting = modified({ attack: sideOf(f, 'attack'), defense: sideOf(f, 'defense') }, f.changes);
  const met = meet(meeting);
  const paths = pathsOf(f.tree, f.defender);
  const joint = jointOf(met, meeting);
  const damage = damageOf(joint, paths, f);
  const { toWound } = f.defender;
  return {
    attack: f.attack,
    defense: f.defense,
    successes: joint.map(total),
    joint,
    damage,
    expected: { successes: meanOf(joint.map(total)), damage: meanOf(damage) },
    wound: toWound === null ? null : total(damage.slice(toWound)),
    damagePaths: damagePathsOf(paths),
    woundPath: woundPathOf(paths, f),
    effects: effectsOf(met, meeting, paths, f.defender),
    answers: f.defender.armor ? [] : answersOf(met, meeting),
    uncounted: f.uncounted,
    unplayed: f.unplayed,
    assumptions: assumptionsOf(f),
  };
}

const total = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0);
const meanOf = (chances: readonly number[]): number => chances.reduce((sum, chance, n) => sum + chance * n, 0);

/** Without the impossible at its end. */
const ended = (chances: Float64Array): number[] => [...chances.subarray(0, chances.findLastIndex((p) => p > 0) + 1)];

function jointOf({ joint }: Met, { attack }: Meeting): number[][] {
  const damages = 1 + Math.max(...attack.rows.all.map(({ damage }) => damage));
  return Array.from({ length: joint[0]?.length ?? 0 }, (_, successes) => {
    const line = Array.from({ length: damages }, () => 0);
    for (const { index, damage } of attack.rows.all)
      line[damage] = (line[damage] ?? 0) + (joint[index]?.[successes] ?? 0);
    return line;
  });
}

const bestWalk = (paths: Paths, successes: number): Walk =>
  paths.damage[Math.min(successes, paths.damage.length - 1)] as Walk;

/** Steps 8 and 9. */
function damageOf(joint: readonly (readonly number[])[], paths: Paths, { defender, pooled }: Forecast): number[] {
  const damage = new Float64Array(MOST_DAMAGE);
  joint.forEach((line, successes) => {
    const walked = bestWalk(paths, successes).damage;
    line.forEach((chance, chart) => {
      const suffered = sufferedBy(defender, pooled + chart, walked);
      damage[suffered] = (damage[suffered] ?? 0) + chance;
    });
  });
  return ended(damage);
}

/** KO-R-26: only options cover boxes; what charts and abilities bring covers none. */
function sufferedBy({ armor, suffers, protection }: Defender, besides: number, walked: number): number {
  if (armor) return walked;
  return suffers ? afterProtection(besides + walked, protection) : 0;
}

const MOST_DAMAGE = 256;

function damagePathsOf({ damage }: Paths): Odds['damagePaths'] {
  return damage.flatMap((walk, successes) =>
    successes > 0 && walk !== damage[successes - 1] ? [{ successes, damage: walk.damage, path: walk.path }] : [],
  );
}

function woundPathOf({ damage }: Paths, { pooled, defender: { toWound, protection } }: Forecast): Odds['woundPath'] {
  if (toWound === null) return null;
  const walk = damage.find((each) => afterProtection(pooled + each.damage, protection) >= toWound);
  return walk ? { successes: walk.path.length, path: walk.path } : null;
}

const TOLD: readonly Icon[] = ['shove', ...CONDITIONS, ...PERSONAL_ICONS];

/** CR-EXP-12: whether an icon of the attack chart comes to something new for the defender. */
function comesOfChart(icon: Icon, icons: readonly Icon[], defender: Defender): boolean {
  // KO-R-27: none is resolved against an Armored Target.
  if (!icons.includes(icon) || defender.armor) return false;
  if (isCondition(icon)) return meets(defender.held, defender.immune.includes(icon), icon) === 'gained';
  return icon !== 'shove' || defender.isMoved;
}

function effectsOf(met: Met, { attack }: Meeting, paths: Paths, defender: Defender): EffectOdds[] {
  return TOLD.flatMap((effect): EffectOdds[] => {
    const walk = paths.reaching.get(effect) ?? null;
    const byChart = attack.rows.all.map(({ icons }) => comesOfChart(effect, icons, defender));
    if (!walk && !byChart.includes(true)) return [];
    let chance = 0;
    let onDamagePath = 0;
    for (const { index } of attack.rows.all)
      met.joint[index]?.forEach((p, successes) => {
        if (byChart[index] || (walk && walk.path.length <= successes)) chance += p;
        if (byChart[index] || bestWalk(paths, successes).effects[effect]) onDamagePath += p;
      });
    const path = walk && { successes: walk.path.length, path: walk.path };
    return [{ effect, chance, onDamagePath, path }];
  });
}

function answersOf({ defenseRows }: Met, { defense }: Meeting): Odds['answers'] {
  return (['damage', ...TOLD] as const).flatMap((effect) => {
    const chance = defense.rows.all
      .filter(({ icons }) => icons.includes(effect))
      .reduce((sum, { index }) => sum + (defenseRows[index] ?? 0), 0);
    return chance > 0 ? [{ effect, chance }] : [];
  });
}
