import type { Open } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import type { Hole } from '../board/scene.ts';
import type { StepName } from '../port/lesson.ts';

const INCH = 2540;

/** What a step is about on the table: a character or an objective, and how much round it, in inches. */
type Mattering = readonly (readonly [name: string, inches: number])[];

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
    ['ML', 3],
  ],
};

/** The holes of a step in the scrim: round whoever matters, where they stand now. */
export function holesOf(step: StepName, { characters, units, objectives }: Open): readonly Hole[] {
  return MATTERS[step].flatMap(([name, inches]) => {
    const objective = objectives.find(({ key }) => key === name);
    if (objective) return [{ x: objective.x, y: objective.y, r: inches * INCH }];
    const one = characters.find(({ unit, number }) => {
      const of = units[unit];
      return of && `${unitName(of)}.${number}` === name;
    });
    return one?.onTable ? [{ x: one.x, y: one.y, r: one.r + inches * INCH }] : [];
  });
}
