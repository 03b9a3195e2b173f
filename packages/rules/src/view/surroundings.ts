import { type Disc, type SightLine, sight } from '@faultline/geometry';
import type { Range } from '../cards/unitCard.ts';
import type { Place } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import { fieldOf } from '../space/geometric.ts';
import { otherSeat } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import { areEngaged } from '../queries/engagement.ts';
import { basesOfSeat, characterNamed, discOf, nameOfCharacter, unitOf } from '../game/find.ts';

/** Who is where to whom, by the rules' own answers. It changes nothing; names are lasting names. */
export interface Surroundings {
  /** Characters Engaged with one another: one of the first seat, one of the second. */
  readonly engaged: readonly (readonly [string, string])[];
  /** From the character looked at to each enemy. */
  readonly enemies: readonly Facing[];
}

/** What lies between two bases or spots. */
export interface Between {
  /** Edge to edge in the plan. */
  readonly distance: number;
  /** The smallest Range that reaches; null beyond 5. */
  readonly range: Range | null;
  readonly seen: boolean;
  readonly line: SightLine;
  /** What stands between. */
  readonly blockedBy: string | null;
  /** Terrain that would give the second one cover against the first. */
  readonly cover: string | null;
}

/** An enemy seen from a character. */
export interface Facing extends Between {
  readonly name: string;
}

/** The position with a character standing elsewhere than now. */
export function withMoved(p: Position, character: string, [x, y, z]: Place): Position {
  const found = characterNamed(p.open, character);
  const characters = p.open.characters.map((c) => (c.id === found?.id ? { ...c, x, y, z, onTable: true } : c));
  return { game: p.game, open: { ...p.open, characters } };
}

/** `from` names the character whose enemies are looked at. */
export function surroundingsOf(p: Position, from: string | null): Surroundings {
  const viewer = from === null ? null : characterNamed(p.open, from);
  return {
    engaged: engagedPairs(p),
    enemies: viewer?.onTable ? enemiesOf(p, viewer).map((enemy) => facing(p, viewer, enemy)) : [],
  };
}

const engagedPairs = (p: Position): (readonly [string, string])[] =>
  basesOfSeat(p, 0).flatMap((mine) =>
    basesOfSeat(p, 1)
      .filter((theirs) => areEngaged(p, mine, theirs))
      .map((theirs) => [nameOfCharacter(p, mine.id), nameOfCharacter(p, theirs.id)] as const),
  );

const enemiesOf = (p: Position, c: Character): Character[] => basesOfSeat(p, otherSeat(unitOf(p, c.id).seat));

const RANGES: readonly Range[] = [1, 2, 3, 4, 5];

/** The ruler: the same answers that rules are decided by. */
export function between(p: Position, a: Disc, b: Disc): Between {
  const { clear, line, blockedBy } = sight(fieldOf(p), a, b);
  return {
    distance: p.game.space.within(p, a, b, 5).distance,
    range: RANGES.find((range) => p.game.space.within(p, a, b, range).holds) ?? null,
    seen: clear,
    line,
    blockedBy: clear ? null : (blockedBy[0] ?? null),
    cover: p.game.space.coveringPart(p, a, b),
  };
}

const facing = (p: Position, viewer: Character, enemy: Character): Facing => ({
  name: nameOfCharacter(p, enemy.id),
  ...between(p, discOf(viewer), discOf(enemy)),
});
