import { courseOf, type Match, reportOf, timeUsed } from '@faultline/rules';
import type { Queries } from '../port/queries.ts';

/** What a game came to, and how it went. */
export const wholeReport = (match: Match): Awaited<ReturnType<Queries['report']>> => ({
  ...reportOf(match.state.open, match.standing),
  ...courseOf(match.standingStory),
  time: timeUsed(match.entries),
});
