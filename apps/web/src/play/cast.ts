import type { Open } from '@faultline/rules';
import { type Cast, castOf } from '@faultline/text';
import type { Messages } from '../i18n/messages.ts';
import type { Playing } from '../port/port.ts';

/** Everybody in a game by the names people use; the players by who sits where. */
export function castFor({ cards, players, names }: Playing, open: Open, { words, play }: Messages): Cast {
  const together = players.every((player) => player === 'person');
  const name = (seat: 0 | 1): string => {
    if (together) return play.player(seat + 1);
    return players[seat] === 'person' ? play.you : (names?.[seat] ?? play.computer);
  };
  return castOf(cards, words, open, [name(0), name(1)]);
}
