import { oddsOfForecast, PLAIN_DEFENDER, plainForecast, type Walk, walksOf } from '@faultline/odds';
import {
  afterProtection,
  type AttackType,
  type Character,
  claimant,
  type Defender,
  type Forecast,
  glance,
  type Icon,
  type Unit,
  whyNotTarget,
  whyNotType,
} from '@faultline/rules';
import type { Position } from './choice.ts';
import { manner, worthIn } from './modes/index.ts';
import type { Weights } from './weights.ts';

/** What an attack is worth, by its exact odds, to the one who makes it. */

export interface AttackValue {
  readonly type: AttackType;
  readonly target: Character;
  readonly value: number;
}

/** The weight by which an effect of a tree counts. */
const ICONS: Readonly<Partial<Record<Icon, 'shove' | 'condition' | 'heal' | 'freeMove' | 'freeAbility'>>> = {
  shove: 'shove',
  strained: 'condition',
  disarmed: 'condition',
  exposed: 'condition',
  pinned: 'condition',
  heal: 'heal',
  jump: 'freeMove',
  advance: 'freeMove',
  dash: 'freeMove',
  climb: 'freeMove',
  reposition: 'freeMove',
  active: 'freeAbility',
};

function iconValue(icon: Icon, weights: Weights): number {
  const weight = ICONS[icon];
  return weight === undefined ? 0 : weights[weight];
}

/** The Stamina lost, and for a wound the Durability, the contest and the Momentum that come with it. */
function damageValue(
  damage: number,
  { defender: { suffers, toWound }, stamina, wound, weights }: Omit<TargetForecast, 'driveOff'>,
): number {
  if (!suffers || toWound === null) return 0;
  const lost = (weights.stamina * Math.min(damage, toWound)) / stamina;
  return damage < toWound ? lost : lost + weights.durability + weights.wounded + wound;
}

const besides = ({ effects }: Walk, weights: Weights): number => {
  let sum = 0;
  for (const icon of Object.keys(effects) as Icon[]) sum += iconValue(icon, weights) * (effects[icon] ?? 0);
  return sum;
};

/** Whom an attack is for: what harms the target, and what it is worth to shove it where it stands. */
export interface TargetForecast {
  readonly defender: Defender;
  readonly stamina: number;
  readonly driveOff: number;
  /** What comes with a wound in this mode. */
  readonly wound: number;
  readonly weights: Weights;
}

/** Each further shove is worth half of the one before: the first may do. */
const SHOVED_ON = 0.5;

/** The best walk through the tree for so many successes with so much damage already in the pool. */
export function bestTreePath(
  walks: readonly Walk[],
  successes: number,
  pool: number,
  mark: TargetForecast,
): { readonly walk: Walk | null; readonly worth: number } {
  const { defender, driveOff } = mark;
  let best: Walk | null = null;
  let worth = Number.NEGATIVE_INFINITY;
  for (const walk of walks) {
    if (walk.path.length > successes) continue;
    const damage = afterProtection(pool + walk.damage, defender.protection);
    const driven = driveOff * (1 - SHOVED_ON ** (walk.effects.shove ?? 0));
    const value = damageValue(damage, mark) + besides(walk, mark.weights) + driven;
    if (value > worth) {
      best = walk;
      worth = value;
    }
  }
  return { walk: best, worth: best ? worth : 0 };
}

const keyOf = (f: Forecast, attacker: Unit, target: Unit, type: AttackType): string => {
  const { held, immune, steadfast, protection, suffers, toWound } = f.defender;
  return [
    attacker.card,
    attacker.stance,
    type,
    f.attack.dice,
    f.defense.dice,
    target.card,
    target.stance,
    f.disarmed,
    f.exposed,
    held.join(),
    immune.join(),
    steadfast,
    protection,
    suffers,
    toWound,
  ].join('|');
};

/** The same pools, charts and trees meet again and again; what they come to is worked out once. */
const knownBy = new WeakMap<Weights, Map<string, number>>();
const MOST_KNOWN = 100_000;

function remembered(weights: Weights, key: string, work: () => number): number {
  const known = knownBy.get(weights) ?? new Map<string, number>();
  knownBy.set(weights, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const worth = work();
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, worth);
  return worth;
}

function expected(f: Forecast, besides: Omit<TargetForecast, 'defender'>): number {
  const { joint } = oddsOfForecast(f);
  const walks = walksOf(f.tree, f.defender);
  const mark = { ...besides, defender: f.defender };
  let sum = 0;
  joint.forEach((line, successes) => {
    line.forEach((chance, chart) => {
      if (chance > 0) sum += chance * bestTreePath(walks, successes, chart, mark).worth;
    });
  });
  return sum;
}

