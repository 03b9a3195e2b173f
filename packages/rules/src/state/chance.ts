import type { DieKind, Face } from '../cards/dice.ts';
import type { Seat } from './ids.ts';

/** What chance is asked for. Order is part of the stream's name: append, never rearrange. */
export const PURPOSES = [
  'first-player',
  'attack',
  'defense',
  'reroll',
  'order-deck',
  'struggle-deck',
  'effect',
  'mission',
] as const;
type Purpose = (typeof PURPOSES)[number];

export interface DiceWanted {
  readonly want: 'dice';
  readonly die: DieKind;
  readonly count: number;
  readonly purpose: Purpose;
  readonly seat: Seat;
}
export interface ShuffleWanted {
  readonly want: 'shuffle';
  readonly cards: readonly string[];
  readonly purpose: Purpose;
  readonly seat: Seat;
}
export type ChanceRequest = DiceWanted | ShuffleWanted;
/** Faces for dice, card names in their new order (top first) for a shuffle. */
export type ChanceResult = readonly string[];

export interface Keyring {
  readonly key: string;
  readonly generator: 'chacha' | 'fast';
  /** The Turn the counts below belong to. */
  turn: number;
  /** Draws so far in that Turn, by purpose and seat. */
  drawn: readonly number[];
}

/** Where chance comes from; lies in the hidden part of the state. */
export type ChanceState =
  | ({ readonly kind: 'seeded' } & Keyring)
  /** Dice are rolled by hand at a real table and entered; cards are still shuffled here. */
  | ({ readonly kind: 'entered' } & Keyring)
  | { readonly kind: 'scripted'; attack: Face[]; defense: Face[]; shuffles: string[][] };

export const copyChance = (chance: ChanceState): ChanceState =>
  chance.kind === 'scripted'
    ? {
        kind: 'scripted',
        attack: [...chance.attack],
        defense: [...chance.defense],
        shuffles: chance.shuffles.map((s) => [...s]),
      }
    : { ...chance };
