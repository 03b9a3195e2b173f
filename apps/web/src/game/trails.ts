import type { GameEvent, Open, Seat } from '@faultline/rules';
import type { Trail } from '../board/scene.ts';
import type { Chapter } from '../port/port.ts';
import { standingSince } from './standing.ts';

export const isMove = (event: GameEvent): event is Extract<GameEvent, { event: 'moved' | 'placed' | 'pushed' }> =>
  event.event === 'moved' || event.event === 'placed' || event.event === 'pushed';

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
    .flatMap(({ character, from, to }) => {
      const moved = characters[character];
      const seat = units[moved?.unit ?? -1]?.seat;
      const ends = { from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] } };
      return moved ? [{ ...ends, side: seat === me ? ('a' as const) : ('b' as const), r: moved.r }] : [];
    });
}
