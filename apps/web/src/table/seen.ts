import type { Scene } from '../board/scene.ts';
import type { Game } from '../game/game.ts';
import type { Settings } from '../shell/settings.ts';

/** Whether the northern edge is below. With two people at the screen the board turns once per Turn, or never. */
export function isSeenFromNorth({ view, me, playing }: Game, turning: Settings['turning']): boolean {
  const { seats, turn, active } = view.open;
  const together = playing.players.every((player) => player === 'person');
  if (together && turning === 'never') return seats[0].edge === 'north';
  return seats[together && turn > 0 ? active : me].edge === 'north';
}

/** So much of the table, from its lower edge, lies under a question. */
const COVERED = 0.28;

/** Whether what is asked about lies where the question would: then the question goes to the upper edge. */
export function isBelow({ bases, focus, size }: Pick<Scene, 'bases' | 'focus' | 'size'>, flipped: boolean): boolean {
  const acting = bases.filter(({ selected, threatened }) => selected || threatened);
  const asked = acting.length > 0 ? acting : focus ? [{ y: (focus.south + focus.north) / 2 }] : [];
  const heights = asked.map(({ y }) => (flipped ? size - y : y) / size);
  const below = heights.filter((height) => height < COVERED).length;
  const above = heights.filter((height) => height > 1 - COVERED).length;
  return below > above;
}
