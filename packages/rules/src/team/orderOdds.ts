import type { UnitCard } from '../cards/unitCard.ts';

/** So many orders of the deck out of all. */
export interface Share {
  readonly ways: number;
  readonly of: number;
}

interface Drawn {
  /** Cards in the Order Deck. */
  readonly deck: number;
  /** How many of them are looked for. */
  readonly wanted: number;
  /** So many cards from the top. */
  readonly first: number;
  /** At least so many of the wanted ones are among them. */
  readonly least: number;
}

/** Exact: of all the ways the first cards can be drawn, those that hold enough of the wanted ones. */
export function amongFirst({ deck, wanted, first, least }: Drawn): Share {
  const counts = Array.from({ length: wanted + 1 }, (_, n) => n).filter((n) => n >= least);
  const ways = counts.reduce((sum, n) => sum + choose(wanted, n) * choose(deck - wanted, first - n), 0);
  return { ways, of: choose(deck, first) };
}

/** In how many ways k of n are chosen. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** CR-SETUP-18: an Order Card for each Unit and the Shatterpoint Card; CR-BTC-05: and the Battle Tactics Cards of one Unit. */
export function orderDeck(cards: readonly Pick<UnitCard, 'id' | 'battleTactics'>[], provider?: string): number {
  const able = cards.filter(({ battleTactics }) => battleTactics !== undefined);
  const tactics = able.find(({ id }) => id === provider) ?? able[0];
  return cards.length + 1 + (tactics?.battleTactics ?? 0);
}

/**
 * The cards of the Order Deck that a Turn can come to: after a Battle Tactics Card another is revealed in the same Turn
 * (CR-BTC-03), so wherever those lie they put nobody's Turn off.
 */
export const turnCards = (cards: readonly Pick<UnitCard, 'id'>[]): number => cards.length + 1;
