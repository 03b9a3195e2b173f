import type { CombatTree, Icon, TreeOption } from '../cards/unitCard.ts';
import { DIRECTED_ICONS } from '../cards/unitCard.ts';

/** CR-TREE-01, CR-TREE-03 to CR-TREE-05: what may be chosen after the path so far. */
export function optionsAfter(tree: CombatTree, path: readonly string[]): TreeOption[] {
  const last = path.at(-1);
  if (last === undefined) return tree.options.filter((option) => option.start);
  const reached = tree.paths.flatMap((way) =>
    way.from === last ? [way.to] : way.both && way.to === last ? [way.from] : [],
  );
  return tree.options.filter((option) => reached.includes(option.id) && !path.includes(option.id));
}

export const isDirected = (icon: Icon): boolean => DIRECTED_ICONS.some((directed) => directed === icon);

/** Pairs of icons of one option that come to the same in either order; decided by their kinds alone. */
export function commute(a: Icon, b: Icon): boolean {
  if (a === b) return true;
  const still = (icon: Icon): boolean => icon === 'damage' || icon === 'active';
  const token = (icon: Icon): boolean => isDirected(icon) && icon !== 'shove';
  return still(a) || still(b) || (token(a) && token(b));
}
