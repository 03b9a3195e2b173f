/** Exact odds of attacks: every roll of both pools, the charts, the Combat Tree and the Damage Pool. No sampling. */
export { sayUnplayed } from './assumptions.ts';
export { CaseError, type OddsCase, oddsOfCase } from './case.ts';
export { type Choice, oddsOf, sideBySide, type Wish } from './live.ts';
export { type DiceLuck, type Luck, luckOf } from './luck.ts';
export { type Attempt, attemptIn, chanceIn, type Part } from './attempt.ts';
export { type EffectOdds, type Odds, oddsOfForecast } from './odds.ts';
export { type Begun, type Walk, walksOf, waysOn } from './paths.ts';
export { PLAIN_DEFENDER, plainForecast } from './plain.ts';
export { type Answered, oddsOfCases } from './readCase.ts';
