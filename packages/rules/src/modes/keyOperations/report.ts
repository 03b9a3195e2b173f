import type { Mode } from '../../game/mode.ts';
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
  outlook: () => null,
};
