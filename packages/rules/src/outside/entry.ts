import type { Answer, Place } from '../state/decision.ts';
import type { Seat } from '../state/ids.ts';

/** A person who may speak beside the open question: a player, or the arbiter of an event. */
export type Author = Seat | 'arbiter';

/** Whoever is heard at all: people, and the clock of the round. */
export type Voice = Author | 'clock';

/** Sets one thing to what it should be. Names are lasting names. */
export type Correction =
  | {
      readonly unit: string;
      readonly damage?: number;
      readonly wounded?: number;
      readonly injured?: number;
      readonly hunker?: number;
      readonly conditions?: readonly string[];
      readonly stance?: string;
      readonly used?: readonly string[];
    }
  | { readonly character: string; readonly at: Place }
  | { readonly seat: Seat; readonly force: number }
  | {
      readonly seat: Seat;
      readonly card: string;
      readonly zone: 'deck-top' | 'deck-bottom' | 'discard' | 'reserve' | 'removed';
    }
  | {
      readonly objective: string;
      readonly active?: boolean;
      readonly control?: Seat | null;
      readonly priority?: boolean;
    }
  | { readonly score: Readonly<Record<string, number | readonly [number, number]>> };

/**
 * What is written into a game file, in order, and never taken out again: answers to questions,
 * and the few things people may say at any open question without answering it. Who said it and who agreed is
 * written by the code that knew it (file/match.ts); what people send is a message.
 */
export type Entry =
  | { readonly do: 'answer'; readonly seat: Seat; readonly version: number; readonly answer: Answer }
  | { readonly do: 'undo'; readonly to: number; readonly by: Author; readonly consent: Author | null }
  | { readonly do: 'concede'; readonly by: Seat }
  | { readonly do: 'mission-critical' | 'time-called'; readonly by: Voice }
  | { readonly do: 'draw' | 'pause' | 'resume'; readonly by: Author; readonly consent: Author | null }
  | { readonly do: 'flag'; readonly by: Voice; readonly seat: Seat }
  | { readonly do: 'outage'; readonly by: Voice; readonly from: number; readonly to: number }
  /** A forgotten ability or stance flip, with the opponent's consent. */
  | { readonly do: 'late'; readonly by: Seat; readonly use: string; readonly consent: Author | null }
  | {
      readonly do: 'correct';
      readonly by: Author;
      readonly consent: Author | null;
      readonly why: string;
      readonly set: readonly Correction[];
    }
  | { readonly do: 'note'; readonly by: Author; readonly text: string };

/** When it was said; part of no hash. */
export type Timed<E> = E & { readonly time?: number };
