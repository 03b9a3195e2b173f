import { OPERATIONS, withOperations } from '@faultline/cards/operations';
import type { Game, Library, ObjectiveSetup } from '@faultline/rules';
import type { ToldOperation, ToldScore } from '../told.ts';

/** The cards a scenario file can name. */
export const withAll = (library: Library): Library => withOperations(library, OPERATIONS);

export const operationNames = OPERATIONS.map(({ card }) => card.id);
export const stageNames = OPERATIONS.flatMap(({ card }) => card.stages.map(({ id }) => id));

const seatOf = (side: ToldOperation['aggressor']): 0 | 1 => (side === 'blue' ? 1 : 0);

/** The first Stage, with the red side as the Aggressor, where a file says nothing else. */
export function operationScore({ operation, tracker }: ToldScore): Readonly<Record<string, unknown>> {
  const card = OPERATIONS.find((folder) => folder.card.id === operation?.name)?.card;
  return {
    operation: operation?.name ?? '',
    aggressor: seatOf(operation?.aggressor),
    rolesDrawn: false,
    stage: operation?.stage ?? card?.stages[0]?.id ?? null,
    opening: false,
    momentum: [tracker?.momentum?.red ?? 0, tracker?.momentum?.blue ?? 0],
    locked: operation?.locked ?? false,
  };
}

export const operationPlan = ({ operation }: ToldScore) =>
  operation === undefined ? undefined : { operation: operation.name, aggressor: seatOf(operation.aggressor) };

/** The map of the operation, from the Aggressor's edge, as the Stage shows it. */
export function operationMap({ operation }: ToldScore, game: Game, south: boolean): ObjectiveSetup[] | null {
  const card = game.library.operations?.[operation?.name ?? '']?.card;
  if (!card) return null;
  const stage = card.stages.find(({ id }) => id === operation?.stage) ?? card.stages[0];
  const { size } = game.constants;
  return card.objectives.map(({ key, x, y }) => {
    const shown = stage?.active.find((objective) => objective.key === key);
    const at = south ? ([x, size - y, 0] as const) : ([size - x, y, 0] as const);
    return { key, at, active: shown !== undefined, priority: shown?.priority ?? false };
  });
}
