/** What a scenario file may tell of the score. */
export interface ToldScore {
  readonly mode?: string | undefined;
  readonly struggle?: { readonly card?: string | undefined; readonly map?: number | undefined } | undefined;
  readonly tracker?: ToldTracker | undefined;
  readonly operation?: ToldOperation | undefined;
}

/** Which Key Operation is played, and how far it has come. */
export interface ToldOperation {
  readonly name: string;
  readonly aggressor?: 'red' | 'blue' | undefined;
  readonly stage?: string | undefined;
  readonly locked?: boolean | undefined;
}

interface ToldTracker {
  readonly token?: number | undefined;
  readonly momentum?: Sides<number> | undefined;
  readonly claimed?: Sides<readonly string[]> | undefined;
}

interface Sides<T> {
  readonly red?: T | undefined;
  readonly blue?: T | undefined;
}