const unitOf = ({ open }: Position, c: Character): Unit => open.units[c.unit] as Unit;

/** More for who stands at an objective that his side holds, or that nobody does. */
export function pushOffValue(p: Position, target: Character): number {
  const { seat } = unitOf(p, target);
  const { range, objective } = p.game.constants;
  const near = range[2] + objective + target.r;
  const { driveOff, objective: worth } = manner(p).weights;
  let most = 0;
  for (const o of p.open.objectives) {
    if (!o.active || Math.hypot(o.x - target.x, o.y - target.y) > near) continue;
    const holder = claimant(p, o) ?? o.control;
    const { held, tied, ours } = driveOff;
    most = Math.max(most, holder === seat ? held : holder === null ? tied : ours);
  }
  return most * worth;
}

/** What hitting this target is worth, whether or not it can be reached now. */
function attackValueOf(p: Position, attacker: Character, target: Character, type: AttackType): number {
  const f = glance(p, attacker, target, type);
  const [from, to] = [unitOf(p, attacker), unitOf(p, target)];
  const driveOff = pushOffValue(p, target);
  const { wound } = worthIn(p.open);
  const { weights } = manner(p);
  const stamina = p.game.library.units[to.card]?.stamina ?? 1;
  const key = `${keyOf(f, from, to, type)}|${driveOff}|${wound}`;
  return remembered(weights, key, () => weights.feel * expected(f, { stamina, driveOff, wound, weights }));
}

/** What the printed figures alone promise against a target as it is now: no cards, no cover, no keyword. For threats, which are many. */
export function roughAttackValue(
  p: Position,
  from: Unit,
  to: Unit,
  type: AttackType,
  weights = manner(p).weights,
): number {
  if (to.wounded > 0) return 0;
  const { library } = p.game;
  const { wound } = worthIn(p.open);
  const key = `${from.card}|${from.stance}|${type}|${to.card}|${to.stance}|${to.damage}|${to.hunker}|${wound}`;
  const [attacker, target] = [library.units[from.card], library.units[to.card]];
  const [attack, defense] = [attacker?.stances[from.stance], target?.stances[to.stance]];
  if (!attack || !target || !defense) return 0;
  const { stamina } = target;
  const cover = type === 'ranged' ? to.hunker : 0;
  return remembered(weights, key, () =>
    expected(
      plainForecast(attack[type].attack ?? 0, defense[type].defense + cover, {
        charts: { attack: attack.charts[type], defense: defense.charts.defense },
        tree: attack.tree,
        defender: { ...PLAIN_DEFENDER, toWound: Math.max(0, stamina - to.damage) },
      }),
      { stamina, driveOff: 0, wound, weights },
    ),
  );
}

export const TYPES: readonly AttackType[] = ['melee', 'ranged'];

/** How far it hits with its Active Stance, in hundredths of a millimetre; null where it has no such attack. */
export function reachOf({ game, open }: Position, attacker: Character, type: AttackType): number | null {
  const { card, stance } = open.units[attacker.unit] as Unit;
  const active = game.library.units[card]?.stances[stance];
  if (!active || active[type].attack === null) return null;
  return game.constants.range[type === 'melee' ? 2 : (active.ranged.range ?? 1)];
}

/** From edge to edge in the plan. */
export const gapBetween = (a: Character, b: Character): number => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r - SLACK;

/** No target is missed by rounding: the rules decide, this only spares them the hopeless ones. */
const SLACK = 10;

/** Every attack a character could make from where it stands. */
export function attackValues(p: Position, attacker: Character): AttackValue[] {
  const { seat } = unitOf(p, attacker);
  const values: AttackValue[] = [];
  for (const type of TYPES) {
    const reach = reachOf(p, attacker, type);
    if (reach === null || whyNotType(p, attacker, type).length > 0) continue;
    for (const target of p.open.characters) {
      if (gapBetween(attacker, target) > reach) continue;
      if (!target.onTable || unitOf(p, target).seat === seat || unitOf(p, target).defeated) continue;
      if (whyNotTarget(p, attacker, target, type).length > 0) continue;
      values.push({ type, target, value: attackValueOf(p, attacker, target, type) });
    }
  }
  return values;
}

export const bestAttackValue = (p: Position, attacker: Character): number =>
  attackValues(p, attacker).reduce((best, { value }) => Math.max(best, value), 0);
