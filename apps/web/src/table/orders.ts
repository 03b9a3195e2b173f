import type { Open, View } from '@faultline/rules';
import { SHATTERPOINT } from '@faultline/rules/names';

/** Where a player's order cards are, each by its lasting name. */
export interface Orders {
  readonly used: readonly string[];
  /** Turned up, and not yet put anywhere. */
  readonly now: readonly string[];
  readonly reserve: readonly string[];
  /** Still in the deck: which cards is public, their order is not (HI-01, HI-02). */
  readonly possible: readonly string[];
  /** The next card, where whoever looks knows it. */
  readonly next: readonly string[];
}

export const ORDERS = ['now', 'next', 'possible', 'reserve', 'used'] as const satisfies readonly (keyof Orders)[];

/** The Shatterpoint card stands apart at the end. */
const unitsFirst = (cards: readonly string[]): readonly string[] => [
  ...cards.filter((card) => card !== SHATTERPOINT),
  ...cards.filter((card) => card === SHATTERPOINT),
];

/** By what lies open and by what this viewer may see; nothing else is looked at. */
export function ordersOf({ open, decks }: Pick<View, 'decks'> & { open: Pick<Open, 'seats'> }, seat: 0 | 1): Orders {
  const { discard, revealed, reserve, deck } = open.seats[seat];
  return {
    used: unitsFirst(discard),
    now: revealed,
    reserve: reserve === null ? [] : [reserve],
    possible: unitsFirst(deck),
    next: decks[seat].slice(0, 1).flatMap((card) => card ?? []),
  };
}
