import packs from './packs.json' with { type: 'json' };

/** A box that Units are sold in. */
export interface Pack {
  readonly id: string;
  readonly name: string;
  readonly units: readonly string[];
}

/** Every box with Units in it, in the order they were numbered; each Unit is in one. */
export const PACKS: readonly Pack[] = packs;
