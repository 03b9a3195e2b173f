import type { Machine, Position } from '../game/machine.ts';
import type { Frame, FrameOf, StepName } from '../state/frame.ts';

/** The step of the attack that waits for this to be over: effects change what it carries, never the past. */
export function waitingStep<S extends StepName>(p: Position, ...names: readonly S[]): FrameOf<S> | null {
  const frame = p.open.frames.findLast((f) => names.some((name) => name === f.at));
  return (frame as FrameOf<S> | undefined) ?? null;
}

export function changeWaiting<S extends StepName>(g: Machine, frame: FrameOf<S>, change: Partial<FrameOf<S>>): void {
  const at = g.open.frames.findLastIndex((f) => f === (frame as unknown as Frame));
  g.open.frames[at] = { ...frame, ...change } as unknown as Frame;
}
