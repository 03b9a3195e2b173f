// What the Momentum of Mission Critical does on a Struggle Tracker, as an arbiter looks it up at a table.

const OWN_SPACES = [8, 7, 6, 5, 4, 3, 2, 1] as const;

export interface TrackerSide {
  /** Spaces of the active player's side that hold their Momentum. */
  readonly momentum: readonly number[];
  /** Where the Struggle token lies: 0 the centre, 1 to 8 the active player's side, negative the opponent's. */
  readonly token: number;
  /** Somebody won this Struggle earlier in the Turn. */
  readonly struggleWon: boolean;
}

export interface Gain {
  /** The space that takes the Momentum, null if none is placed. */
  readonly space: number | null;
  readonly winsStruggle: boolean;
}

const NO_GAIN: Gain = { space: null, winsStruggle: false };

/** For the active player alone, as the End of Turn Sequence begins (SD-MC-03, SD-MC-04, SD-R-04 to SD-R-10). */
export function missionCriticalGain(inForce: boolean, side: TrackerSide): Gain {
  if (!inForce || side.struggleWon) return NO_GAIN;
  const space = OWN_SPACES.find((open) => !side.momentum.includes(open));
  return space === undefined ? NO_GAIN : { space, winsStruggle: space === side.token };
}
