import type { Face, Swap } from '@faultline/rules';

/**
 * A roll without its order: how many dice show each face, packed into one whole number, six bits for each face.
 * Dice of a kind are alike, so this is all the rules ever ask of a roll.
 */
export type Tally = number;

const BITS = 6;
/** No more dice than this in one roll. */
export const MOST_DICE = 40;

const PLACES: Readonly<Record<Face, number>> = {
  crit: 0,
  strike: BITS,
  block: 2 * BITS,
  expertise: 3 * BITS,
  failure: 4 * BITS,
};
export const ALL_FACES: readonly Face[] = ['crit', 'strike', 'block', 'expertise', 'failure'];

const MASK = 63;

export const shown = (tally: Tally, face: Face): number => (tally >> PLACES[face]) & MASK;

/** So many dice that show the face. */
export const dice = (face: Face, count = 1): Tally => count << PLACES[face];

/** The rules' change of one die (CR-DICE-08 to CR-DICE-10), on a tally. */
export function swapped(tally: Tally, { from, to }: Swap): Tally {
  if (from !== null && shown(tally, from) === 0) return tally;
  return tally - (from === null ? 0 : dice(from)) + (to === null ? 0 : dice(to));
}

/** Only the dice that show one of these faces. */
export const only = (tally: Tally, faces: readonly Face[]): Tally =>
  faces.reduce((kept, face) => kept | (tally & (MASK << PLACES[face])), 0);
