import type { Position } from '../game/machine.ts';
import type { Objective } from '../state/open.ts';
import type { Character } from '../state/unit.ts';
import { discOf, isWounded, objectiveDisc, unit } from '../game/find.ts';

/** CR-OBJ-02: who contests an Active objective. */
export function contesting(p: Position, objective: Objective): Character[] {
  if (!objective.active) return [];
  const token = objectiveDisc(p, objective);
  return p.open.characters.filter(
    (c) => c.onTable && !isWounded(unit(p, c.unit)) && p.game.space.within(p, discOf(c), token, 2).holds,
  );
}
