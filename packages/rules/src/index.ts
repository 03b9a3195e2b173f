/** The rules of the game: everything other packages may use. */
import './attack/damage.ts';
import './attack/dice.ts';
import './attack/modify.ts';
import './attack/sequence.ts';
import './attack/split.ts';
import './attack/walk.ts';
import './tokens/heal.ts';
import './verbs/index.ts';
import './abilities/pay.ts';
import './abilities/use.ts';
import './chance/enterDice.ts';
import './movement/ingress.ts';
import './movement/move.ts';
import './movement/place.ts';
import './movement/push.ts';
import './setup/deploy.ts';
import './objectives/determine.ts';
import './setup/battleTactics.ts';
import './turn/actions.ts';
import './turn/activation.ts';
import './turn/layCard.ts';
import './turn/order.ts';
import './turn/turn.ts';
import './tokens/conditions.ts';
import './tokens/hunker.ts';
import './tokens/shed.ts';
import './tokens/strained.ts';
import './tokens/wounds.ts';

export type { ComingChange } from './attack/answers.ts';
export { actsNow, rowOf, strikesLeft, swapOf, usable, waiting } from './attack/charts.ts';
export { attackAt, attackOf, isMeant } from './queries/attack.ts';
export type { Aimed, Attack, AttackStep, Pool, Roll, RollChange } from './state/attack.ts';
export { type GoingOn, standingAt } from './state/standing.ts';
export { attackOver, attackUnderWay, hasResults, newestAttack } from './state/attacks.ts';
export { afterProtection } from './attack/defender.ts';
export { swapFor } from './attack/dice.ts';
export {
  type Defender,
  defenderOf,
  type Falling,
  type Forecast,
  forecast,
  forecastAfter,
} from './forecast/forecast.ts';
export { quickForecast as glance } from './forecast/quickForecast.ts';
export type { Planned } from './forecast/simulateToRoll.ts';
export { boxesFitting } from './attack/armor.ts';
export { whyNotReached, whyNotTarget, whyNotType } from './attack/target.ts';
export { optionsAfter } from './attack/tree.ts';
export { ROLES, type Role, type UnplayedAbility } from './cards/unplayed.ts';
export type { Unplayed } from './forecast/unplayed.ts';
export { isCondition, isPrevented } from './attack/walk.ts';
export * from './cards/ability.ts';
export * from './cards/effect.ts';
export { whyNotAbility } from './verbs/whyNotAbility.ts';
export { whyNotOwn } from './file/sound/own.ts';
export * from './cards/selector.ts';
export type * from './cards/missionCard.ts';
export type * from './cards/operationCard.ts';
export type * from './cards/operationRule.ts';
export { type MapFault, whyNotMap } from './space/operationMap.ts';
export * from './cards/unitCard.ts';
export * from './cards/dice.ts';
export { chacha, chachaBlock, fast } from './chance/generator.ts';
export {
  type DiceProof,
  drawing,
  type Receipt,
  type SealFault,
  sha256,
  shuffled,
} from '@faultline/chance';
export { ScriptRanOut } from './chance/source.ts';
export type { ChanceState } from './state/chance.ts';
export { branch } from './file/branch.ts';
export { gameOf, type GameRules } from './file/gameOf.ts';
export { type ReplayMismatch as Departure, type Opened, openGame, replay, type Watcher } from './file/open.ts';
export { dataHash, fielded, unitsNamed } from './file/fielded.ts';
export { FORMAT, inTodaysNames } from './file/formats.ts';
export { type GameFile, type Checkpoint as Mark, seal, stateHash, stateHashIn } from './file/gameFile.ts';
export { type Chapter, Match, type Proposed, type Sent } from './file/match.ts';
export { type Past, type Proposal, proposed, whyNotHeard } from './file/proposal.ts';
export { type Footprint, packed, Trail } from './file/trail.ts';
export { FileError, type FileFacts, type FileFault } from './file/fileError.ts';
export { exportedFile, outwardFile } from './file/outward.ts';
export { sealFault } from './file/sealedDice.ts';
export { parseGame } from './file/parse.ts';
export { readState, upgrade } from './file/upgrade.ts';
export {
  apply,
  applyInPlace,
  type Applied,
  type Refusal,
  sampleAnswer,
  type ApplyResult as Taken,
  whyNot,
} from './kernel/apply.ts';
export * from './state/decision.ts';
export type { CoreEvent, Corrected, DiceSource, EventCalled, GameEvent, ModeEvents } from './state/event.ts';
export { byId, extend, type Game, type Library, type OwnCards } from './game/game.ts';
export { StepMachine } from './kernel/machine.ts';
export type { Machine, Position } from './game/machine.ts';
export { finish } from './game/change.ts';
export type * from './game/report.ts';
export { newGame } from './position/newGame.ts';
export { OPTION_NAMES, type OptionName, OPTIONS, type Options, RULING_OPTIONS } from './game/options.ts';
export type { Armor, Brought, Mode, ModePlan, ModePlans, TargetObject } from './game/mode.ts';
export { chance, choice, step } from './kernel/steps.ts';
export type { Random } from './game/machine.ts';
export type { Steps } from './state/frame.ts';
export type { Authority } from './outside/authority.ts';
export type { Author, Correction, Entry, Timed, Voice } from './outside/entry.ts';
export { lateUses } from './outside/lateUses.ts';
export { entryOf, type Spoken } from './outside/message.ts';
export type { Message, Offer, Wish } from './outside/message.ts';
export { scaled } from './movement/push.ts';
export { contesting } from './queries/contesting.ts';
export { claimant } from './objectives/control.ts';
export * from './report/curve.ts';
export * from './report/diceRolled.ts';
export * from './report/turnHistory.ts';
export * from './report/report.ts';
export * from './report/timeUsed.ts';
export * from './report/totals.ts';
export { type Goal, isMeantBy, isReachedBy } from './position/goal.ts';
export { beginGame, SetupError } from './position/place.ts';
export * from './position/setup.ts';
export { areasWithin, geometric, moveAreas } from './space/geometric.ts';
export type { Disc, Space } from './game/space.ts';
export { CONSTANTS, type Constants, type Ingress, type TerrainPart, type Table, tableOf } from '@faultline/geometry';
export { OPEN_TABLE } from './space/openTable.ts';
export { canonical, hashOf } from './state/hash.ts';
export * from './state/ids.ts';
export { changeScore } from './state/change.ts';
export { byText } from './state/lists.ts';
export type { CoreEnding, Endings, Open, Result, Score, Scores } from './state/open.ts';
export { copyState, type FaceDown, type State } from './state/state.ts';
export type { Character, Unit } from './state/unit.ts';
export * from './modes/index.ts';
export { whyNotPass, whyNotReserve } from './turn/order.ts';
export { type Clash, clashesIn, type Replacement } from './team/clashes.ts';
export { drawSquads } from './team/draw.ts';
export { ERAS, erasOf } from './team/eras.ts';
export { COHESION, filled } from './team/fill.ts';
export { type Candidate, candidatesFor } from './team/fitting.ts';
export { type Help, helpsIn, type Scripted } from './team/helps.ts';
export { kinship, sharedTags } from './team/kinship.ts';
export { FORMATS, formatOf, RANKS, type SquadList, type TeamFormat, type TeamList } from './team/list.ts';
export { amongFirst, orderDeck, type Share, turnCards } from './team/orderOdds.ts';
export { placesIn, type TeamPlace, unitAt, withUnitAt } from './team/places.ts';
export { whyNotPlayable } from './team/whyNotPlayable.ts';
export { erasShared } from './team/whyNotSquad.ts';
export { whyNotTeam } from './team/whyNotTeam.ts';
export { type Cause, causeOf } from './state/cause.ts';
export { ACTIONS, type ActionKind } from './cards/actionKind.ts';
export { isTactics } from './queries/battleTactics.ts';
export { meets } from './tokens/conditions.ts';
export { gained } from './tokens/momentum.ts';
export { areEngaged, engagedAt } from './queries/engagement.ts';
export { characterNamed, nameOfCharacter, nameOfUnit, unitNamed } from './game/find.ts';
export { RULES_VERSION } from './file/version.ts';
export { determinise, withOtherDice } from './view/determinise.ts';
export {
  type Between,
  between,
  type Facing,
  type Surroundings,
  surroundingsOf,
  withMoved,
} from './view/surroundings.ts';
export type { SeenTokens } from './view/tokens.ts';
export { type View, glimpseOf, viewFor, viewHash, type Viewer } from './view/view.ts';
export { type Closed, closedNow } from './why/closed.ts';
export { whyNotOffered, whyNotUse } from './why/offered.ts';
export { type DiceReason, type PoolReasons, type Thought, whyPools } from './why/pool.ts';
export { type Means, type PriceReason, type PriceReasons, whyPrice } from './why/price.ts';
export { type ReachReasons, whyNotMoving, whyReach } from './why/reach.ts';
export { type Widened, widenedNow } from './why/widened.ts';
