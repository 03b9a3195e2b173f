import { type Open, type Seat, scoreOf } from '@faultline/rules';
import type { Position } from '../../choice.ts';
import { styleOf } from '../../style.ts';
import type { Weights } from '../../weights.ts';
import { NOBODY_NEAR, type ScoreWorth } from '../worth.ts';

const SPACES = 8;
const NONE: readonly never[] = [];

/** How many spaces the token is from a seat's nearest Momentum. */
export function spacesToWin(open: Open, seat: Seat): number {
  const score = scoreOf(open, 'standard');
  if (!score) return SPACES;
  return Math.max(0, SPACES + 1 - score.momentum[seat] - (seat === 0 ? score.token : -score.token));
}

const nearing = ({ closing, space }: Weights, spaces: number): number => closing / (spaces + 1) - space * spaces;

const weightsOf = ({ game }: Position): Weights => styleOf(game).weights;

export const strugglesWorth: ScoreWorth = {
  won: (p, seat) => weightsOf(p).struggle * (scoreOf(p.open, 'standard')?.claimed[seat].length ?? 0),
  ended: 40,
  style: null,
  search: { plans: true, part: null },
  tracker: (p, seat) => nearing(weightsOf(p), spacesToWin(p.open, seat)),
  matters: () => 1,
  draw: { inch: 1, held: 1 },
  eager: 0,
  nearTo: () => 0,
  othersNear: () => NOBODY_NEAR,
  foresight: () => null,
  afterTurnOf: (p) => p,
  /** The Momentum. */
  wound: 0.9,
  haste: 0,
  tries: 1,
  looking: 1,
  deploying: { toward: ({ open }) => open.objectives, places: 1 },
  known: () => null,
  spots: () => NONE,
  prizes: () => NONE,
};
