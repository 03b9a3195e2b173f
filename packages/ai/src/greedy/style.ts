import type { Game } from '@faultline/rules';
import { WEIGHTS, type Weights } from './weights.ts';

/** How somebody plays: what is valued, and by which habits. Two styles think by the same rules and with the same machinery. */
export interface Style {
  readonly weights: Weights;
  /** Whether an objective counts as taken as soon as it would be if the Turn ended now, not only once it is. */
  readonly looksAhead: boolean;
  /** Whether what cannot help is left out: Focus without an attack, care without need, a wound by one's own doing. */
  readonly isPrudent: boolean;
  /** Whether what was begun is used: Focus for an attack, what was paid for a move for a place. */
  readonly finishes: boolean;
  /** Farther than so many inches from whoever acts an objective is not thought of; null where all are. */
  readonly forgets: number | null;
}

export const USUAL: Style = {
  weights: WEIGHTS,
  looksAhead: true,
  isPrudent: true,
  finishes: true,
  forgets: null,
};

/** How who searches did before anything was learnt: trials are judged as R1 judges, and nobody reacts in them. */
const UNLEARNT = { learned: 0, goals: 0, reacts: 0, rivals: 0, partForCards: 0.5, partForPlans: 0.5 };

/** How R2 played when Units had begun to spread over the objectives. New ones are measured against it. */
export const SECOND: Style = { ...USUAL, weights: { ...WEIGHTS, ...UNLEARNT }, finishes: false };

/** How R1 and R2 played at first: Units stay near what is held already. */
export const FIRST: Style = {
  weights: { ...SECOND.weights, inch: 0.05, taken: 3, spare: 0, take: 0 },
  looksAhead: false,
  isPrudent: false,
  finishes: false,
  forgets: null,
};

/** Those who play to one end, each with a weakness of its own: who is tuned against one of them alone loses to another. */
export const RUSHER: Style = {
  ...USUAL,
  weights: {
    ...WEIGHTS,
    objective: 2.7 * WEIGHTS.objective,
    priority: 2.7 * WEIGHTS.priority,
    durability: 0.35 * WEIGHTS.durability,
    stamina: 0.35 * WEIGHTS.stamina,
    wounded: 0.35 * WEIGHTS.wounded,
    threat: 0,
    threatAfterMove: 0,
  },
};

export const TURTLE: Style = {
  ...USUAL,
  weights: {
    ...WEIGHTS,
    threat: 10 * WEIGHTS.threat,
    threatAfterMove: 10 * WEIGHTS.threatAfterMove,
    hunker: 3 * WEIGHTS.hunker,
    inch: 0.05,
  },
};

export const ASSASSIN: Style = {
  ...USUAL,
  weights: {
    ...WEIGHTS,
    durability: 3 * WEIGHTS.durability,
    stamina: 3 * WEIGHTS.stamina,
    wounded: 3 * WEIGHTS.wounded,
    inch: 0.05,
  },
};

/** A game as somebody with a style of their own thinks of it; every position that is thought up on the way keeps it. */
export type StyledGame = Game & { readonly style?: Style };

export const inStyle = (game: Game, style: Style): StyledGame => ({ ...game, style });

export const styleOf = ({ style }: StyledGame): Style => style ?? USUAL;
