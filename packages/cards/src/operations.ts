/** The Key Operations: cards, what their rules do, and the readings a table may choose. */
import { type Ability, byId, type Library } from '@faultline/rules';
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

/** Abilities that its Stages lend to Units, as a library has them. */
const lentBy = ({ card, abilities }: OperationFolder): Ability[] =>
  (card.abilities ?? []).map((ability) => ({
    ...ability,
    clauses: (abilities[ability.id] ?? []) as Ability['clauses'],
  }));

/** A library that has these operations too, with what their Stages lend. */
export const withOperations = (library: Library, folders: readonly OperationFolder[]): Library => ({
  ...library,
  abilities: { ...library.abilities, ...byId(folders.flatMap(lentBy)) },
  operations: byOperation(folders),
});

const byOperation = (folders: readonly OperationFolder[]): Readonly<Record<string, OperationFolder>> =>
  Object.fromEntries(folders.map((folder) => [folder.card.id, folder]));

export const OPERATIONS: readonly OperationFolder[] = [
  exploreTheRuins,
  foilTheHeist,
  triggerAChainReaction,
  extractTheAgent,
  jailBreak,
  crashLanding,
];
