import { ahead, changeScore, type Icon, type Machine, type Open, type Place, type Seat } from '@faultline/rules';

/** Two piles that anybody may add to; a stage for a wound; things that can be attacked. */
export interface Countdown {
  readonly stages: readonly [number, number];
  readonly turnsLeft: number;
  /** What is spent comes to a pile, what is gained goes from one; neither belongs to a player. */
  readonly piles: Piles;
  readonly things: readonly Thing[];
  /** Of the pool, in the order they were turned. */
  readonly revealed: readonly string[];
}

interface Piles {
  readonly left: number;
  readonly right: number;
}

export type Pile = keyof Piles;
const PILES: readonly Pile[] = ['left', 'right'];
const MOST_ON_A_PILE = 2;

/** A wall takes damage, a vault one box for each option that fits the next of them. */
export interface Thing {
  readonly name: string;
  readonly seat: Seat;
  readonly at: Place;
  readonly damage: number;
  readonly boxes: readonly Icon[] | null;
}

declare module '@faultline/rules' {
  interface Scores {
    countdown: Countdown;
  }
}

export const FRESH: Countdown = {
  stages: [0, 0],
  turnsLeft: 8,
  piles: { left: 0, right: 0 },
  things: [],
  revealed: [],
};

export function countdownOf({ open }: { readonly open: Open }): Countdown {
  if (open.score.mode !== 'countdown') throw new Error('This game has no countdown.');
  return open.score;
}

export const change = (g: Machine, to: Partial<Countdown>): void => changeScore(g, 'countdown', to);

/** The piles to which so many can be added, or from which one can be taken. */
export const open = (p: { readonly open: Open }, by: 1 | -1): Pile[] => {
  const { piles } = countdownOf(p);
  return PILES.filter((pile) => (by === 1 ? piles[pile] < MOST_ON_A_PILE : piles[pile] > 0));
};

export function alterPile(g: Machine, pile: Pile, by: 1 | -1): void {
  const { piles } = countdownOf(g);
  change(g, { piles: { ...piles, [pile]: piles[pile] + by } });
  g.emit({ event: 'mode', what: pile, amount: countdownOf(g).piles[pile] });
}

export const winnerOf = (p: { readonly open: Open }): Seat | null => {
  const [first, second] = countdownOf(p).stages;
  return ahead(first - second);
};
