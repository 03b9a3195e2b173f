import { OPERATIONS, type OperationFolder } from '@faultline/cards/operations';
import { TABLES } from '@faultline/geometry';
import { CONSTANTS, objectivesOf, whyNotMap } from '@faultline/rules';
import { whyNotPlayed } from '@faultline/rules/modes';
import type { OperationOffer } from '../port/teamBuilder.ts';

/** Every Key Operation as one chooses it. */
export const operationOffers = (): readonly OperationOffer[] => OPERATIONS.map(offerOf);

function offerOf(folder: OperationFolder): OperationOffer {
  const { card, readings } = folder;
  return {
    card,
    map: objectivesOf(card, 'south', CONSTANTS.size).map(({ x, y }) => ({ x, y })),
    faults: Object.fromEntries(Object.entries(TABLES).map(([id, table]) => [id, whyNotMap(table, card)])),
    readings,
    waits: whyNotPlayed(folder),
  };
}
