import type { Ability } from '../../cards/ability.ts';
import type { Face } from '../../cards/dice.ts';
import type { OperationRule, RuleEffect } from '../../cards/operationRule.ts';
import type { Amount, ObjectiveSelector, Selector, Test } from '../../cards/selector.ts';
import { unit as unitOf } from '../../game/find.ts';
import type { Position } from '../../game/machine.ts';
import { amountOf } from '../../queries/amount.ts';
import { bind, objectiveMeant } from '../../queries/context.ts';
import { canBeChosen, found } from '../../queries/select.ts';
import { holds } from '../../queries/tests.ts';
import { type Seat, type UnitId, unitName } from '../../state/ids.ts';
import type { Context } from '../../state/running.ts';
import { amountIn, chanceOf, changed, RECKONING, type Rolls } from './expected.ts';
import { inPlay } from './inPlay.ts';
import { iconOn } from './marks.ts';
import { inForce } from './rules.ts';
import { playedOperation, roleOf } from './score.ts';
import { holding, withControl } from './thought.ts';
import { isCovered } from './trackers.ts';

/**
 * What the end of a player's Turns promises: the rules of the Stage carried out in thought, dice by their chances and
 * choices for the best. It sees no hidden face, and what it does not follow it leaves out.
 */

/** What a position is worth to whoever thinks. */
export type Worth = (p: Position) => number;

/** What is expected, and how the table looks then, most likely. */
export interface Prospect {
  readonly worth: number;
  readonly after: Position;
}

interface Thing {
  readonly effect: RuleEffect;
  readonly at: Context;
}

interface Thinking {
  readonly seat: Seat;
  /** The Unit that is thought to have activated. */
  readonly unit: UnitId | null;
  readonly worth: Worth;
  /** Thoughts left. */
  left: number;
}

/** Enough for the longest rule of a card. */
const THOUGHTS = 150;
/** Of many who could be chosen, the first. */
const CHOICES = 8;

/** The end of a Turn of this player in which this Unit acted, and the beginning of the next; one objective may be theirs anyway. */
export function turnEndProspect(
  p: Position,
  seat: Seat,
  unit: UnitId | null,
  worth: Worth,
  held: string | null = null,
): Prospect {
  const determined = withControl(p);
  const there = held === null ? determined : holding(determined, held, seat);
  const program = ['turn.end', 'turn.start'].flatMap((moment) => programAt(there, seat, moment));
  return follow(there, program, {}, { seat, unit, worth, left: THOUGHTS });
}

/**
 * The same of the Turn of whoever is not thinking, from the table as it stands when the activation under way has ended:
 * what lies face down is reckoned with, so that whoever makes noise knows what it is likely to cost.
 */
export function nextTurnEndProspect(p: Position, seat: Seat, worth: Worth): Prospect {
  const there = withControl(activationEnded(p));
  const { open } = there;
  const theirs = { game: p.game, open: { ...open, active: seat } };
  const unit = open.activation && open.units[open.activation.unit]?.seat === seat ? open.activation.unit : null;
  const thinking = { seat, unit, worth, left: THOUGHTS };
  const end = (from: Position): Prospect => follow(from, programAt(from, seat, 'turn.end'), RECKONING, thinking);
  const hits = programOfHits(theirs, seat);
  if (hits.length === 0) return end(theirs);
  const { after } = follow(theirs, hits, RECKONING, thinking);
  return mixed(HIT, end(after), end(theirs));
}

/** How likely it is that whoever acts next can hit somebody so that a rule takes note of it. */
const HIT = 0.6;

/** What rules do for a player when one of theirs has hit somebody, not an Armored Target. */
function programOfHits(p: Position, seat: Seat): Thing[] {
  const role = roleOf(p, seat);
  return waitingFor(inForce(p), 'attack.resolved').flatMap(({ rule, clause }) => {
    const { by, to } = clause.event;
    if (rule.by !== role || by === undefined || to === undefined) return [];
    return things(clause.effects, { unit: null, trigger: null, bound: {}, seat, rule: rule.id });
  });
}

/** What rules do to whoever acts when the activation is over. */
function activationEnded(p: Position): Position {
  const { activation, units } = p.open;
  const seat = activation && units[activation.unit]?.seat;
  if (!activation || seat === undefined || seat === null) return p;
  const { unit } = activation;
  const role = roleOf(p, seat);
  const program = waitingFor(inForce(p), 'activation.end').flatMap(({ rule, clause }) => {
    const trigger = { on: 'activation.end', unit } as unknown as Context['trigger'];
    const at: Context = { unit: null, trigger, bound: {}, seat, rule: rule.id };
    if (rule.by !== role || (clause.where !== undefined && !holds(p, clause.where, at))) return [];
    return things(clause.effects, at);
  });
  return follow(p, program, RECKONING, { seat, unit, worth: () => 0, left: THOUGHTS }).after;
}

