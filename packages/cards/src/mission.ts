import type { Ability, MissionCard } from '@faultline/rules';
import type { PrintedMission } from './readMission.ts';
import type { Script } from './script.ts';

/** A mission's folder: its cards, and what the abilities printed on its Struggle Cards do. */
export interface MissionFolder {
  readonly card: MissionCard;
  readonly abilities: readonly Ability[];
}

/** Taken as it is: checked in Node, like the units (checked.ts). */
export function mission(file: unknown, scripts: Readonly<Record<string, Script>> = {}): MissionFolder {
  const { abilities: printed, ...card } = file as PrintedMission;
  return { card, abilities: printed.map((ability) => ({ ...ability, clauses: scripts[ability.id] ?? [] })) };
}
