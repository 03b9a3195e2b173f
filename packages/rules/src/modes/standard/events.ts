import type { Face } from '../../cards/dice.ts';
import type { Seat } from '../../state/ids.ts';

/** What happens in the standard game alone. */
type StruggleEvent =
  | { readonly event: 'mission'; readonly mission: string }
  | { readonly event: 'struggle'; readonly card: string; readonly map: number }
  | { readonly event: 'priority-rolled'; readonly seat: Seat; readonly faces: readonly Face[] }
  | { readonly event: 'priority'; readonly objective: string; readonly marked: boolean }
  | { readonly event: 'token'; readonly to: number; readonly by: Seat }
  | { readonly event: 'momentum'; readonly seat: Seat; readonly space: number | null; readonly gained: boolean }
  | { readonly event: 'struggle-won'; readonly seat: Seat; readonly card: string };

declare module '../../state/event.ts' {
  interface ModeEvents {
    standard: StruggleEvent;
  }
}

declare module '../../state/open.ts' {
  interface Endings {
    standard: 'struggles' | 'nobody-left';
  }
}
