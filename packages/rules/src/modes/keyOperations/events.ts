import type { Face } from '../../cards/dice.ts';
import type { OperationIcon } from '../../cards/operationCard.ts';
import type { Place } from '../../state/decision.ts';
import type { Seat, UnitId } from '../../state/ids.ts';

/** What happens in Key Operations alone. */
type OperationEvent =
  | { readonly event: 'operation'; readonly operation: string; readonly aggressor: Seat }
  | { readonly event: 'stage'; readonly stage: string }
  | { readonly event: 'stage-ended'; readonly stage: string; readonly winner: Seat; readonly next: string | null }
  /** Momentum comes to the side of `seat`, or goes from it; `by` nobody where the clock or a card does it. */
  | { readonly event: 'clock'; readonly seat: Seat; readonly added: boolean; readonly by: Seat | null }
  | { readonly event: 'clock-locked' }
  /** Something that later rules ask has happened. */
  | { readonly event: 'raised'; readonly flag: string }
  /** A Priority Objective token was laid or lifted. */
  | { readonly event: 'marked'; readonly objective: string; readonly priority: boolean }
  /** A Damage token comes onto a space of a tracker, counted from zero, or goes from it. */
  | { readonly event: 'covered' | 'uncovered'; readonly tracker: string; readonly space: number; readonly by: Seat }
  /** The marker of a track enters a space, counted from zero. */
  | { readonly event: 'marker'; readonly tracker: string; readonly space: number; readonly by: Seat }
  | { readonly event: 'die-turned'; readonly from: string; readonly to: Face; readonly by: Seat }
  /** So many Damage tokens lie on an objective now. */
  | { readonly event: 'loaded'; readonly objective: string; readonly tokens: number; readonly by: Seat }
  | { readonly event: 'turned'; readonly objective: string; readonly active: boolean; readonly by: Seat }
  | { readonly event: 'state'; readonly unit: UnitId; readonly state: string; readonly begins: boolean }
  /** So many Operation tokens from the pool, face down. */
  | { readonly event: 'drawn' | 'tokens-returned' | 'tokens-discarded'; readonly tokens: number; readonly by: Seat }
  | { readonly event: 'deck-shuffled'; readonly seat: Seat }
  | { readonly event: 'token-revealed'; readonly icon: OperationIcon; readonly by: Seat }
  /** A piece is set down, or comes elsewhere; `from` is null where it was off the battlefield. */
  | {
      readonly event: 'piece';
      readonly piece: string;
      readonly from: Place | null;
      readonly to: Place;
      readonly by: Seat;
    }
  | { readonly event: 'piece-removed'; readonly piece: string; readonly by: Seat }
  /** KO-R-61: nobody where `seat` is null. */
  | { readonly event: 'piece-controlled'; readonly piece: string; readonly seat: Seat | null }
  | { readonly event: 'objective-moved'; readonly objective: string; readonly to: Place; readonly by: Seat }
  /** An Operation token comes onto a Unit's card; null where it lies face down. */
  | { readonly event: 'token-given'; readonly unit: UnitId; readonly icon: OperationIcon | null; readonly by: Seat }
  | { readonly event: 'token-laid'; readonly to: Place; readonly by: Seat }
  | { readonly event: 'measures-from'; readonly unit: UnitId; readonly piece: string }
  /** All its spaces are covered: an Armored Target is destroyed (KO-ARM-14). */
  | { readonly event: 'tracker-full'; readonly tracker: string };

declare module '../../state/event.ts' {
  interface ModeEvents {
    'key-operations': OperationEvent;
  }
}

declare module '../../game/mode.ts' {
  interface ModePlans {
    /** The Aggressor's seat, where the players have agreed on it (KO-ROLE-02). */
    'key-operations': {
      readonly operation: string;
      readonly aggressor: Seat | null;
      /** Readings that are not the recommended ones. */
      readonly options?: Readonly<Record<string, string>>;
    };
  }
}
