import type { Scene } from '../board/scene.ts';

/** So much of the table, from its lower edge, lies under a question. */
const COVERED = 0.28;

interface Asked {
  readonly y: number;
  readonly side?: 'a' | 'b';
  readonly choice?: boolean;
}

/** Who may be chosen is to be seen first; then the own side. */
const weightOf = ({ side, choice }: Asked): number => (choice ? 3 : side === 'b' ? 1 : 1.01);

/** Whether the question goes to the upper edge: where what it is about lies below, or, if it is about nobody, where it
 *  would cover more figures below than above, above all those that may be chosen. */
export function isBelow({ bases, focus, size }: Pick<Scene, 'bases' | 'focus' | 'size'>, flipped: boolean): boolean {
  const acting = bases.filter(({ selected, threatened }) => selected || threatened);
  const asked: readonly Asked[] = acting.length > 0 ? acting : focus ? [{ y: (focus.south + focus.north) / 2 }] : bases;
  const weightAt = (lies: (at: number) => boolean): number =>
    asked.filter(({ y }) => lies((flipped ? size - y : y) / size)).reduce((sum, each) => sum + weightOf(each), 0);
  return weightAt((at) => at < COVERED) > weightAt((at) => at > 1 - COVERED);
}
