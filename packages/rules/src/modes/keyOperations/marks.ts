import type { OperationIcon } from '../../cards/operationCard.ts';
import type { Position } from '../../game/machine.ts';
import type { Objective } from '../../state/open.ts';
import { liesAt } from './pieces.ts';
import { stageCard } from './score.ts';

const ICONS: readonly OperationIcon[] = ['crit', 'strike', 'expertise', 'failure', 'block'];

/** KO-CARD-07: what the Stage's map makes of an objective; null where it says nothing. */
export const markOn = (p: Position, key: string): string | null =>
  stageCard(p)?.active.find((objective) => objective.key === key)?.mark ?? null;

/** By the Stage's map, as a piece, or because a piece lies on it. */
export const isMarked = (p: Position, objective: Objective, mark: string): boolean =>
  objective.key === mark || markOn(p, objective.key) === mark || liesAt(p, mark, objective);

/** The result that is printed beside an objective, where its mark is one. */
export const iconOn = (p: Position, key: string): OperationIcon | null =>
  ICONS.find((icon) => icon === markOn(p, key)) ?? null;
