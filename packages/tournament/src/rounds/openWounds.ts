// Wounds that nobody noted count as none. Which matches lack them, and which places hang on that (SD-TB-08).
import type { EventState, Round, Stage } from '../event/event.ts';
import { compare } from '../fraction.ts';
import { nameOf } from '../queries/entrants.ts';
import { type Reason, reason } from '../reason.ts';
import { standingsOf } from './standing.ts';
import type { Row } from '../standings/standings.ts';

export function woundsToNote(state: EventState, round: Round): readonly Reason[] {
  return round.matches
    .filter(({ result }) => result?.woundsOpen === true)
    .map(({ id, table, a, b }) => {
      const names = [nameOf(state, a), nameOf(state, b)];
      const says = `Round ${round.n}, table ${table}, ${names.join(' and ')}: Wounds not entered; they count as 0.`;
      return reason('woundsOpen', 'SD-TB-08', says, { match: id, round: round.n, table, names });
    });
}

/** Neighbours whose order the Wounds decide, while some of theirs are not noted. */
export function placesOnOpenWounds(state: EventState, stage: Stage): readonly Reason[] {
  const rows = standingsOf(state, stage).filter(({ rank }) => rank !== null);
  return rows.flatMap((row, at) => {
    const next = rows[at + 1];
    if (next === undefined || !level(row, next) || !(lacksWounds(row) || lacksWounds(next))) return [];
    const names = [nameOf(state, row.player), nameOf(state, next.player)];
    const says = `${names.join(' and ')} are tied down to Wounds inflicted, and not all of those are entered.`;
    return [reason('placeOnOpenWounds', 'SD-TB-08', says, { names, rank: row.rank })];
  });
}

export const lacksWounds = ({ games }: Pick<Row, 'games'>): boolean => games.some(({ woundsOpen }) => woundsOpen);

const level = (one: Row, other: Row): boolean =>
  one.ep === other.ep && one.sc === other.sc && compare(one.sos, other.sos) === 0;
