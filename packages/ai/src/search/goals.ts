import { applyInPlace, copyState, type Game, type Random, type State } from '@faultline/rules';
import type { Choice } from '../greedy/choice.ts';
import type { Planner } from '../greedy/planner.ts';
import { distinct } from './candidates.ts';
import type { Goal } from './plan.ts';

/** Of so many places some may have the same aim. */
const LOOKED_AT = 12;

/** Nearer than this to an objective or an enemy a place is meant for it, in hundredths of a millimetre. */
const NEAR = 4 * 2540;

/** What somebody goes somewhere for: the objective and the enemy nearest to the place, if any is near. */
function aimOf({ open }: State, { answer: { option, to } }: Choice): string {
  if (!to) return option;
  const near = (things: readonly { readonly x: number; readonly y: number }[]): number => {
    let [nearest, least] = [-1, NEAR];
    things.forEach(({ x, y }, at) => {
      const gap = Math.hypot(x - to[0], y - to[1]);
      if (gap < least) [nearest, least] = [at, gap];
    });
    return nearest;
  };
  const objectives = open.objectives.filter(({ active }) => active);
  const own = open.decision?.seat;
  const enemies = open.characters.filter((c) => c.onTable && open.units[c.unit]?.seat !== own);
  return `${near(objectives)}/${near(enemies)}`;
}

/** A Move action goes to so many places at most, each with another aim; other choices, and none for 0, stay as they are. */
export function goalsOf(
  game: Game,
  planner: Planner,
  state: State,
  choice: Choice,
  most: number,
  random: Random,
): readonly Goal[] {
  const { decision, version } = state.open;
  if (most === 0 || choice.answer.option !== 'move' || !decision) return [choice];
  const moved = copyState(state);
  const { seat } = decision;
  if ('refused' in applyInPlace(game, moved, { seat, version, answer: choice.answer })) return [choice];
  if (moved.open.decision?.step !== 'move.offer') return [choice];
  const apart: Choice[] = [];
  for (const place of distinct(planner.weigh(moved), LOOKED_AT, random))
    if (apart.length < most && !apart.some((each) => aimOf(moved, each) === aimOf(moved, place))) apart.push(place);
  const best = apart[0]?.value ?? 0;
  return apart.map((place) => ({ ...choice, value: choice.value + place.value - best, goes: place.answer }));
}
