import type { GameEvent, Open, Seat } from '@faultline/rules';
import type { Spot, Trail } from '../board/scene.ts';
import type { Moved } from '../port/moved.ts';
import type { Chapter } from '../port/port.ts';
import { standingSince } from './standing.ts';
import { wayAlong } from './way.ts';

type Move = Moved | Extract<GameEvent, { event: 'placed' | 'pushed' }>;

export const isMove = (event: GameEvent): event is Move =>
  event.event === 'moved' || event.event === 'placed' || event.event === 'pushed';

/** Where somebody came along, from corner to corner. */
export const wayOf = (move: Move): readonly Spot[] =>
  wayAlong(move.from, move.to, move.event === 'moved' ? move.tool : undefined);

/** How everybody moved in the other side's last activation, until somebody of the own side has moved in answer. */
export function trailsIn(story: readonly Chapter[], { units, characters }: Open, me: Seat): readonly Trail[] {
  const activates = (event: GameEvent, theirs: boolean): boolean =>
    event.event === 'activated' && (units[event.unit]?.seat !== me) === theirs;
  const told = standingSince(story, (event) => activates(event, true));
  const begun = told.findIndex((event) => activates(event, true));
  if (begun < 0) return [];
  const mine = told.findIndex((event, i) => i > begun && activates(event, false));
  if (mine >= 0 && told.slice(mine).some(isMove)) return [];
  return told
    .slice(begun, mine < 0 ? told.length : mine)
    .filter(isMove)
    .flatMap((move) => {
      const moved = characters[move.character];
      const seat = units[moved?.unit ?? -1]?.seat;
      return moved ? [{ way: wayOf(move), side: seat === me ? ('a' as const) : ('b' as const), r: moved.r }] : [];
    });
}
