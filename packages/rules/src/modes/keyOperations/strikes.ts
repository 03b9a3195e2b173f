import { unit } from '../../game/find.ts';
import type { Mode } from '../../game/mode.ts';
import { strikeOf } from './nearness.ts';
import { operationOf } from './score.ts';
import { objects, targetNamed } from './targets.ts';
import { withControl } from './thought.ts';

/** KO-S1-05, KO-S1-06, KO-S1-08: through what the Unit that acts could attack when its Turn ends, with control as it will be then. */
export const objectsLater: Mode['objectsLater'] = (p, attacker) => {
  const { active, activation } = p.open;
  const { id, seat } = unit(p, attacker.unit);
  if (seat !== active || activation?.unit !== id) return [];
  const strike = strikeOf(p, operationOf(p).aggressor === seat ? 'aggressor' : 'sentinel');
  if (!strike) return [];
  const names = withControl(p)
    .open.objectives.filter(
      ({ key, control }) => strike.through.includes(key) && (!strike.controlled || control === seat),
    )
    .map(({ key }) => targetNamed(strike.target.id, key));
  return objects(p).filter(({ name }) => names.includes(name));
};
