import type { Effect, Selector } from '@faultline/rules';
import { on, type Script, SELF } from '../src/script.ts';

/** Wordings about Order Cards and the reserve. */

/** Descendant of the Great House Vizsla, Karabast: no reserve for the Injured. */
export const noReserveWhileInjured: Script = [
  { clause: 'bar', what: 'reserving', where: { test: 'more', of: { count: 'injured', on: 'self' }, than: 0 } },
];

/** Complete Analysis: its card goes to the reserve for one Force less. */
export const completeAnalysis: Script = [{ clause: 'cost', of: 'reserve', less: 1 }];

/** The card in reserve goes back to the deck, and the one just revealed takes its place without a price. */
const intoReserveInstead: readonly Effect[] = [
  {
    do: 'pick',
    among: [
      { name: 'deck-top', effects: [{ do: 'order-card', of: 'reserved', to: 'deck-top' }] },
      { name: 'deck-bottom', effects: [{ do: 'order-card', of: 'reserved', to: 'deck-bottom' }] },
    ],
  },
  { do: 'order-card', of: 'self', to: 'reserve' },
];

/** Submerge: where the reserve holds the card of such a Unit. */
export const submerge = (a: Selector): Script =>
  on({ on: 'card.revealed', to: SELF }, { test: 'zone-holds', zone: 'reserve', a }, ...intoReserveInstead);

/** Patience, Opportunistic Usurper: where it holds any. */
export const patience: Script = on(
  { on: 'card.revealed', to: SELF },
  { test: 'zone-holds', zone: 'reserve' },
  { do: 'may', effects: intoReserveInstead },
);
