import type { Effect, EffectOf, VerbName } from '../cards/effect.ts';
import type { Ref } from '../cards/selector.ts';
import type { TriggerName } from '../cards/trigger.ts';
import type { Machine, Position } from '../game/machine.ts';
import type { Context, Running } from '../state/running.ts';
import { bind, charactersOf, isObject } from './context.ts';
import { someToChoose } from './select.ts';

/** When effects run: at an event that a clause answers, or in the use of an Active ability. */
export type VerbMoment = TriggerName | 'use';

/** All moments, these alone, or all but these. */
export type Moments = 'any' | readonly VerbMoment[] | { readonly notAt: readonly VerbMoment[] };

/** A verb of the effect language. Each has a file of its own under verbs/ and registers itself, as steps do. */
export interface Verb<V extends VerbName> {
  /** Carries the effect out; `f` stands at it and must be moved on. R-ABIL-8 says when one did something. */
  readonly perform: (g: Machine, f: Running, effect: EffectOf<V>) => void;
  /** R-ABIL-4: whether it would certainly do nothing now. */
  readonly isIdle: (p: Position, effect: EffectOf<V>, at: Context) => boolean;
  /**
   * The verbs that come to the same before it and after it, whatever lies on the table: they open no window and wound
   * nobody. Where one is not listed the order may matter and is asked. Decided by kinds alone: asking tells nothing hidden.
   */
  readonly commutesWith: readonly VerbName[];
  /** The moments at which it can do anything; elsewhere a library that uses it is refused. */
  readonly worksAt: Moments | ((effect: EffectOf<V>) => Moments);
  /** The one mode whose rules may use it, by its id; any ability may use a verb without. */
  readonly mode?: string;
  /** Effects inside it that run at the same moment. */
  readonly inside?: (effect: EffectOf<V>) => readonly Effect[];
  /** Effects inside it that wait for the end of an attack. */
  readonly later?: (effect: EffectOf<V>) => readonly Effect[];
}

/** A verb for people: what it means, and one effect of it. */
export interface Shown<V extends VerbName> {
  readonly means: string;
  readonly example: EffectOf<V>;
}

type AnyVerb = Verb<VerbName>;

/** Registered once at load; never part of a state. */
const table = new Map<string, AnyVerb>();

export function verb<V extends VerbName>(name: V, definition: Verb<V>): Verb<V> {
  if (table.has(name)) throw new Error(`The verb ${name} is defined twice.`);
  table.set(name, definition as unknown as AnyVerb);
  return definition;
}

export function verbNamed(name: string): AnyVerb {
  const found = table.get(name);
  if (found === undefined) throw new Error(`There is no verb called ${name}.`);
  return found;
}

/** When an effect can do anything. */
export function momentsOf(effect: Effect): Moments {
  const { worksAt } = verbNamed(effect.do);
  return typeof worksAt === 'function' ? worksAt(effect) : worksAt;
}

/** KO-ARM-15: whether an effect would be on a Unit where the attack is on an object. */
export const isForObject = (effect: Effect, at: Context): boolean => 'who' in effect && isObject(effect.who as Ref, at);

/** R-ABIL-4: whether effects certainly do nothing: they begin by choosing somebody who is not there, or all are idle. */
export function doNothing(p: Position, effects: readonly Effect[], at: Context): boolean {
  const [first] = effects;
  if (first?.do === 'choose') {
    const rest = effects.slice(1);
    return !someToChoose(p, first.from, at, (name) => !doNothing(p, rest, bind(at, first.bind, name)));
  }
  return effects.length > 0 && effects.every((effect, i) => isIdleBehind(p, effects[i - 1], effect, at));
}

/** Whether what it did is an answer, and not a change of the table. */
const asks = (effect: Effect): boolean =>
  effect.do === 'check' || (verbNamed(effect.do).inside?.(effect) ?? []).some(asks);

/** All before it is idle too, or nobody would ask: behind a step that does nothing an `if-did` goes the other way. */
function isIdleBehind(p: Position, before: Effect | undefined, effect: Effect, at: Context): boolean {
  const isAfterNothing = before !== undefined && (before.do === 'each' || !asks(before));
  if (effect.do !== 'if-did' || !isAfterNothing)
    return isForObject(effect, at) || verbNamed(effect.do).isIdle(p, effect, at);
  const { otherwise = [] } = effect;
  return otherwise.length === 0 || doNothing(p, otherwise, at);
}

/** Verbs of which nobody knows beforehand whether they will do something. */
export const neverIdle = (): boolean => false;

/** Whether a reference already means somebody; a name that is still to be chosen may come to mean anybody. */
export const isBound = (ref: Ref, at: Context): boolean => typeof ref !== 'object' || at.bound[ref.bound] !== undefined;

/** For verbs with a `who`: as long as nobody is meant yet, the effect may do something. */
export const idleOnceBound =
  <E extends { readonly who: Ref }>(isIdle: (p: Position, effect: E, at: Context) => boolean) =>
  (p: Position, effect: E, at: Context): boolean =>
    isBound(effect.who, at) && isIdle(p, effect, at);

/** For verbs that need a character on the table. */
export const idleWithoutAnybody = idleOnceBound<{ readonly who: Ref }>(
  (p, { who }, at) => charactersOf(p, who, at).length === 0,
);

const pairCommutes = (a: VerbName, b: VerbName): boolean =>
  verbNamed(a).commutesWith.includes(b) || verbNamed(b).commutesWith.includes(a);

/** Whether two lists of effects can change places. */
export const commute = (a: readonly VerbName[], b: readonly VerbName[]): boolean =>
  a.every((one) => b.every((other) => pairCommutes(one, other)));
