import type { Answer } from '../state/decision.ts';
import type { Seat } from '../state/ids.ts';
import type { Correction, Entry, Voice } from './entry.ts';

/** What changes the past or forgives a slip: alone only where the rules let one, else offered and accepted (DP-59). */
export type Wish =
  | { readonly do: 'undo'; readonly to: number }
  | { readonly do: 'late'; readonly use: string }
  | { readonly do: 'correct'; readonly why: string; readonly set: readonly Correction[] }
  /** Both want it: the game ends undecided, or the clocks stand still. */
  | { readonly do: 'draw' | 'pause' | 'resume' };

/** What becomes an entry as soon as its author may say it. */
export type Spoken =
  | Wish
  | { readonly do: 'answer'; readonly version: number; readonly answer: Answer }
  | { readonly do: 'concede' }
  | { readonly do: 'mission-critical' | 'time-called' }
  /** Somebody's time is up, and the other has claimed it. */
  | { readonly do: 'flag'; readonly seat: Seat }
  /** Nobody could play in this time, through no fault of theirs. */
  | { readonly do: 'outage'; readonly from: number; readonly to: number }
  | { readonly do: 'note'; readonly text: string };

/**
 * What somebody sends. Who it is, when it was and whether anybody agrees is not in it: the author comes from the
 * connection, the time from our own clock, and consent is a message of its own by somebody else.
 */
export type Message =
  | Spoken
  | { readonly do: 'offer'; readonly what: Wish }
  | { readonly do: 'accept' | 'decline' | 'withdraw'; readonly offer: number };

/** A wish that waits for the other player; it lapses with the next entry. */
export interface Offer {
  readonly id: number;
  readonly by: Seat;
  readonly what: Wish;
}

const needed = <V extends Voice>(voice: Voice, isOne: (voice: Voice) => voice is V): V => {
  if (!isOne(voice)) throw new Error(`The ${voice} was let in with what is not theirs to say.`);
  return voice;
};
const isSeat = (voice: Voice): voice is Seat => voice === 0 || voice === 1;
const isPerson = (voice: Voice): voice is Exclude<Voice, 'clock'> => voice !== 'clock';

/** The entry a message becomes: said by an author who may, and agreed to by another or by nobody. */
export function entryOf(author: Voice, message: Spoken, agreeing: Voice | null = null): Entry {
  const consent = agreeing === null ? null : needed(agreeing, isPerson);
  switch (message.do) {
    case 'answer':
      return { ...message, seat: needed(author, isSeat) };
    case 'undo':
    case 'correct':
      return { ...message, by: needed(author, isPerson), consent };
    case 'draw':
    case 'pause':
    case 'resume':
      return { do: message.do, by: needed(author, isPerson), consent };
    case 'late':
      return { ...message, by: needed(author, isSeat), consent };
    case 'concede':
      return { ...message, by: needed(author, isSeat) };
    case 'note':
      return { ...message, by: needed(author, isPerson) };
    case 'mission-critical':
    case 'time-called':
      return { do: message.do, by: author };
    case 'flag':
    case 'outage':
      return { ...message, by: author };
  }
}
