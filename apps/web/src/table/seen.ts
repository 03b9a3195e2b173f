import type { Scene } from '../board/scene.ts';

/** So much of the table, from its lower edge, lies under a question. */
const COVERED = 0.28;

/** Whether what is asked about, or where nothing is the own side, lies where the question would: then it goes to the upper edge. */
export function isBelow({ bases, focus, size }: Pick<Scene, 'bases' | 'focus' | 'size'>, flipped: boolean): boolean {
  const acting = bases.filter(({ selected, threatened }) => selected || threatened);
  const own = bases.filter(({ side }) => side === 'a');
  const asked = acting.length > 0 ? acting : focus ? [{ y: (focus.south + focus.north) / 2 }] : own;
  const heights = asked.map(({ y }) => (flipped ? size - y : y) / size);
  const below = heights.filter((height) => height < COVERED).length;
  const above = heights.filter((height) => height > 1 - COVERED).length;
  return below > above;
}
