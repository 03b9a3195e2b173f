import type { Settings } from '../shell/settings.ts';
import type { Game } from './game.ts';

/** Whether the northern edge is below. With two people at the screen the board turns once per Turn, or never. */
export function isSeenFromNorth({ view, me, playing }: Game, turning: Settings['turning']): boolean {
  const { seats, turn, active } = view.open;
  const together = playing.players.every((player) => player === 'person');
  if (together && turning === 'never') return seats[0].edge === 'north';
  return seats[together && turn > 0 ? active : me].edge === 'north';
}
