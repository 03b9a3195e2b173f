import type { Ability, MissionCard } from '@faultline/rules';
import { CardError } from './fields.ts';
import { readMission } from './readMission.ts';
import type { Script } from './script.ts';

/** A mission's folder: its cards, and what the abilities printed on its Struggle Cards do. */
export interface MissionFolder {
  readonly card: MissionCard;
  readonly abilities: readonly Ability[];
}

export function mission(file: unknown, scripts: Readonly<Record<string, Script>> = {}): MissionFolder {
  const { abilities: printed, ...card } = readMission(file);
  const abilities = printed.map((ability): Ability => {
    const clauses = scripts[ability.id];
    if (!clauses) throw new CardError(`${card.id}: the ability "${ability.id}" does nothing yet.`);
    return { ...ability, clauses };
  });
  return { card, abilities };
}
