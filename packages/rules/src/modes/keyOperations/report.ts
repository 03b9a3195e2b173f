import type { Mode } from '../../game/mode.ts';
import { objectivesOutlook } from '../../objectives/outlook.ts';
import { operationOf } from './score.ts';

/** What is said of a Key Operation afterwards. */
export const operationReport: Mode['report'] = {
  // KO-R-49: a Stage won counts as a Struggle Card claimed.
  tally: (open, seat) => {
    const { ended, wounds } = operationOf({ open });
    return {
      struggles: ended.filter(({ winner }) => winner === seat).map(({ stage }) => stage),
      wounds: wounds[seat],
    };
  },
  mission: (open) => operationOf({ open }).operation,
  forEvent: () => null,
  // What becomes of the objectives; the Struggle token goes nowhere (KO-TOK-01).
  outlook: (p) => ({
    objectives: objectivesOutlook(p),
    moves: [],
    token: { from: 0, to: 0 },
    momentum: [],
    wins: null,
  }),
  tracker: (open) => {
    const { momentum, stage } = operationOf({ open });
    return { token: null, momentum, card: stage };
  },
};