/** The table after rules that the end of a Stage calls, in thought. */
export function afterRules(p: Position, names: readonly string[], seat: Seat): Position {
  const at: Context = { unit: null, trigger: null, bound: {}, seat };
  const program = names.flatMap((name) => calledBy(p, name, at));
  return follow(p, program, {}, { seat, unit: null, worth: () => 0, left: THOUGHTS }).after;
}

type OnClause = Extract<Ability['clauses'][number], { readonly clause: 'on' }>;

interface Waiting {
  readonly rule: Ability;
  readonly clause: OnClause;
}

/** Worked out once for the rules of a Stage: which of their clauses wait for an event. */
const waiting = new WeakMap<readonly Ability[], Map<string, readonly Waiting[]>>();

function waitingFor(rules: readonly Ability[], event: string): readonly Waiting[] {
  const events = waiting.get(rules) ?? new Map<string, readonly Waiting[]>();
  waiting.set(rules, events);
  const known = events.get(event);
  if (known) return known;
  const found = rules.flatMap((rule) =>
    rule.clauses.flatMap((clause): Waiting[] =>
      clause.clause === 'on' && (clause.event.on as string) === event ? [{ rule, clause }] : [],
    ),
  );
  events.set(event, found);
  return found;
}

function programAt(p: Position, seat: Seat, moment: string): Thing[] {
  const role = roleOf(p, seat);
  return waitingFor(inForce(p), moment).flatMap(({ rule, clause }) => {
    if ((rule.by !== role && rule.by !== 'active') || clause.event.player !== 'own') return [];
    const at: Context = { unit: null, trigger: null, bound: {}, seat, rule: rule.id };
    return clause.where === undefined || holds(p, clause.where, at) ? things(clause.effects, at) : [];
  });
}

const things = (effects: readonly unknown[], at: Context): Thing[] =>
  effects.map((effect) => ({ effect: effect as RuleEffect, at }));

const better = (a: Prospect, b: Prospect): Prospect => (b.worth > a.worth ? b : a);

const mixed = (chance: number, yes: Prospect, no: Prospect): Prospect => ({
  worth: chance * yes.worth + (1 - chance) * no.worth,
  after: chance >= 0.5 ? yes.after : no.after,
});

/** Where a thought stands: the table, what is still to be done, and the dice rolled on the way. */
interface Moment {
  readonly p: Position;
  readonly at: Context;
  readonly rest: readonly Thing[];
  readonly rolls: Rolls;
  readonly thinking: Thinking;
}

const goOn = ({ p, rest, rolls, thinking }: Moment, first: readonly Thing[] = []): Prospect =>
  follow(p, first.length === 0 ? rest : [...first, ...rest], rolls, thinking);

/** What is left of the same effects is spoken of somebody who has a name now. */
const named = ({ rest, at }: Moment, bound: Context): Thing[] =>
  rest.map((each) => (each.at === at ? { ...each, at: bound } : each));

/** Without anybody to speak of the effects end. */
const ended = (now: Moment): Prospect => goOn({ ...now, rest: now.rest.filter(({ at }) => at !== now.at) });

function follow(p: Position, program: readonly Thing[], rolls: Rolls, thinking: Thinking): Prospect {
  const [first] = program;
  thinking.left -= 1;
  if (!first || thinking.left <= 0) return { worth: thinking.worth(p), after: p };
  const { effect, at } = first;
  const now: Moment = { p, at, rest: program.slice(1), rolls, thinking };
  switch (effect.do) {
    case 'roll': {
      const many = amountOf(p, effect.dice as Amount, at);
      return goOn({ ...now, rolls: { ...rolls, [effect.bind]: { die: effect.die, many, sure: null } } });
    }
    case 'turn-die':
      return turned(now, effect);
    case 'choose':
      return chosen(now, effect);
    case 'bind-activated':
      if (thinking.unit === null) return ended(now);
      return goOn({ ...now, rest: named(now, bind(at, effect.bind, unitName(unitOf(p, thinking.unit)))) });
    case 'each': {
      const names = found(p, effect.from as Selector | ObjectiveSelector, at);
      return goOn(
        now,
        names.flatMap((name) => things(effect.effects, bind(at, effect.bind, name))),
      );
    }
    case 'when': {
      const chance = chanceOf(p, effect.test, at, rolls);
      const yes = (): Prospect => goOn(now, things(effect.effects, at));
      const no = (): Prospect => goOn(now, things(effect.otherwise ?? [], at));
      return chance >= 1 ? yes() : chance <= 0 ? no() : mixed(chance, yes(), no());
    }
    case 'may':
      return effect.by === 'opponent' ? goOn(now) : better(goOn(now), goOn(now, things(effect.effects, at)));
    case 'pick':
      return picked(now, effect);
    case 'resolve':
      return goOn(now, calledBy(p, effect.rule, at));
    default:
      return done(now, effect);
  }
}

