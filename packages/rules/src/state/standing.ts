/** A moment of a match: the version that the game goes on from, its own or the one that an undo went back to. */
export interface GoingOn {
  readonly from: number;
}

/** Where the game goes on from after one more entry; an undo names the version that it goes back to. */
export const nextFrom = (moments: readonly GoingOn[], undo: number | null): number =>
  undo === null ? moments.length : (moments[undo]?.from ?? undo);

/**
 * The versions that led to how the game stood at one of them, the newest first: neither what was taken back is among
 * them nor the undo that did it. A list holds the moments from the beginning, each at its version.
 */
export function standingAt(moments: readonly GoingOn[], version = moments.length - 1): number[] {
  const versions: number[] = [];
  for (let at = moments[version]?.from; at !== undefined; at = moments[at - 1]?.from) versions.push(at);
  return versions;
}
