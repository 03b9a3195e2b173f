/**
 * The steps of the game and the locals that exist when each runs. Every flow file adds its own:
 * entering a step without its locals does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: flow files add their steps to it.
export interface Steps {}

export type StepName = keyof Steps;

/** What a finished piece of work tells the work that called it. */
export interface StepOutcome {
  readonly happened: boolean;
  readonly amount?: number;
  readonly chosen?: string;
}

export type FrameOf<S extends StepName> = { readonly at: S; readonly result?: StepOutcome } & Readonly<Steps[S]>;

/** Suspended work: plain data, never changed in place. */
export type Frame = { [S in StepName]: FrameOf<S> }[StepName];
