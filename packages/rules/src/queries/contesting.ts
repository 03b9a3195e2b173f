import type { Game } from '../game/game.ts';
import type { Position } from '../game/machine.ts';
import type { Objective } from '../state/open.ts';
import type { Character, Unit } from '../state/unit.ts';
import { discOf, isWounded, objectiveDisc, unit } from '../game/find.ts';

interface Contested {
  readonly at: Pick<Objective, 'x' | 'y' | 'z' | 'r'>;
  readonly by: readonly Character[];
}

/** As long as nobody moves and nobody is wounded: opponents ask it a hundred times of the same table. */
interface Known {
  readonly game: Game;
  readonly units: readonly Unit[];
  readonly all: Contested[];
}

const known = new WeakMap<readonly Character[], Known>();

function knownOf({ game, open: { characters, units } }: Position): Known {
  const before = known.get(characters);
  if (before?.units === units && before.game === game) return before;
  const fresh: Known = { game, units, all: [] };
  known.set(characters, fresh);
  return fresh;
}

/** CR-OBJ-02: who contests an Active objective. */
export function contesting(p: Position, objective: Objective): readonly Character[] {
  if (!objective.active) return [];
  const { all } = knownOf(p);
  const { x, y, z, r } = objective;
  for (const { at, by } of all) if (at.x === x && at.y === y && at.z === z && at.r === r) return by;
  const token = objectiveDisc(p, objective);
  const by = p.open.characters.filter(
    (c) => c.onTable && !isWounded(unit(p, c.unit)) && p.game.space.within(p, discOf(c), token, 2).holds,
  );
  all.push({ at: objective, by });
  return by;
}
