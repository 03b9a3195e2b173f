/** A moment of a match: the version that the game goes on from, its own or the one that an undo went back to. */
export interface GoingOn {
  readonly from: number;
}

/** The version that a moment came from; none where there is no such moment. */
type FromOf = (version: number) => number | undefined;

/** Where the game goes on from after one more entry; an undo names the version that it goes back to. */
export const nextFrom = (moments: readonly GoingOn[], undo: number | null): number =>
  nextVersion(moments.length, (at) => moments[at]?.from, undo);

/** The same where the moments are not a list. */
export const nextVersion = (next: number, fromOf: FromOf, undo: number | null): number =>
  undo === null ? next : (fromOf(undo) ?? undo);

/**
 * The versions that led to how the game stood at one of them, the newest first: neither what was taken back is among
 * them nor the undo that did it. A list holds the moments from the beginning, each at its version.
 */
export const standingAt = (moments: readonly GoingOn[], version = moments.length - 1): number[] =>
  standingFrom((at) => moments[at]?.from, version);

/** The same where the moments are not a list. */
export function standingFrom(fromOf: FromOf, version: number): number[] {
  const versions: number[] = [];
  for (let at = fromOf(version); at !== undefined; at = fromOf(at - 1)) versions.push(at);
  return versions;
}
