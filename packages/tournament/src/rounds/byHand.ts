// Pairings changed by hand before they are posted, and what the organiser should know about the change.
import type { PlayerId, Round } from '../event/event.ts';
import { Rating } from '../pairing/rating.ts';
import { type Reason, reason } from '../reason.ts';
import { plays } from '../queries/current.ts';

/** Two players change places: two seats, or a seat and the bye. */
export function swapped(round: Round, one: PlayerId, other: PlayerId): Round {
  const turn = (player: PlayerId): PlayerId => (player === one ? other : player === other ? one : player);
  return {
    ...round,
    byHand: true,
    bye: round.bye === null ? null : turn(round.bye),
    matches: round.matches.map((match) => ({ ...match, a: turn(match.a), b: turn(match.b) })),
  };
}

export function swapNotes(round: Round, players: readonly PlayerId[]): readonly Reason[] {
  const field = round.record?.field;
  if (field === undefined) return [];
  const rating = new Rating(field.players, field.meetings);
  const touched = round.matches.filter((match) => players.some((player) => plays(match, player)));
  const notes = touched.flatMap(({ a, b }): Reason[] => {
    const lastMet = rating.lastMet(a, b);
    const [from, to] = [rating.groups[rating.groupOf(a)]?.points, rating.groups[rating.groupOf(b)]?.points];
    return [
      ...(lastMet > 0
        ? [reason('rematch', 'SD-PAIR-09', `${a} and ${b} met in round ${lastMet}.`, { a, b, lastMet })]
        : []),
      ...(from !== to ? [reason('unequal', 'SD-SWS-03', `${a} and ${b} have different event points.`, { a, b })] : []),
    ];
  });
  const bye = field.players.find(({ player }) => player === round.bye);
  const fewest = field.players.reduce((least, { byes }) => Math.min(least, byes), bye?.byes ?? 0);
  if (bye !== undefined && players.includes(bye.player) && bye.byes > fewest) {
    const says = `${bye.player} has had a bye, others have had fewer.`;
    notes.push(reason('secondBye', 'SD-BYE-03', says, { player: bye.player, byes: bye.byes }));
  }
  return notes;
}
