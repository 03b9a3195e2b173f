// The space of the game: pure functions over plain data, integers in hundredths of a millimetre.

export { type Area, hasPlace, placeAreas, reachAreas } from './area.ts';
export { type Battlefield, type Floor, prepare, type Solid, tableOf } from './battlefield.ts';
export { CONSTANTS, type Constants, type RangeNumber } from './constants.ts';
export { type CoverFacts, coveringParts, explainCover, hasTerrainCover } from './cover.ts';
export { type Direction, directionOf, isDirection } from './direction.ts';
export { draw, type Frame, type Mark, type View } from './draw.ts';
export { compareElevation, type ElevationOf, isHigher, sameElevation } from './elevation.ts';
export { type Engagement, engaged, explainEngagement } from './engagement.ts';
export { partsWithoutTwin } from './half-turn.ts';
export { exitsOf, type IngressFault, ingressNear, whyNotEnter, whyNotExit } from './ingress.ts';
export {
  centreDistance,
  distance,
  distanceToPart,
  distanceToTableEdge,
  type Measured,
  measure,
  type TableEdge,
  unitDistance,
  within,
  withinPart,
} from './measure.ts';
export { type Move, type MoveFault, type Placement, whyNotEnd, whyNotMove, whyNotTool } from './move.ts';
export { type Contest, contests, explainContest, placeToken, type TokenPlace } from './objective.ts';
export { type PlaceFault, whyNotDeploy, whyNotDeployBeside, whyNotPlace } from './place.ts';
export { type Push, type Pushed, push, type Stop } from './push.ts';
export { quiz } from './quiz.ts';
export { type ReadTable, readTable } from './read-table.ts';
export { canRest, heightsAt, nearestRest, type RestFault, whyNotRest, whyNotSupported } from './rest.ts';
export type { Random } from './random.ts';
export { sampleMove } from './sample.ts';
export { sampleDeploy, sampleDirection, sampleExit, samplePlace } from './sample-place.ts';
export { type Found, findMove, type ReachFault } from './search.ts';
export { canSee, type SightLine, type Sight, sight } from './sight.ts';
export { joinSurfaces } from './surfaces.ts';
export type { Disc, Footprint, Ingress, TerrainPart, Ring, Surface, Table } from './table.ts';
export { TABLE_IDS, type TableId } from './tableIds.ts';
export { TABLES } from './tables.ts';
export { armLength, type MoveKind, type Point, type Tool } from './tool.ts';
export {
  type DirectionFault,
  type Heading,
  type Wedge,
  wedgeAllows,
  wedgeHolds,
  wedgeOf,
  whyNotDirection,
} from './wedge.ts';
