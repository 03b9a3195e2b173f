import { otherSeat } from '@faultline/rules/names';
import type { Open } from '@faultline/rules';
import type { Chosen } from '../port/engine.ts';

/** The same game with the teams on each other's chairs; a team that had a role keeps it. */
export function swapped({ teams, plan, ...rest }: Chosen, { score }: Open): Chosen {
  const chairs = { ...rest, teams: [teams[1], teams[0]] as const };
  if (!plan) return chairs;
  const roles = 'aggressor' in score ? { aggressor: otherSeat(score.aggressor) } : {};
  return { ...chairs, plan: { ...plan, plan: { ...plan.plan, ...roles } } };
}
