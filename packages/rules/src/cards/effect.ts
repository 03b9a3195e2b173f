import type { Face, Faces } from './dice.ts';
import type { Test } from './selector.ts';

/** What is done to the dice of a roll: one die each, but for rerolls, which take up to so many at once. */
export type DiceChange =
  | { readonly how: 'add'; readonly face: Face }
  | { readonly how: 'remove'; readonly face: Faces }
  | { readonly how: 'turn'; readonly face: Faces; readonly to: Face }
  | { readonly how: 'reroll'; readonly face: Faces; readonly most: number };

/** One of the ways to choose between, by the name its option gets. */
export interface Way {
  readonly name: string;
  /** Offered only if it holds. */
  readonly where?: Test;
  readonly effects: readonly Effect[];
}

/** What the verbs of the effect language take; each adds its own in its file under verbs/. */
// biome-ignore lint/suspicious/noEmptyInterface: verbs add what they take to it.
export interface Effects {}

/** What the verbs of a mode's own rules take; each adds its own in its file under modes/<mode>/verbs/. */
// biome-ignore lint/suspicious/noEmptyInterface: verbs add what they take to it.
export interface ModeEffects {}

export type Taken = Effects & ModeEffects;
export type VerbName = keyof Effects | keyof ModeEffects;
export type EffectOf<V extends VerbName> = { readonly do: V } & Readonly<Taken[V]>;
/** One thing that a card does: a verb and what it takes. */
export type Effect = { [V in VerbName]: EffectOf<V> }[VerbName];
