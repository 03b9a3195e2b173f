// The courses a campaign can take as a drawing: from left to right, the Aggressor's win above. Pure numbers.
import {
  coursesFrom,
  gainOf,
  type Role,
  ROLES,
  type Slot,
  slotAfter,
  type Step,
  victoryOf,
  type Victory,
} from '@faultline/campaign';

/** Whether it was played, is played now, can still come, or cannot any more. */
type Standing = 'played' | 'now' | 'possible' | 'gone';

interface CourseBox {
  readonly slot: Slot;
  readonly x: number;
  readonly y: number;
  readonly standing: Standing;
}

interface CourseLink {
  readonly winner: Role;
  /** From a box to the mark of who wins it, and on to what follows. */
  readonly from: readonly [x: number, y: number];
  readonly mark: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly standing: Standing;
}

export interface CourseEnd {
  readonly x: number;
  readonly y: number;
  readonly victory: Victory;
  readonly experience: readonly [aggressor: number, sentinel: number];
  readonly standing: Standing;
}

export interface CourseShape {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly CourseBox[];
  readonly links: readonly CourseLink[];
  readonly ends: readonly CourseEnd[];
}

export interface CourseSizes {
  /** A box, and from one column of boxes to the next. */
  readonly box: readonly [width: number, height: number];
  readonly column: number;
  readonly row: number;
  /** Room for how it ends. */
  readonly label: number;
}

export const WIDE: CourseSizes = { box: [100, 34], column: 146, row: 44, label: 216 };
export const NARROW: CourseSizes = { box: [34, 30], column: 64, row: 34, label: 84 };

const LONGEST = 4;
/** From the last mark to how it ends. */
const TAIL = 28;

const begins = (course: readonly Step[], with_: readonly Step[]): boolean =>
  with_.every(({ slot, winner }, i) => course[i]?.slot === slot && course[i]?.winner === winner);

/** All courses, or only those that can still happen from where the campaign stands. */
export function courseShape(
  played: readonly Step[],
  lastChanceAfterFinal: boolean,
  { box: [boxWidth, boxHeight], column, row, label }: CourseSizes,
  onlyOpen = false,
): CourseShape {
  const root = onlyOpen ? played : [];
  const leaves = coursesFrom(root, lastChanceAfterFinal);
  const middle = (steps: readonly Step[]): number => {
    const under = leaves.flatMap((leaf, i) => (begins(leaf, steps) ? [i] : []));
    return (((under[0] ?? 0) + (under.at(-1) ?? 0)) / 2 + 0.5) * row;
  };
  const left = (depth: number): number => (depth - root.length) * column + 2;
  const standingOf = (steps: readonly Step[]): Standing => {
    if (!begins(played, steps)) return begins(steps, played) ? 'possible' : 'gone';
    return steps.length < played.length ? 'played' : 'now';
  };
  const depth = onlyOpen ? Math.max(...leaves.map((leaf) => leaf.length - root.length)) : LONGEST;
  const endX = depth * column - (column - boxWidth) / 2 + TAIL;
  const drawn = { boxes: [] as CourseBox[], links: [] as CourseLink[], ends: [] as CourseEnd[] };
  const draw = (steps: readonly Step[]): void => {
    const slot = slotAfter(steps, lastChanceAfterFinal);
    const y = middle(steps);
    if (slot === null) {
      const standing = begins(played, steps) ? 'played' : begins(steps, played) ? 'possible' : 'gone';
      drawn.ends.push({ x: endX, y, victory: victoryOf(steps), experience: experienceAfter(steps), standing });
      return;
    }
    const x = left(steps.length);
    drawn.boxes.push({ slot, x, y, standing: standingOf(steps) });
    for (const winner of ROLES) {
      const next = [...steps, { slot, winner }];
      const isPlayed = begins(played, next);
      const standing = isPlayed ? 'played' : begins(next, played) ? 'possible' : 'gone';
      const markX = x + boxWidth + (column - boxWidth) / 2;
      const isEnd = slotAfter(next, lastChanceAfterFinal) === null;
      drawn.links.push({
        winner,
        from: [x + boxWidth, y],
        mark: [markX, middle(next)],
        to: [isEnd ? endX : left(next.length), middle(next)],
        standing,
      });
      draw(next);
    }
  };
  draw(root);
  const height = Math.max(leaves.length * row, boxHeight + 4);
  return { width: endX + label, height, ...drawn };
}

function experienceAfter(steps: readonly Step[]): readonly [number, number] {
  const sum = (role: Role): number => steps.reduce((all, { winner }) => all + gainOf(role, winner), 0);
  return [sum('aggressor'), sum('sentinel')];
}
