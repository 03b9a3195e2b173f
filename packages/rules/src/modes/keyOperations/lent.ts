import type { StageLoan } from '../../cards/operationCard.ts';
import type { Mode } from '../../game/mode.ts';
import type { Position } from '../../game/machine.ts';
import { isIn } from './inPlay.ts';
import { roleOf, stageCard } from './score.ts';

/** Abilities that Units have while a Stage is played, beside those of their cards. */

const NONE: readonly never[] = [];

const lendsNow = (p: Position): readonly StageLoan[] => stageCard(p)?.lends ?? NONE;

export const lentAbilities: Mode['lentAbilities'] = (p) => lendsNow(p).map(({ ability }) => ability);

/** KO-ROLE-03: those of a role, but for Units in a state that is left out. */
export const grantedAbilities: Mode['grantedAbilities'] = (p, u) => {
  const lends = lendsNow(p);
  if (lends.length === 0) return NONE;
  const role = roleOf(p, u.seat);
  return lends
    .filter(({ to, without }) => to === role && (without === undefined || !isIn(p, u.id, without)))
    .map(({ ability }) => ability);
};
