import type { Figure } from './figures.ts';

/**
 * What a figure adds to the logarithm of the odds of winning. Written by `npm run learn` at 70b676b052, from the games of
 *
 *     npm run learn -- --of hasty --straying 7 --seed q --games 700
 *     npm run learn -- --of R1 --straying 7 --seed a --games 549
 *
 * with --penalty 100: do not change it by hand.
 */
export const LEARNT: Readonly<Record<Figure, number>> = {
  claimed: 1.1762,
  progressFirst: 0.35668,
  progressAhead: 0.072966,
  progressBehind: 0.94373,
  progressLast: 0.76247,
  near: 1.0735,
  nearAhead: 2.8364,
  nearBehind: -0.43407,
  nearLast: 2.4466,
  momentum: -0.042767,
  held: 0.12926,
  heldPriority: 0.11803,
  majority: -0.093648,
  majorityNear: 0.49413,
  majorityLast: 0.43216,
  spare: 0.13935,
  controlled: 0.060978,
  bodiesThere: 0.0094832,
  reach: 0.47678,
  reachToAct: -0.028997,
  takersToAct: 0.024374,
  bodies: 0.07663,
  lifePrimary: 0.03858,
  lifeSecondary: 0.15232,
  lifeSupporting: 0.043532,
  stamina: -0.064675,
  staminaToAct: 0.036982,
  wounded: 0.11723,
  woundedToAct: 0.033252,
  injured: -0.22719,
  defeated: -0.25534,
  strained: -0.089627,
  disarmed: -0.035886,
  exposed: -0.054055,
  pinned: -0.036041,
  hunker: -0.0043335,
  hunkerThere: 0.0038514,
  force: -0.03061,
  forceSpent: -0.070208,
  noForce: -0.11497,
  toAct: -0.13204,
  bodiesToAct: 0.048526,
  primaryToAct: -0.033039,
  others: 0.16972,
  reserved: -0.20385,
  threat: 0.03195,
  threatToAct: -0.0032279,
  turn: 0.34379,
};
