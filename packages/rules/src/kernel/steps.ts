import type { ChanceResult, ChanceRequest } from '../state/chance.ts';
import type { FrameOf, StepName } from '../state/frame.ts';
import type { Answer, Decision, Reason } from '../state/decision.ts';
import type { Machine, Position, Random } from '../game/machine.ts';

/** Changes the state and moves on: exactly one of next, call or done. */
export interface PlainStep<S extends StepName> {
  readonly kind: 'step';
  readonly run: (g: Machine, f: FrameOf<S>) => void;
}

export type Asked = Omit<Decision, 'step'>;

/** Owns its question and its answer. */
export interface ChoiceStep<S extends StepName> {
  readonly kind: 'choice';
  /** A question, or the answer itself where the rules leave no choice. */
  readonly ask: (p: Position, f: FrameOf<S>) => Asked | { readonly auto: Answer };
  /** Why an answer whose option is offered is still not legal (places, directions); empty when it is. */
  readonly whyNot?: (p: Position, f: FrameOf<S>, answer: Answer) => readonly Reason[];
  /** A legal answer for an option that asks for more than its name; null when none was found. */
  readonly sample?: (p: Position, f: FrameOf<S>, option: string, random: Random) => Answer | null;
  readonly take: (g: Machine, f: FrameOf<S>, answer: Answer) => void;
}

/** Says what chance must give before it goes on; dice may come from a generator, a script or people's hands. */
export interface ChanceStep<S extends StepName> {
  readonly kind: 'chance';
  readonly wants: (p: Position, f: FrameOf<S>) => readonly ChanceRequest[];
  readonly take: (g: Machine, f: FrameOf<S>, results: readonly ChanceResult[]) => void;
}

type AnyStep = PlainStep<StepName> | ChoiceStep<StepName> | ChanceStep<StepName>;

/** Card and flow code registered once at load; never part of a state. */
const registry = new Map<string, AnyStep>();

function register(name: string, definition: unknown): void {
  if (registry.has(name)) throw new Error(`The step ${name} is defined twice.`);
  registry.set(name, definition as AnyStep);
}

export function step<S extends StepName>(name: S, run: PlainStep<S>['run']): void {
  register(name, { kind: 'step', run });
}

export function choice<S extends StepName>(name: S, definition: Omit<ChoiceStep<S>, 'kind'>): void {
  register(name, { kind: 'choice', ...definition });
}

export function chance<S extends StepName>(name: S, definition: Omit<ChanceStep<S>, 'kind'>): void {
  register(name, { kind: 'chance', ...definition });
}

export const stepNames = (): readonly string[] => [...registry.keys()];

export function stepNamed(name: string): AnyStep {
  const found = registry.get(name);
  if (found === undefined) throw new Error(`There is no step called ${name}.`);
  return found;
}
