import type { ModeId, Open } from '@faultline/rules';
import { operationWorth } from './keyOperations/worth.ts';
import { strugglesWorth } from './standard/worth.ts';
import type { Position } from '../choice.ts';
import { type Style, styleOf } from '../style.ts';
import { NOBODY_NEAR, type ScoreWorth } from './worth.ts';

/** What the score of each mode is worth. */
const WORTH: { readonly [M in ModeId]: ScoreWorth } = {
  standard: strugglesWorth,
  'key-operations': operationWorth,
};

const NOTHING: ScoreWorth = {
  won: () => 0,
  ended: 40,
  style: null,
  search: { plans: true, part: null },
  tracker: () => 0,
  matters: () => 1,
  draw: { inch: 1, held: 1 },
  eager: 0,
  nearTo: () => 0,
  othersNear: () => NOBODY_NEAR,
  foresight: () => null,
  afterTurnOf: (p) => p,
  wound: 0,
  haste: 0,
  tries: 1,
  looking: 1,
  deploying: { toward: ({ open }) => open.objectives, places: 1 },
  known: () => null,
  spots: () => [],
  prizes: () => [],
};

export function worthIn({ score: { mode } }: Open): ScoreWorth {
  return Object.hasOwn(WORTH, mode) ? WORTH[mode as keyof typeof WORTH] : NOTHING;
}

/** How whoever thinks of this position plays it. */
export const manner = ({ game, open }: Position): Style => worthIn(open).style ?? styleOf(game);
