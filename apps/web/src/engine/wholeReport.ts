import { luckOf } from '@faultline/odds';
import { courseOf, curveOf, diceRolled, type Match, reportOf, timeUsed, totalsOf } from '@faultline/rules';
import type { WholeReport } from '../port/report.ts';
import { playedAgain } from './playedAgain.ts';

/** What a game came to, and how it went. */
export async function wholeReport(match: Match): Promise<WholeReport> {
  const { standingStory, standing, state } = match;
  const report = reportOf(state.open, standing);
  const course = courseOf(standingStory);
  const [a, b] = diceRolled(standing);
  return {
    ...report,
    ...course,
    mission: match.game.mode.report.mission(state.open),
    totals: totalsOf(report, course),
    curve: curveOf(standingStory, match.standingVersions.toReversed()),
    luck: [luckOf(a), luckOf(b)],
    time: timeUsed(match.entries),
    again: await playedAgain(match.file()),
  };
}
