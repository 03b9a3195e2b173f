import type { Machine, Position } from '../machine/machine.ts';
import type { Seat } from '../state/ids.ts';
import type { Objective } from '../state/open.ts';
import type { Character } from '../state/unit.ts';
import { discOf, isWounded, objectiveDisc, unit } from '../units/find.ts';

/** CR-OBJ-02: who contests an Active objective. */
export function contesting(p: Position, objective: Objective): Character[] {
  if (!objective.active) return [];
  const token = objectiveDisc(p, objective);
  return p.open.characters.filter(
    (c) => c.onTable && !isWounded(unit(p, c.unit)) && p.game.space.within(p, discOf(c), token, 2).holds,
  );
}

/** CR-OBJ-05 to CR-OBJ-10: who takes control now; null leaves it as it was. */
export function claimant(p: Position, objective: Objective): Seat | null {
  const all = contesting(p, objective);
  const token = objectiveDisc(p, objective);
  const level = all.filter((c) => p.game.space.sameElevation(p, discOf(c), token));
  const counted = level.length > 0 ? level : all;
  const first = counted.filter((c) => unit(p, c.unit).seat === 0).length;
  const second = counted.length - first;
  return first === second ? null : first > second ? 0 : 1;
}

/** An effect of a card sets the Control token, or takes it off. Returns whether anything changed. */
export function setControl(g: Machine, objective: Objective, seat: Seat | null): boolean {
  if (objective.control === seat) return false;
  objective.control = seat;
  g.emit({ event: 'control', objective: objective.key, seat });
  return true;
}

/** CR-OBJ-04, R-OBJ-4: every Active objective, from the same positions. */
export function determineControl(g: Machine): void {
  for (const objective of g.open.objectives) {
    const seat = claimant(g, objective);
    if (seat === null || seat === objective.control) continue;
    objective.control = seat;
    g.emit({ event: 'control', objective: objective.key, seat });
  }
}

export const controlled = (p: Position, seat: Seat): Objective[] =>
  p.open.objectives.filter((o) => o.active && o.control === seat);
