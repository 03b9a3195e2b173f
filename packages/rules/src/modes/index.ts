import type { Mode } from '../game/mode.ts';
import type { Open, Score } from '../state/open.ts';
import type { MODES } from './all.ts';
import { operationReport } from './keyOperations/report.ts';
import { standard } from './standard/mode.ts';

/** The id of every way to play there is. Packages that must know one have a table over these ids, and a folder for each. */
export type ModeId = keyof typeof MODES;

/** What is played where nothing else is said. The others are in `all.ts`: a page fetches them with a game of theirs. */
export const USUAL_MODE: Mode = standard;

/** What a report says of each. */
export const REPORTS: { readonly [M in ModeId]: Mode['report'] } = {
  standard: standard.report,
  'key-operations': operationReport,
};

// order: as the table has them, which is always the same
export const MODE_IDS = Object.keys(REPORTS) as readonly ModeId[];

/** The score of a mode that is one of these; null in another. */
export const scoreOf = <M extends ModeId>({ score }: Open, mode: M): Extract<Score, { mode: M }> | null =>
  score.mode === mode ? (score as Extract<Score, { mode: M }>) : null;

/** The id of the mode a game is played in; null for one that is none of these. */
export const modeIn = ({ score }: Open): ModeId | null => MODE_IDS.find((id) => id === score.mode) ?? null;

export { standard };
export { objectiveOutlook } from '../objectives/outlook.ts';
export { endOfTurn as outlook, type TrackerSide, trackerSide } from './standard/endOfTurn.ts';
export { eventResult } from './standard/result.ts';
export { objectivesOf } from './standard/setup.ts';
