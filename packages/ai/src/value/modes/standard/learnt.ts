import type { Figure } from './figures.ts';

/**
 * What a figure adds to the logarithm of the odds of winning. Written by `npm run learn` at d26013836c, from the games of
 *
 *     npm run learn -- --of R1 --straying 7 --seed a --games 549
 *
 * with --penalty 30 --ahead 8: do not change it by hand.
 */
export const LEARNT: Readonly<Record<Figure, number>> = {
  claimed: 1.4328,
  progressFirst: 0.37458,
  progressAhead: 0.11181,
  progressBehind: 0.88438,
  progressLast: 1.3246,
  near: 1.1984,
  nearAhead: 2.2924,
  nearBehind: -0.03713,
  nearLast: 1.5295,
  momentum: -0.048461,
  held: 0.11295,
  heldPriority: 0.15809,
  majority: -0.039163,
  majorityNear: 0.21205,
  majorityLast: 0.31413,
  spare: 0.18431,
  controlled: 0.041046,
  bodiesThere: -0.034753,
  reach: 0.40299,
  reachToAct: -0.097595,
  takersToAct: 0.019742,
  bodies: 0.081333,
  lifePrimary: 0.29638,
  lifeSecondary: 0.31406,
  lifeSupporting: 0.30817,
  stamina: -0.0041326,
  staminaToAct: -0.021299,
  wounded: 0.27798,
  woundedToAct: -0.021096,
  injured: -0.0681,
  defeated: -0.026183,
  strained: -0.14418,
  disarmed: -0.078178,
  exposed: -0.10303,
  pinned: -0.034796,
  hunker: 0.0013275,
  hunkerThere: 0.0039998,
  force: -0.064002,
  forceSpent: -0.10309,
  noForce: -0.096689,
  toAct: -0.15131,
  bodiesToAct: 0.095496,
  primaryToAct: 0.0046103,
  others: 0.24344,
  reserved: -0.18739,
  threat: 0.026645,
  threatToAct: 0.00067679,
  turn: 0.3663,
};
