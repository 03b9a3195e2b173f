import { type Line, sight } from '@faultline/geometry';
import type { Range } from '../cards/unitCard.ts';
import type { Place } from '../machine/decision.ts';
import type { Position } from '../machine/machine.ts';
import { countOf } from '../objectives/control.ts';
import { fieldOf } from '../space/geometric.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { Objective } from '../state/open.ts';
import type { Character } from '../state/unit.ts';
import { SPACES, walk } from '../struggle/tracker.ts';
import { areEngaged } from '../units/engagement.ts';
import { basesOfSeat, characterNamed, discOf, nameOfCharacter, unitOf } from '../units/find.ts';

/** What a position means, by the rules' own answers. It changes nothing; names are lasting names. */
export interface Outlook {
  /** Characters Engaged with one another: one of the first seat, one of the second. */
  readonly engaged: readonly (readonly [string, string])[];
  readonly objectives: readonly Held[];
  /** Where the Struggle token would lie if the Turn ended now; null where it would not be moved. */
  readonly token: number | null;
  /** From the character looked at to each enemy. */
  readonly enemies: readonly Facing[];
}

/** An Active objective: how many count for each seat, and who would hold it if control were determined now. */
interface Held {
  readonly key: string;
  readonly counts: readonly [number, number];
  readonly holder: Seat | null;
  /** Which rule says so. */
  readonly rule: string;
}

/** An enemy seen from a character. */
export interface Facing {
  readonly name: string;
  readonly distance: number;
  /** The smallest Range that reaches; null beyond 5. */
  readonly range: Range | null;
  readonly seen: boolean;
  readonly line: Line;
  /** What stands between. */
  readonly blockedBy: string | null;
  /** Terrain that would give this enemy cover against the character. */
  readonly cover: string | null;
}

/** Somebody standing elsewhere than now. */
export interface Moved {
  readonly character: string;
  readonly to: Place;
}

/** The position with somebody elsewhere. */
function withMoved(p: Position, moved: Moved | null): Position {
  const found = moved && characterNamed(p.open, moved.character);
  if (!found) return p;
  const [x, y, z] = moved.to;
  const characters = p.open.characters.map((c) => (c.id === found.id ? { ...c, x, y, z, onTable: true } : c));
  return { game: p.game, open: { ...p.open, characters } };
}

/** How things are, or would be with somebody moved; `from` names the character whose enemies are looked at. */
export function outlookOn(p: Position, from: string | null = null, moved: Moved | null = null): Outlook {
  const then = withMoved(p, moved);
  const viewer = from === null ? null : characterNamed(then.open, from);
  return {
    engaged: engagedPairs(then),
    objectives: then.open.objectives.filter(({ active }) => active).map((objective) => heldOf(then, objective)),
    token: tokenAfter(then),
    enemies: viewer?.onTable ? enemiesOf(then, viewer).map((enemy) => facing(then, viewer, enemy)) : [],
  };
}

const engagedPairs = (p: Position): (readonly [string, string])[] =>
  basesOfSeat(p, 0).flatMap((mine) =>
    basesOfSeat(p, 1)
      .filter((theirs) => areEngaged(p, mine, theirs))
      .map((theirs) => [nameOfCharacter(p, mine.id), nameOfCharacter(p, theirs.id)] as const),
  );

/** CR-OBJ-05 to CR-OBJ-10; nobody's majority leaves it with whom it was. */
function heldOf(p: Position, objective: Objective): Held {
  const { taker, counted, rule } = countOf(p, objective);
  const [first, second] = counted;
  return { key: objective.key, counts: [first.length, second.length], holder: taker ?? objective.control, rule };
}

/** CR-STRUG-02, CR-TURN-13: not in the first Turn. */
function tokenAfter(p: Position): number | null {
  const { active, objectives, turn, score } = p.open;
  if (score.mode !== 'standard' || turn <= 1) return null;
  const held = objectives.filter((each) => each.active && heldOf(p, each).holder === active);
  return walk(p, active, Math.min(held.length, 2 * SPACES)).path.at(-1) ?? score.token;
}

const enemiesOf = (p: Position, c: Character): Character[] => basesOfSeat(p, otherSeat(unitOf(p, c.id).seat));

const RANGES: readonly Range[] = [1, 2, 3, 4, 5];

function facing(p: Position, viewer: Character, enemy: Character): Facing {
  const [a, b] = [discOf(viewer), discOf(enemy)];
  const { clear, line, blockedBy } = sight(fieldOf(p), a, b);
  return {
    name: nameOfCharacter(p, enemy.id),
    distance: p.game.space.within(p, a, b, 5).distance,
    range: RANGES.find((range) => p.game.space.within(p, a, b, range).holds) ?? null,
    seen: clear,
    line,
    blockedBy: clear ? null : (blockedBy[0] ?? null),
    cover: p.game.space.coveringPart(p, a, b),
  };
}
