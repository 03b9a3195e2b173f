import type { Mode } from '../game/mode.ts';
import type { Open, Score } from '../state/open.ts';
import { standard } from './standard/mode.ts';

/** Every way to play there is, by its id. Packages that must know one have a table over these ids, and a folder for each. */
export const MODES = { standard } as const satisfies Readonly<Record<string, Mode>>;

export type ModeId = keyof typeof MODES;

// order: as the table has them, which is always the same
export const MODE_IDS = Object.keys(MODES) as readonly ModeId[];

/** What is played where nothing else is said. */
export const USUAL_MODE: Mode = MODES.standard;

/** The score of a mode that is one of these; null in another. */
export const scoreOf = <M extends ModeId>({ score }: Open, mode: M): Extract<Score, { mode: M }> | null =>
  score.mode === mode ? (score as Extract<Score, { mode: M }>) : null;

/** The id of the mode a game is played in; null for one that is none of these. */
export const modeIn = ({ score }: Open): ModeId | null => MODE_IDS.find((id) => id === score.mode) ?? null;

/** All of them, for whoever opens a game of any. */
export const ALL_MODES: readonly Mode[] = MODE_IDS.map((id) => MODES[id]);

/** Not one of them before its text, its opponents and its page are there (docs/modes.md). */
export { keyOperations } from './keyOperations/mode.ts';
export { NOTHING_IN_PLAY } from './keyOperations/inPlay.ts';
export { OPERATION_SHOWN } from './keyOperations/verbs/shown.ts';
export { howNear, marksThatMatter, type Nearness, prizesOf, strikeOf } from './keyOperations/nearness.ts';
export { operationOf } from './keyOperations/score.ts';
export { missingWords, UNPLAYED, whyNotPlayed } from './keyOperations/unplayed.ts';
export { standard };
export { objectiveOutlook, endOfTurn as outlook, type TrackerSide, trackerSide } from './standard/endOfTurn.ts';
export { eventResult } from './standard/result.ts';
export { objectivesOf } from './standard/setup.ts';
