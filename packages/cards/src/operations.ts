/** The Key Operations: cards, what their rules do, and the readings a table may choose. */
import crashLanding from '../operations/crash-landing/index.ts';
import exploreTheRuins from '../operations/explore-the-ruins/index.ts';
import extractTheAgent from '../operations/extract-the-agent/index.ts';
import foilTheHeist from '../operations/foil-the-heist/index.ts';
import jailBreak from '../operations/jail-break/index.ts';
import triggerAChainReaction from '../operations/trigger-a-chain-reaction/index.ts';
import type { OperationFolder } from './operation/operation.ts';

export {
  type OperationFolder,
  type OperationScripts,
  operation,
  rulesOf,
  rulesOfStage,
  wordsIn,
} from './operation/operation.ts';
export { CONVERSIONS, MOMENTUM_ABILITIES, type MomentumWord, type TrackerChange } from './operation/momentum.ts';
export { OPERATION_OPTIONS, type OperationOptionName } from './operation/options.ts';
export { readOperation } from './operation/readOperation.ts';

export const OPERATIONS: readonly OperationFolder[] = [
  exploreTheRuins,
  foilTheHeist,
  triggerAChainReaction,
  extractTheAgent,
  jailBreak,
  crashLanding,
];
