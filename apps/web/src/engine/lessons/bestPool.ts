import { attackAt, defenderOf, type Position } from '@faultline/rules';
import { waysOn } from '@faultline/odds';

/** The most damage that the best way on through the Combat Tree leads to; 0 where nobody walks it. */
export function bestPool(p: Position): number {
  const walking = attackAt(p, 'tree');
  if (!walking) return 0;
  const unit = p.open.units[p.open.characters[walking.attacker]?.unit ?? -1];
  const tree = p.game.library.units[unit?.card ?? '']?.stances[unit?.stance ?? 0]?.tree;
  const ways = tree ? waysOn(tree, defenderOf(p, walking.target, false), walking) : [];
  return walking.pool + Math.max(0, ...ways.map(({ damage }) => damage));
}
