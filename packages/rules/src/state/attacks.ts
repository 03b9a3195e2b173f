import type { Aimed, AttackStep } from './attack.ts';
import type { GameEvent } from './event.ts';
import type { Open } from './open.ts';

/**
 * The attacks of a game, for whoever wants to know about one: the page, the simulator, scenario files.
 * One that goes on is read from the table, one that is over from the event that ended it.
 */

const BEFORE_POOLS: readonly AttackStep[] = ['type', 'target', 'pools'];
const BEFORE_ROLL: readonly AttackStep[] = [...BEFORE_POOLS, 'roll'];
const BEFORE_RESULTS: readonly AttackStep[] = [...BEFORE_ROLL, 'modify', 'charts'];

/** Whether the dice of both pools are known (step 4). */
export const arePoolsFormed = ({ step }: Aimed): boolean => !BEFORE_POOLS.includes(step);
/** Whether they have fallen (step 5). */
export const isRolled = ({ step }: Aimed): boolean => !BEFORE_ROLL.includes(step);
/** Whether the successes are determined (step 7); the rolls change no more. */
export const hasResults = ({ step }: Aimed): boolean => !BEFORE_RESULTS.includes(step);

/** The attack that goes on, the innermost of several; null where none has a target. One that is only answered is over. */
export function attackUnderWay({ resolutions }: Pick<Open, 'resolutions'>): Aimed | null {
  const found = resolutions.findLast(({ attack }) => attack && attack.target !== null && attack.step !== 'over');
  return (found?.attack as Aimed | undefined) ?? null;
}

/** The attack that was resolved last in these events. */
export function attackOver(events: readonly GameEvent[]): Aimed | null {
  const end = events.findLast((event) => event.event === 'attack-resolved');
  return end?.event === 'attack-resolved' ? end.record : null;
}

/** The attack that goes on now, or else the last one. The events are those that stand: without what was taken back. */
export const newestAttack = (open: Pick<Open, 'resolutions'>, events: readonly GameEvent[]): Aimed | null =>
  attackUnderWay(open) ?? attackOver(events);
