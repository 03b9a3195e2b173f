import type { Cause } from '../../state/cause.ts';
import type { Seat, UnitId } from '../../state/ids.ts';

/** Moments at which rules of operations are carried out, beside the triggers of abilities. */
declare module '../../state/triggerEvent.ts' {
  interface TriggerFacts {
    'deploy.before': { readonly seat: Seat };
    'deploy.after': { readonly seat: Seat };
    /** KO-TURN-18: a Stage has begun and is set up. */
    'stage.setup': { readonly seat: Seat };
    'stage.first-turn': { readonly seat: Seat };
    /** A Unit was chosen to activate and has not begun. */
    'activation.choosing': { readonly seat: Seat; readonly unit: UnitId };
    /** A wound is about to let the opponent decide about the tracker (KO-MOM-02). */
    'wound.deciding': { readonly unit: UnitId; readonly cause: Cause };
    /** KO-R-69: a marker has entered or passed a named space. */
    'track.reached': { readonly tracker: string; readonly space: string };
    /** A tracker is covered, or Damage tokens have come onto an objective; the other of the two is empty. */
    'tracker.full': { readonly tracker: string; readonly objective: string };
    /** Tokens were to be drawn and the pool has none. */
    'pool.empty': { readonly seat: Seat };
  }
}
