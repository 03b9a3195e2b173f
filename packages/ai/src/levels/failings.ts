/** The errors that people make, each at a rate: a share of Turns, or of reactions. */
export interface Failings {
  /** Goes for wounds and leaves objectives alone. */
  readonly attacks: number;
  /** Forgets objectives that are far from whoever acts. */
  readonly forgets: number;
  /** Spends Force as if it came back by itself. */
  readonly spends: number;
  /** Does not notice that it may react. */
  readonly misses: number;
  /** Looks no further than its own activation; matters only to who searches. */
  readonly hurries: number;
  /** By how much it overrates what dice will bring. */
  readonly feel: number;
  /** How far apart two choices may be and still seem alike while nothing is at stake, in spaces of the Struggle token. */
  readonly temperature: number;
}

const NONE: Failings = { attacks: 0, forgets: 0, spends: 0, misses: 0, hurries: 0, feel: 0, temperature: 0 };

/** Measured so that a level wins about three games of four against the one below it (docs/ai.md). */
export const FAILINGS = {
  novice: { attacks: 0.45, forgets: 0.55, spends: 0.55, misses: 0.45, hurries: 0, feel: 0.3, temperature: 1 },
  trooper: { attacks: 0.2, forgets: 0.28, spends: 0.28, misses: 0.2, hurries: 0, feel: 0.15, temperature: 0.43 },
  knight: NONE,
  master: { ...NONE, hurries: 0.25 },
  champion: NONE,
} as const satisfies Record<string, Failings>;

/**
 * How much each tries in a Turn where no clock is looked at, so that a game follows from its seed alone: about as many
 * as it makes in its time on the page.
 */
export const TRIALS = { novice: 0, trooper: 0, knight: 0, master: 160, champion: 640 } as const satisfies Record<
  keyof typeof FAILINGS,
  number
>;
