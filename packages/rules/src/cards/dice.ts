/** CR-DICE-01 to CR-DICE-04: the two dice, face by face. */
export type Face = 'crit' | 'strike' | 'block' | 'expertise' | 'failure';
export type DieKind = 'attack' | 'defense';

export const FACES: Readonly<Record<DieKind, readonly Face[]>> = {
  attack: ['crit', 'strike', 'strike', 'strike', 'expertise', 'expertise', 'failure', 'failure'],
  defense: ['block', 'block', 'expertise', 'expertise', 'failure', 'failure'],
};

/** One face, one of several, or whatever it shows. */
export type Faces = Face | readonly Face[] | 'any';

export const isAmong = (faces: Faces, face: Face): boolean =>
  typeof faces === 'string' ? faces === 'any' || faces === face : faces.includes(face);

export const count = (roll: readonly Face[], faces: Faces): number => {
  let n = 0;
  for (const shown of roll) if (isAmong(faces, shown)) n += 1;
  return n;
};

export const without = (roll: readonly Face[], face: Face): Face[] => roll.filter((shown) => shown !== face);

/** One die of a roll: it is laid beside it (from nothing), taken away (to nothing) or turned. */
export interface Swap {
  readonly from: Face | null;
  readonly to: Face | null;
}

/** CR-DICE-08 to CR-DICE-10: with no die that shows the first face nothing changes. */
export const swapDie = (roll: readonly Face[], { from, to }: Swap): readonly Face[] => {
  if (from === null) return to === null ? roll : [...roll, to];
  const at = roll.indexOf(from);
  if (at < 0) return roll;
  return to === null ? roll.toSpliced(at, 1) : roll.with(at, to);
};
