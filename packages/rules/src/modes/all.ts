import type { Mode } from '../game/mode.ts';
import { keyOperations } from './keyOperations/mode.ts';
import { standard } from './standard/mode.ts';

/** Every way to play there is, by its id. Nothing that a page needs before its first board may import this. */
export const MODES = { standard, 'key-operations': keyOperations } as const satisfies Readonly<Record<string, Mode>>;

/** All of them, for whoever opens a game of any. */
// order: as the table has them, which is always the same
export const ALL_MODES: readonly Mode[] = Object.values(MODES);

export { keyOperations };
export { canBeLostEarly, isOutOfReach, loadsBegun } from './keyOperations/foresight.ts';
export { NOTHING_IN_PLAY } from './keyOperations/inPlay.ts';
export {
  type Count,
  howNear,
  marksThatMatter,
  type Nearness,
  openingGoals,
  prizesOf,
  type Strike,
  strikeOf,
} from './keyOperations/nearness.ts';
export { nextTurnEndProspect, type Prospect, turnEndProspect, type Worth } from './keyOperations/prospect.ts';
export { movingPiece } from './keyOperations/thought.ts';
export { kindsOfStrike } from './keyOperations/targets.ts';
export { operationOf } from './keyOperations/score.ts';
export { missingWords, UNPLAYED, whyNotPlayed } from './keyOperations/unplayed.ts';
export { OPERATION_SHOWN } from './keyOperations/verbs/shown.ts';
