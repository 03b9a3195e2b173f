import { CONDITIONS, type Goal } from '@faultline/rules';
import { either, mapped, needs, number, record, type ScenarioShape, tagged, word } from './shape.ts';
import { steps } from './steps.ts';
import { unit } from './words.ts';

/** What a position asks of whoever acts in it, and the try that comes to mind first. The file's own steps are the best that is known. */

const ANYBODY = 'anybody';
const whose = either('a unit of this file, or anybody', word('anybody', [ANYBODY]), unit);

const kinds = {
  wound: whose,
  shove: whose,
  ...(Object.fromEntries(CONDITIONS.map((condition) => [condition, whose])) as Record<
    (typeof CONDITIONS)[number],
    typeof whose
  >),
};

const goal: ScenarioShape<Goal> = mapped(tagged('a goal', kinds, {}), ({ kind, value }, _node, r): Goal => {
  const named = value === ANYBODY ? null : r.known.names.lastingUnit(value);
  if (kind === 'wound' || kind === 'shove') return { kind, unit: named };
  return { kind: 'gain', unit: named, condition: kind };
});

const chance = number('a chance in percent', 0);

export const puzzle = record('a puzzle', {
  goal: needs(goal),
  obvious: needs(steps),
  chances: needs(record('the chances', { obvious: needs(chance), best: needs(chance) })),
});