type Doing<V extends RuleEffect['do']> = Extract<RuleEffect, { readonly do: V }>;

function turned(now: Moment, { roll, to }: Doing<'turn-die'>): Prospect {
  const dice = now.rolls[roll];
  const meant = objectiveMeant(now.p, to.markOf, now.at);
  const sure = meant && (iconOn(now.p, meant.key) as Face | null);
  return goOn(dice && sure ? { ...now, rolls: { ...now.rolls, [roll]: { ...dice, sure } } } : now);
}

function chosen(now: Moment, { bind: name, from }: Doing<'choose'>): Prospect {
  const { p, at } = now;
  const names = found(p, from as Selector | ObjectiveSelector, at).filter((each) => canBeChosen(p, each, at));
  const [one, ...more] = names
    .slice(0, CHOICES)
    .map((each) => goOn({ ...now, rest: named(now, bind(at, name, each)) }));
  return one ? more.reduce(better, one) : ended(now);
}

function picked(now: Moment, { among, optional }: Doing<'pick'>): Prospect {
  const ways = among.filter(({ where }) => where === undefined || holds(now.p, where as Test, now.at));
  const all = ways.map(({ effects }) => goOn(now, things(effects, now.at)));
  const [one, ...more] = optional ? [goOn(now), ...all] : all;
  return one ? more.reduce(better, one) : goOn(now);
}

/** Whatever changes the table: in parts where dice decide how much. */
function done(now: Moment, effect: RuleEffect): Prospect {
  const { p, at, rolls, thinking } = now;
  const many = amountIn(p, effect, at, rolls, thinking.seat);
  const [few, part] = [Math.floor(many), many - Math.floor(many)];
  const after = (n: number): Prospect => {
    const to = changed(p, effect, at, rolls, n, thinking.seat);
    return goOn({ ...now, p: to }, fullBy(p, to));
  };
  return part < PART ? after(few) : mixed(part, after(few + 1), after(few));
}

/** Less of a chance is none. */
const PART = 0.02;

function calledBy(p: Position, name: string, at: Context): Thing[] {
  const rule: OperationRule | undefined = playedOperation(p).rules.find(({ id }) => id === name);
  const clause = rule?.clauses.find((each) => each.clause === 'on');
  return clause?.clause === 'on' ? things(clause.effects, { ...at, rule: name }) : [];
}

/** What waits for a tracker or an objective to be full, and now is. */
function fullBy(before: Position, after: Position): Thing[] {
  if (before === after) return [];
  return waitingFor(inForce(after), 'tracker.full').flatMap(({ rule, clause }) => {
    const { tracker, objective } = clause.event as { tracker?: string; objective?: { tokens?: number } };
    const at: Context = { unit: null, trigger: null, bound: {}, seat: seatOfRule(after, rule.by), rule: rule.id };
    if (tracker !== undefined)
      return isCovered(after, tracker) && !isCovered(before, tracker) ? things(clause.effects, at) : [];
    const needed = objective?.tokens ?? Number.POSITIVE_INFINITY;
    const [now, then] = [inPlay(before).loads, inPlay(after).loads];
    return after.open.objectives.flatMap(({ key }) => {
      if ((now[key] ?? 0) >= needed || (then[key] ?? 0) < needed) return [];
      const trigger = { on: 'tracker.full', tracker: '', objective: key } as unknown as Context['trigger'];
      return things(clause.effects, { ...at, trigger });
    });
  });
}

const seatOfRule = (p: Position, by: OperationRule['by'] | undefined): Seat =>
  by === 'aggressor' || by === 'sentinel' ? (roleOf(p, 0) === by ? 0 : 1) : p.open.active;
