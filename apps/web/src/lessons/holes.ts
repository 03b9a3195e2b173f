import type { Open } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import type { Box, Hole, Scene } from '../board/scene.ts';
import type { StepName } from '../port/lesson.ts';

const INCH = 2540;

/** What a step is about on the table: a character or an objective, and how much round it, in inches; what is only
 *  spoken of need not be in the picture. */
type Mattering = readonly (readonly [name: string, inches: number, role?: 'spoken of'])[];

const MATTERS: Readonly<Record<StepName, Mattering>> = {
  reach: [
    ['a2.1', 6.5],
    ['BC', 3.6],
  ],
  engage: [
    ['a1.1', 6],
    ['b3.2', 3.2],
    ['BC', 3],
  ],
  dice: [
    ['a2.1', 1],
    ['b3.1', 1],
    ['b3.2', 1],
  ],
  cover: [
    ['a2.1', 1],
    ['b3.1', 1.5],
    ['b3.2', 1.2],
  ],
  tree: [
    ['a2.1', 1],
    ['b3.1', 1],
    ['b3.2', 1],
  ],
  shove: [
    ['a1.1', 1],
    ['b3.1', 2],
    ['BC', 3],
  ],
  wound: [
    ['a3.1', 1],
    ['a3.2', 1],
    ['b1.1', 1],
    ['b2.1', 1],
  ],
  control: [
    ['a2.1', 6],
    ['BC', 3.6],
    ['b3.1', 1],
  ],
  force: [
    ['a1.1', 4],
    ['b3.1', 3],
  ],
  reserve: [
    ['a1.1', 1.5],
    ['b3.1', 1.5],
    ['a3.1', 1.2],
    ['a3.2', 1.2],
  ],
  token: [
    ['a3.1', 6],
    ['a3.2', 6],
    ['ML', 3],
    ['BC', 3],
  ],
  win: [
    ['a2.1', 6.5],
    ['BC', 3.6],
    ['ML', 3, 'spoken of'],
  ],
};

interface Matter extends Hole {
  /** How far its rim lies from what matters itself. */
  readonly round: number;
  readonly isShown: boolean;
}

/** Whoever and whatever matters in a step, where they stand now. */
function mattersIn(step: StepName, { characters, units, objectives }: Open): readonly Matter[] {
  return MATTERS[step].flatMap(([name, inches, role]) => {
    const round = inches * INCH;
    const isShown = role !== 'spoken of';
    const objective = objectives.find(({ key }) => key === name);
    if (objective) return [{ x: objective.x, y: objective.y, r: round, round, isShown }];
    const one = characters.find(({ unit, number }) => {
      const of = units[unit];
      return of && `${unitName(of)}.${number}` === name;
    });
    return one?.onTable ? [{ x: one.x, y: one.y, r: one.r + round, round, isShown }] : [];
  });
}

/** So much round what matters is in the picture, however wide its hole is. */
const NEAR = 1.5 * INCH;

/** So much of the table lies under the board's tools, at the upper rim of a small screen. */
const UNDER_TOOLS = 2 * INCH;

/** The table as a step shows it: dimmed but for what matters, which a small screen has in the picture until a place is asked for. */
export function shownIn(step: StepName, scene: Scene, open: Open): Scene {
  const matters = mattersIn(step, open);
  const holes = matters.map(({ x, y, r }) => ({ x, y, r }));
  const asksForPlace = open.decision?.options.some(({ asks }) => asks !== undefined) ?? false;
  const shown = matters.filter(({ isShown }) => isShown);
  return asksForPlace || shown.length === 0 ? { ...scene, holes } : { ...scene, holes, focus: boxOf(shown) };
}

function boxOf(matters: readonly Matter[]): Box {
  const rims = matters.map(({ x, y, r, round }) => ({ x, y, r: r - round + Math.min(round, NEAR) }));
  return {
    west: Math.min(...rims.map(({ x, r }) => x - r)),
    east: Math.max(...rims.map(({ x, r }) => x + r)),
    south: Math.min(...rims.map(({ y, r }) => y - r)),
    north: Math.max(...rims.map(({ y, r }) => y + r)) + UNDER_TOOLS,
  };
}
