import type { Icon } from '../cards/unitCard.ts';
import type { Armor } from '../game/mode.ts';

/** KO-ARM-06, KO-ARM-07, KO-R-24: the boxes that can be covered next: those joined to a covered one, at the start the first. */
export function boxesOpen({ boxes, covered }: Armor): number[] {
  const empty = boxes.map((_, box) => box).filter((box) => !covered.includes(box));
  if (covered.length === 0) return empty.slice(0, 1);
  const joined = (a: number, b: number): boolean => boxes[a]?.next.includes(b) === true;
  return empty.filter((box) => covered.some((other) => joined(other, box) || joined(box, other)));
}

/** KO-ARM-09, KO-ARM-10, KO-R-29: those that an option with these icons covers; one icon in common is enough. */
export const boxesFitting = (armor: Armor, icons: readonly Icon[]): number[] =>
  boxesOpen(armor).filter((box) => armor.boxes[box]?.icons.some((icon) => icons.includes(icon)) === true);
