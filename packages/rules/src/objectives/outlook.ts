import type { Position } from '../game/machine.ts';
import { nameOfCharacter } from '../game/find.ts';
import type { ObjectiveOutlook } from '../game/report.ts';
import { reasonOf } from '../state/decision.ts';
import type { Seat } from '../state/ids.ts';
import { countOf } from './control.ts';

/** CR-OBJ-02 to CR-OBJ-10: who controls an objective when control is next determined, and why. */
export function objectiveOutlook(p: Position, key: string): ObjectiveOutlook | null {
  const objective = p.open.objectives.find((o) => o.key === key);
  if (!objective) return null;
  const { taker, counted, rule } = countOf(p, objective);
  const names = (seat: Seat): string => counted[seat].map((c) => nameOfCharacter(p, c.id)).join(', ');
  const why = reasonOf(rule, 'rules', { first: names(0), second: names(1) });
  return { objective: key, now: objective.control, next: taker ?? objective.control, why };
}

/** Every Active objective. */
export const objectivesOutlook = (p: Position): ObjectiveOutlook[] =>
  p.open.objectives.flatMap(({ key, active }) => (active ? (objectiveOutlook(p, key) ?? []) : []));
