import { attackTargets } from '../../cards/attackTargets.ts';
import type { Ability } from '../../cards/ability.ts';
import type { OperationRole, StageEnd, TrackingCard } from '../../cards/operationCard.ts';
import type { OperationRule, RuleAmount, RuleTest } from '../../cards/operationRule.ts';
import type { Amount, ObjectiveSelector, Selector, Test } from '../../cards/selector.ts';
import type { Position } from '../../game/machine.ts';
import { amountOf } from '../../queries/amount.ts';
import { found } from '../../queries/select.ts';
import { holds } from '../../queries/tests.ts';
import type { Context } from '../../state/running.ts';
import { inPlay, type PlacedPiece } from './inPlay.ts';
import { afterRules } from './prospect.ts';
import { inForce } from './rules.ts';
import { operationCard, operationOf, playedOperation, SPACES, seatOf, stageCard } from './score.ts';
import { clausesOf } from './stages.ts';
import { coveredOf, trackerCard } from './trackers.ts';

/** What ends the Stage, and how near it is: read off the tests of its ends, for whoever shows it or plays for it. */

/** How far something has come that is counted; `left` where fewer are nearer. */
export type Count = { readonly now: number; readonly of: number } | { readonly left: number };

export interface Nearness {
  readonly end: StageEnd;
  /** Whom it serves. */
  readonly role: OperationRole;
  /** From nothing done to met. */
  readonly share: number;
  /** What its test counts, one beside the other; none where there is nothing to count. */
  readonly counts: readonly Count[];
  /** Whether it can come to pass by the readings this table has chosen. */
  readonly possible: boolean;
}

/** The ends of the Stage in the order in which they are looked at; none before the first Stage. */
export function howNear(p: Position): Nearness[] {
  const stage = stageCard(p);
  if (!stage) return [];
  const at: Context = { unit: null, trigger: null, bound: {}, seat: seatOf(p, 'aggressor') };
  const { tests, rules } = playedOperation(p);
  return clausesOf(stage).map((end) => {
    const test = tests[end.when];
    const near = test ? measured(p, test, at) : uncounted(0);
    const { counts, possible } = near;
    return { end, role: servedBy(end, test, rules), share: withUnits(p, end, near), counts, possible };
  });
}

/** How much of an end that counts Units is the Units. */
const COUNTED = 0.6;

/** KO-R-57, KO-R-67: of so many Units as the Aggressor's victory needs, those it would count now. */
function withUnits(p: Position, { then, does }: StageEnd, near: Measure): number {
  if (typeof then !== 'object' || !('counts' in then)) return near.share;
  const needed = then.degrees.find(({ wins }) => wins === 'aggressor')?.least ?? 1;
  const there = inPlay(afterRules(p, does, seatOf(p, 'aggressor'))).states;
  const units = there.filter(({ state }) => state === then.counts).length;
  return near.share * (1 - COUNTED) + COUNTED * share(units, needed);
}

/**
 * What goes on to the next Stage serves the Aggressor, unless it is looked at in the Sentinel's Turns alone or is
 * something that a rule of the Sentinel raises (KO-R-63).
 */
function servedBy({ at, then }: StageEnd, test: RuleTest | undefined, rules: readonly OperationRule[]): OperationRole {
  if (then === 'countdown') return 'sentinel';
  if ('wins' in then) return then.wins;
  const byRule = test?.test === 'flag' && ofFlag(rules, test.flag).bySentinel;
  return at === 'sentinel-turn' || byRule ? 'sentinel' : 'aggressor';
}

interface Raising {
  readonly bySentinel: boolean;
  readonly tests: readonly RuleTest[];
}

/** Worked out once for the rules of an operation. */
const raisings = new WeakMap<readonly OperationRule[], Map<string, Raising>>();

function ofFlag(rules: readonly OperationRule[], flag: string): Raising {
  const flags = raisings.get(rules) ?? new Map<string, Raising>();
  raisings.set(rules, flags);
  const known = flags.get(flag) ?? {
    bySentinel: rules.find(({ clauses }) => raisesAny(clauses, flag))?.by === 'sentinel',
    tests: raisers(rules, flag),
  };
  flags.set(flag, known);
  return known;
}

function raisesAny(node: unknown, flag: string): boolean {
  if (Array.isArray(node)) return node.some((each) => raisesAny(each, flag));
  if (!isNode(node)) return false;
  // order: whether there is one
  return (node.do === 'raise' && node.flag === flag) || Object.values(node).some((each) => raisesAny(each, flag));
}

