import { REPUBLIC, SHADOW } from '@faultline/cards';
import { surroundingsOf } from '@faultline/rules';
import { attackerIn } from '../../src/table/prospects.ts';
import { beginInNode, playedUntil } from './played.ts';

/** Somebody about to attack who sees an enemy, and from whom terrain hides another. */
export function blockedSight(seed: string): string {
  const { game } = beginInNode(seed, [REPUBLIC.mission, SHADOW.mission]);
  return playedUntil(seed, (decision, open) => {
    const { enemies } = surroundingsOf({ game, open }, attackerIn(decision));
    const near = enemies.filter(({ range }) => range !== null);
    return near.some(({ seen }) => seen) && near.some(({ blockedBy }) => blockedBy !== null);
  });
}
