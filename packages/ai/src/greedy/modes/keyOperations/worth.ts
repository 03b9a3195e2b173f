import { howNear, marksThatMatter, operationOf, type Open, prizesOf, type Seat } from '@faultline/rules';
import type { Position } from '../../choice.ts';
import { WEIGHTS } from '../../weights.ts';
import type { ScoreWorth } from '../worth.ts';

/** Spaces of the clock in all. */
const FULL = 16;
/** A Stage's goal, from nothing done to met; what the last part of it is worth beyond that. */
const GOAL = 16;
const NEARLY = 6;
/** A token of Momentum on the clock, and what the last of them are worth beyond that. */
const TIME = 0.7;
/** An objective that no rule of a role names. */
const UNNAMED = 0.3;

const isAggressor = ({ open }: Position, seat: Seat): boolean => operationOf({ open }).aggressor === seat;

function timeGone({ momentum: [a, b] }: ReturnType<typeof operationOf>): number {
  return TIME * (a + b) + WEIGHTS.closing / (FULL + 1 - a - b);
}

/** The goal that is nearest, read off the tests of the Stage's ends (KO-R-11); the clock counts for itself. */
function goalOf(p: Position, seat: Seat): number {
  const role = isAggressor(p, seat) ? 'aggressor' : 'sentinel';
  const share = howNear(p)
    .filter((near) => near.role === role && near.end.then !== 'countdown')
    .reduce((most, near) => Math.max(most, near.share), 0);
  return GOAL * share + NEARLY * share * share * share;
}

const completed = (open: Open): number => operationOf({ open }).ended.length;

export const operationWorth: ScoreWorth = {
  won: (p, seat) => (isAggressor(p, seat) ? (GOAL + NEARLY) * completed(p.open) : 0),
  tracker: (p, seat) => goalOf(p, seat) + (isAggressor(p, seat) ? 0 : timeGone(operationOf(p))),
  matters: (p, objective, seat) => {
    const marks = marksThatMatter(p, isAggressor(p, seat) ? 'aggressor' : 'sentinel');
    return marks === null || marks.includes(objective) ? 1 : UNNAMED;
  },
  prizes: prizesOf,
};