/** How many of something a test that there be none is thought to begin with. */
const MANY = 4;

const share = (of: number, whole: number): number => Math.max(0, Math.min(1, whole <= 0 ? 1 : of / whole));
const fewer = (left: number, many: number): number => 1 - share(left, many);

type Measure = Pick<Nearness, 'share' | 'counts' | 'possible'>;

const uncounted = (share: number): Measure => ({ share, counts: [], possible: true });

const counted = (now: number, of: number): Measure => ({
  share: share(now, of),
  counts: of > 0 ? [{ now: Math.max(0, Math.min(now, of)), of }] : [],
  possible: true,
});

/** The fewer are left of what must not be there, the nearer. */
const remaining = (left: number, many = MANY): Measure => ({
  share: fewer(left, many),
  counts: [{ left: Math.max(0, left) }],
  possible: true,
});

function measured(p: Position, test: RuleTest, at: Context): Measure {
  switch (test.test) {
    case 'all':
      return together(test.of.map((each) => measured(p, each, at)));
    case 'any':
      return nearest(test.of.map((each) => measured(p, each, at)));
    case 'not':
      return measuredNot(p, test.that, at);
    case 'covered':
      return measuredSpaces(p, test.tracker);
    case 'at-space':
      return measuredTrack(p, trackerCard(p, test.tracker), test.space);
    case 'clock-full':
      return counted(operationOf(p).momentum[0] + operationOf(p).momentum[1], 2 * SPACES);
    case 'more':
      return counted(countOf(p, test.of, at), countOf(p, test.than, at) + 1);
    case 'some':
      return counted(found(p, test.who as Selector | ObjectiveSelector, at).length, test.atLeast ?? 1);
    case 'flag':
      return measuredFlag(p, test.flag, at);
    default: {
      const isMet = holds(p, test as Test, at);
      return { ...uncounted(isMet ? 1 : 0), possible: isMet || test.test !== 'option' };
    }
  }
}

const together = (all: readonly Measure[]): Measure => ({
  share: all.reduce((sum, each) => sum + each.share, 0) / Math.max(1, all.length),
  counts: all.flatMap(({ counts }) => counts),
  possible: all.every(({ possible }) => possible),
});

const nearest = (all: readonly Measure[]): Measure =>
  all.reduce((best, each) => (each.share > best.share ? each : best), all[0] ?? uncounted(0));

const countOf = (p: Position, amount: RuleAmount, at: Context): number => amountOf(p, amount as Amount, at);

/** All the spaces of a tracker, where they are counted. */
function mostOf(p: Position, amount: RuleAmount): number {
  const card = typeof amount === 'object' && amount.count === 'covered' ? trackerCard(p, amount.tracker) : null;
  return card?.kind === 'spaces' ? card.spaces.length : MANY;
}

function measuredNot(p: Position, that: RuleTest, at: Context): Measure {
  if (that.test === 'some')
    return remaining(found(p, that.who as Selector | ObjectiveSelector, at).length - ((that.atLeast ?? 1) - 1));
  if (that.test === 'more') return remaining(countOf(p, that.of, at) - countOf(p, that.than, at), mostOf(p, that.of));
  return uncounted(1 - measured(p, that, at).share);
}

function measuredSpaces(p: Position, id: string): Measure {
  const card = trackerCard(p, id);
  const spaces = card.kind === 'armored' ? card.boxes.length : card.kind === 'spaces' ? card.spaces.length : 0;
  return spaces === 0 ? uncounted(0) : counted(coveredOf(p, id).length, spaces);
}

/** From where the marker begins to the space that is meant. */
function measuredTrack(p: Position, card: TrackingCard, space: string): Measure {
  if (card.kind !== 'track') return uncounted(0);
  const goal = card.spaces.lastIndexOf(space);
  const way = Math.abs(goal - card.start);
  if (way === 0) return uncounted(1);
  const left = Math.abs(goal - (inPlay(p).markers[card.id] ?? card.start));
  return { ...counted(way - left, way), share: 1 - share(left, way) };
}

/** Something that is still to happen is as near as what makes a rule raise it. */
function measuredFlag(p: Position, flag: string, at: Context): Measure {
  if (inPlay(p).flags.includes(flag)) return counted(1, 1);
  const { tests } = ofFlag(playedOperation(p).rules, flag);
  if (tests.length === 0) return counted(0, 1);
  const near = nearest(tests.map((test) => measured(p, test, at)));
  return { ...near, share: ALMOST * near.share };
}

