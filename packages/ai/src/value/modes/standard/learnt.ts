import type { Figure } from './figures.ts';

/**
 * What a figure adds to the logarithm of the odds of winning. Written by `npm run learn` at a7b84c35cf, from the games of
 *
 *     npm run learn -- --of hasty --straying 7 --seed q --games 502
 *     npm run learn -- --of R1 --straying 7 --seed a --games 238
 *
 * with --penalty 100: do not change it by hand.
 */
export const LEARNT: Readonly<Record<Figure, number>> = {
  claimed: 1.0303,
  progressFirst: 0.22847,
  progressAhead: 0.20266,
  progressBehind: 0.88428,
  progressLast: 0.49483,
  near: 1.1116,
  nearAhead: 2.5663,
  nearBehind: -0.81365,
  nearLast: 3.0116,
  momentum: -0.034256,
  held: 0.10801,
  heldPriority: 0.033432,
  majority: -0.088177,
  majorityNear: 0.61318,
  majorityLast: 0.44967,
  spare: 0.12653,
  controlled: 0.11424,
  bodiesThere: 0.064523,
  reach: 0.42092,
  reachToAct: 0.095422,
  takersToAct: 0.00030377,
  bodies: 0.11792,
  lifePrimary: -0.04851,
  lifeSecondary: 0.12346,
  lifeSupporting: -0.048893,
  stamina: -0.0011043,
  staminaToAct: -0.012058,
  wounded: 0.15995,
  woundedToAct: -0.0072536,
  injured: -0.24161,
  defeated: -0.32006,
  strained: -0.079999,
  disarmed: -0.044403,
  exposed: -0.074623,
  pinned: -0.010057,
  hunker: 0.0060868,
  hunkerThere: 0.0054552,
  force: -0.0044718,
  forceSpent: -0.038342,
  noForce: -0.077261,
  toAct: -0.12133,
  bodiesToAct: 0.055794,
  primaryToAct: -0.043974,
  others: 0.18107,
  reserved: -0.22453,
  threat: 0.026553,
  threatToAct: 0.0022025,
  turn: 0.32658,
};
