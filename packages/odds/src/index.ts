/** Exact odds of attacks: every roll of both pools, the charts, the Combat Tree and the Damage Pool. No sampling. */
export { type EffectOdds, type Odds, oddsOfForecast } from './odds.ts';
export { type Walk, walksOf } from './paths.ts';
