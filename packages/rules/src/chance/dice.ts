/** CR-DICE-01 to CR-DICE-04: the two dice, face by face. */
export type Face = 'crit' | 'strike' | 'block' | 'expertise' | 'failure';
export type DieKind = 'attack' | 'defense';

export const FACES: Readonly<Record<DieKind, readonly Face[]>> = {
  attack: ['crit', 'strike', 'strike', 'strike', 'expertise', 'expertise', 'failure', 'failure'],
  defense: ['block', 'block', 'expertise', 'expertise', 'failure', 'failure'],
};

export const count = (roll: readonly Face[], face: Face): number => {
  let n = 0;
  for (const shown of roll) if (shown === face) n += 1;
  return n;
};

export const without = (roll: readonly Face[], face: Face): Face[] => roll.filter((shown) => shown !== face);

/** CR-DICE-09, CR-DICE-10: turns one die from one face to another; with no such die nothing changes. */
export const changeOne = (roll: readonly Face[], from: Face, to: Face): readonly Face[] => {
  const at = roll.indexOf(from);
  return at < 0 ? roll : roll.map((shown, i) => (i === at ? to : shown));
};