const ALMOST = 0.95;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const raises = (effects: unknown, flag: string): boolean =>
  Array.isArray(effects) && effects.some((each) => isNode(each) && each.do === 'raise' && each.flag === flag);

/** The tests at which rules raise it: conditions of effects, and trackers that are full. */
function raisers(node: unknown, flag: string): RuleTest[] {
  if (Array.isArray(node)) return node.flatMap((each) => raisers(each, flag));
  if (!isNode(node)) return [];
  const own = raises(node.effects, flag) ? testIn(node) : [];
  // order: the largest share is taken of all that are found
  return [...own, ...Object.values(node).flatMap((each) => raisers(each, flag))];
}

function testIn({ do: verb, test, event }: Node): RuleTest[] {
  if (verb === 'when') return [test as RuleTest];
  const tracker = isNode(event) && event.on === 'tracker.full' ? event.tracker : undefined;
  return typeof tracker === 'string' ? [{ test: 'covered', tracker }] : [];
}

/** Which objectives the rules of a role name by their marks, by key; null where they name none, so that all are alike. */
export function marksThatMatter(p: Position, role: OperationRole): readonly string[] | null {
  const rules = inForce(p);
  const known = mattering.get(rules) ?? { aggressor: keysFor(p, 'aggressor'), sentinel: keysFor(p, 'sentinel') };
  mattering.set(rules, known);
  return known[role];
}

/** The objectives of the first Stage that matter to a role, before it has begun. */
export function openingGoals(p: Position, role: OperationRole): readonly string[] {
  const [first] = operationCard(p).stages;
  if (!first) return [];
  const score = { ...operationOf(p), mode: 'key-operations' as const, stage: first.id };
  const there = { game: p.game, open: { ...p.open, score } };
  return strikeOf(there, role)?.through ?? marksThatMatter(there, role) ?? first.active.map(({ key }) => key);
}

/** Worked out once for the rules of a Stage. */
const mattering = new WeakMap<readonly Ability[], Readonly<Record<OperationRole, readonly string[] | null>>>();

function keysFor(p: Position, role: OperationRole): readonly string[] | null {
  const marks = marksIn(inForce(p).filter(({ by }) => by === role || by === 'active'));
  const keys = (stageCard(p)?.active ?? []).filter(({ mark }) => mark !== null && marks.includes(mark));
  return keys.length === 0 ? null : keys.map(({ key }) => key);
}

function marksIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(marksIn);
  if (!isNode(node)) return [];
  const own = typeof node.mark === 'string' ? [node.mark] : [];
  // order: whether a mark is among them
  return [...own, ...Object.values(node).flatMap(marksIn)];
}

/** What an attack on an Armored Target at the end of a role's Turns goes through, and how many of its boxes there are. */
export interface Strike {
  readonly target: Extract<TrackingCard, { readonly kind: 'armored' }>;
  readonly boxes: number;
  /** The objectives it may go through, by key; of these only controlled ones where the rule says so. */
  readonly through: readonly string[];
  readonly controlled: boolean;
}

/** KO-S1-06: null where no rule of the role attacks one, or it is destroyed. */
export function strikeOf(p: Position, role: OperationRole): Strike | null {
  const rules = inForce(p);
  const known = strikes.get(rules) ?? { aggressor: strikeIn(p, 'aggressor'), sentinel: strikeIn(p, 'sentinel') };
  strikes.set(rules, known);
  return known[role];
}

const strikes = new WeakMap<readonly Ability[], Readonly<Record<OperationRole, Strike | null>>>();

function strikeIn(p: Position, role: OperationRole): Strike | null {
  const [attack] = attackTargets(inForce(p).filter(({ by }) => by === role));
  if (!attack) return null;
  const card = trackerCard(p, attack.target);
  if (card.kind !== 'armored') return null;
  const { mark, controlledBy } = attack.through;
  const meant = (stageCard(p)?.active ?? []).filter((each) => mark === undefined || each.mark === mark);
  return {
    target: card,
    boxes: card.boxes.length,
    through: meant.map(({ key }) => key),
    controlled: controlledBy === 'own',
  };
}

/** KO-R-61: pieces that are contested like objectives. */
export const prizesOf = (p: Position): readonly PlacedPiece[] => {
  const { pieces = [] } = operationCard(p);
  return inPlay(p).pieces.filter(({ id }) => pieces.some((piece) => piece.id === id && piece.contested));
};
