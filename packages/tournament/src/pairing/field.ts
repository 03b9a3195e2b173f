// What a round is paired from. Whoever holds this and the seed can repeat the pairing.

export type PlayerId = string;
export type Pair = readonly [PlayerId, PlayerId];

export interface Contender {
  readonly player: PlayerId;
  /** Event points of this stage. */
  readonly points: number;
  /** Place in the standings of the last closed round; 0 before there is one. */
  readonly rank: number;
  readonly byes: number;
}

export interface Meeting {
  readonly a: PlayerId;
  readonly b: PlayerId;
  readonly round: number;
}

export interface Field {
  readonly seed: string;
  readonly stage: number;
  readonly round: number;
  /** Rises with every posted pairing of this round that was declared void (SD-R-43). */
  readonly attempt: number;
  /** Swiss rounds that follow this one. */
  readonly roundsLeft: number;
  readonly players: readonly Contender[];
  readonly meetings: readonly Meeting[];
}

/** The purpose that keys the round's stream of chance. */
export function purposeOf(field: Pick<Field, 'stage' | 'round' | 'attempt'>): string {
  return `pairing/${field.stage}/${field.round}/${field.attempt}`;
}

export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
