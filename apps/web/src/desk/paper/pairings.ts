import { type EventState, type Match, nameOf, type Round } from '@faultline/tournament';
import type { DeskWords } from '../../i18n/deskWords.ts';

export interface Place {
  readonly player: string;
  readonly where: string;
  readonly opponent: string;
}

/** People find themselves by name. */
export function byName(state: EventState, round: Round, w: DeskWords): readonly Place[] {
  const seats = round.matches.flatMap(({ a, b, table }) => [
    { player: nameOf(state, a), where: `${table}`, opponent: nameOf(state, b) },
    { player: nameOf(state, b), where: `${table}`, opponent: nameOf(state, a) },
  ]);
  const alone = [
    ...(round.bye === null ? [] : [{ player: nameOf(state, round.bye), where: '–', opponent: w.bye }]),
    ...round.through.map((player) => ({ player: nameOf(state, player), where: '–', opponent: w.through })),
  ];
  return [...seats, ...alone].sort((one, other) => one.player.localeCompare(other.player));
}

export const byTable = (round: Round): readonly Match[] =>
  [...round.matches].sort((one, other) => one.table - other.table);
