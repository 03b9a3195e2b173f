// Showdown events: everything an organiser's desk, a command line or a server needs. Pure; imports nothing.
export { type Applied, apply, foundEvent } from './act/apply.ts';
export {
  type Act,
  type Command,
  type CommandOf,
  commandShapes,
  type Founding,
  KINDS,
  type Kind,
} from './event/command.ts';
export { undoneEntries } from './chain/undone.ts';
export { ALPHABET, actOfLetters, lettersNow, readLetters } from './chain/letters.ts';
export { sha256 } from '@faultline/chance';
export { Stream } from './chance/stream.ts';
export { type ClockPhase, type ClockReading, MINUTE, readClock, tableReading } from './event/clock.ts';
export { extraMinutes, rollExtensionDice } from './clock/dice.ts';
export { type Details, SHOWDOWN } from './event/details.ts';
export { pairingsCsv, standingsCsv } from './file/csv.ts';
export { exportEvent, FILE_FORMAT, FILE_VERSION, importEvent } from './file/file.ts';
export { type Verification, verifyEvent } from './file/verify.ts';
export type * from './event/event.ts';
export { type Fraction, fourDecimals } from './fraction.ts';
export type { Field, Pair } from './pairing/field.ts';
export { type Float, type PairingRecord, pairRound, type Rematch } from './pairing/pairRound.ts';
export { alteredBy, announcement } from './people/announcing.ts';
export { openCalls, rulingInForce } from './people/calls.ts';
export { type CheckItem, openPlayerItems, playerItems, tablesWithoutTerrain } from './rounds/checkList.ts';
export { warningsOf } from './people/conduct.ts';
export { activePlayers, nameOf } from './queries/entrants.ts';
export { leavingAfterRound } from './people/leaving.ts';
export { namesIn, tidied } from './people/names.ts';
export { CALL_REASONS, CONDUCT_REASONS } from './event/callReasons.ts';
export { type Office, officesOf, RIGHTS, whyNotAllowed } from './queries/rights.ts';
export { type Watched, watchList } from './people/watchList.ts';
export { sealOf, type Team, type TeamProblem, type TeamUnit } from './event/team.ts';
export { picksShown, squadLedger, whyNotChosen } from './premier/choosing.ts';
export { type Fact, isRefused, type Reason, type Refused } from './reason.ts';
export { bracketOrder, survivorsOf } from './rounds/bracket.ts';
export { isDeserted, whyNotClosed } from './rounds/closing.ts';
export { currentMatchOf, currentRound, currentStage, findMatch } from './queries/current.ts';
export { whyDrawnAgain, whyNotPaired } from './rounds/preparing.ts';
export { type Plan, planByTable } from './event/plan.ts';
export { finalRanking } from './rounds/ranking.ts';
export { rematchesAhead } from './rounds/rematchesAhead.ts';
export { standingsOf } from './rounds/standing.ts';
export { decided } from './scoring/decided.ts';
export { missionCriticalGain } from './scoring/missionCritical.ts';
export { type Ending, MOST_WOUNDS, type Result, scoresOf, type Verdict, whyImpossible } from './scoring/result.ts';
export { lacksWounds, placesOnOpenWounds, woundsToNote } from './rounds/openWounds.ts';
export { resultOnTime, type TimeCall } from './scoring/timeCall.ts';
export { whyThesePairings } from './show/explain.ts';
export { viewOf } from './show/view.ts';
export { posted, type StandingsChange, standingsChanges } from './standings/difference.ts';
export { type GameLine, type PlayedRound, type Row, type ScheduleLine, standings } from './standings/standings.ts';
