import { sha256 } from './sha256.ts';

/** Who brings bytes to the dice: the server first, then the players in the order of their seats. */
export const SEALERS = ['server', '0', '1'] as const;
export type Sealer = (typeof SEALERS)[number];

/** One value of each, in the order of SEALERS. */
export type OfEach = readonly [server: string, one: string, other: string];

/** 32 bytes as hex digits. */
export const isBytes = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** What is shown before anybody opens: it fixes the bytes and does not give them away. */
export const sealOf = (game: string, who: Sealer, bytes: string): string =>
  sha256(`faultline seal 1 ${game} ${who} ${bytes}`);

/** The key of all chance in a game. Nobody opened before all three seals were fixed, so nobody could choose it. */
export const keyOf = (game: string, seals: OfEach, openings: OfEach): string =>
  sha256(`faultline key 1 ${game} ${seals.join(' ')} ${openings.join(' ')}`);

/** What is published when a game is over. */
export interface DiceProof {
  readonly game: string;
  readonly seals: OfEach;
  readonly openings: OfEach;
}

/** What a player's own machine wrote down while the game was sealed; nobody else could change it. */
export interface Receipt {
  readonly game: string;
  readonly who: Sealer;
  /** The own bytes. */
  readonly bytes: string;
  /** As they were shown before anybody opened. */
  readonly seals: OfEach;
}

/** What does not fit, or null: the dice of the game come from bytes that all three had fixed before. */
export type SealFault = 'not-sealed' | 'other-game' | 'other-seals' | 'other-bytes' | 'opening' | 'key';

export function whyNotSealed(proof: DiceProof, key: string, receipt: Receipt | null): SealFault | null {
  const { game, seals, openings } = proof;
  if (![...seals, ...openings].every(isBytes)) return 'not-sealed';
  if (receipt && receipt.game !== game) return 'other-game';
  if (receipt && receipt.seals.join() !== seals.join()) return 'other-seals';
  if (receipt && openings[SEALERS.indexOf(receipt.who)] !== receipt.bytes) return 'other-bytes';
  const opened = SEALERS.every((who, i) => sealOf(game, who, openings[i] as string) === seals[i]);
  if (!opened) return 'opening';
  return keyOf(game, seals, openings) === key ? null : 'key';
}
