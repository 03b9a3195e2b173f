// How a match ended and what that is worth to both sides. Figures stand in the order of the match's seats.
import type { PlayerId } from '../pairing/field.ts';
import { type Reason, reason } from '../reason.ts';

export const ENDINGS = [
  'victory',
  'time',
  'draw',
  'concession',
  'noShow',
  'notPlayed',
  'ejection',
  'bothAbsent',
] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Result {
  readonly how: Ending;
  readonly winner?: PlayerId;
  /** Struggle Cards claimed when the game stopped. */
  readonly sc: readonly [number, number];
  /** Wounds inflicted when the game stopped. */
  readonly w: readonly [number, number];
  /** Nobody has noted the Wounds: they count as none until somebody does. */
  readonly woundsOpen?: boolean;
}

export interface Seats {
  readonly a: PlayerId;
  readonly b: PlayerId;
}

export type Verdict = 'win' | 'draw' | 'loss';

export interface Score {
  readonly verdict: Verdict;
  readonly ep: number;
  readonly sc: number;
  readonly w: number;
}

const EVENT_POINTS: Readonly<Record<Verdict, number>> = { win: 3, draw: 1, loss: 0 };

/** A bye is a win with these figures; a match won without playing it out is worth at least as much. */
export const BYE: Score = { verdict: 'win', ep: EVENT_POINTS.win, sc: 2, w: 3 };
export const UNPAIRED_LOSS: Score = { verdict: 'loss', ep: EVENT_POINTS.loss, sc: 0, w: 0 };

const CARDS_TO_WIN = 2;
/** Six Units, each Wounded once more than the highest Durability, 3. */
export const MOST_WOUNDS = 24;

const GIVEN_UP: readonly Ending[] = ['concession', 'noShow', 'ejection'];

/** Both absent is an unpaired loss for each, so those two have not met (SD-R-27). */
export function isMeeting(result: Result): boolean {
  return result.how !== 'bothAbsent';
}

export function scoresOf(seats: Seats, result: Result): readonly [Score, Score] {
  return [scoreOf(seats.a, result, 0), scoreOf(seats.b, result, 1)];
}

function scoreOf(player: PlayerId, result: Result, seat: 0 | 1): Score {
  const verdict = verdictOf(player, result);
  const floor = verdict === 'win' && GIVEN_UP.includes(result.how) ? BYE : UNPAIRED_LOSS;
  return {
    verdict,
    ep: EVENT_POINTS[verdict],
    sc: Math.max(floor.sc, result.sc[seat]),
    w: Math.max(floor.w, result.w[seat]),
  };
}

function verdictOf(player: PlayerId, result: Result): Verdict {
  if (result.winner !== undefined) return result.winner === player ? 'win' : 'loss';
  return result.how === 'draw' || result.how === 'notPlayed' ? 'draw' : 'loss';
}

/** Everything that makes a result impossible; none if it can have happened. */
export function whyImpossible(seats: Seats, result: Result): readonly Reason[] {
  const reasons = [...boundsBroken(result), ...winnerMissing(seats, result), ...woundsNeeded(result)];
  return reasons.length > 0 ? reasons : whyEndingImpossible(seats, result);
}

function boundsBroken(result: Result): readonly Reason[] {
  const within = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
  const cards = result.sc
    .filter((value) => !within(value, CARDS_TO_WIN))
    .map((given) =>
      reason('cardsOutOfBounds', 'SD-END-01', `A player claims 0, 1 or 2 Struggle Cards in a match, not ${given}.`, {
        given,
        most: CARDS_TO_WIN,
      }),
    );
  const wounds = result.w
    .filter((value) => !within(value, MOST_WOUNDS))
    .map((given) =>
      reason('woundsOutOfBounds', 'SD-R-21', `Wounds must be between 0 and ${MOST_WOUNDS}, not ${given}.`, {
        given,
        most: MOST_WOUNDS,
      }),
    );
  return [...cards, ...wounds];
}

function winnerMissing(seats: Seats, { how, winner }: Result): readonly Reason[] {
  const needsWinner = how === 'victory' || how === 'time' || how === 'concession' || how === 'noShow';
  const bansWinner = how === 'draw' || how === 'notPlayed' || how === 'bothAbsent';
  if (needsWinner && winner === undefined) {
    return [reason('winnerMissing', null, `A match that ended by ${how} needs a winner.`, { how })];
  }
  if (bansWinner && winner !== undefined) {
    return [reason('winnerTooMany', 'SD-END-15', `A match recorded as ${how} has no winner.`, { how, winner })];
  }
  if (winner !== undefined && winner !== seats.a && winner !== seats.b) {
    return [reason('winnerElsewhere', null, 'The winner named does not play in this match.', { winner })];
  }
  return [];
}

/** Wounds can be noted later, except where they decide the match or where there were none. */
function woundsNeeded({ how, sc, w, woundsOpen }: Result): readonly Reason[] {
  if (woundsOpen !== true) return [];
  const decide = (how === 'time' || how === 'draw') && sc[0] === sc[1];
  const none = how === 'noShow' || how === 'notPlayed' || how === 'bothAbsent';
  if (decide)
    return [
      reason('woundsDecide', 'SD-END-05', 'Struggle Cards are tied, so Wounds decide. Enter them first.', { sc }),
    ];
  if (!none && w[0] === 0 && w[1] === 0) return [];
  return [reason('woundsNotOpen', 'SD-R-21', 'Wounds are either entered or left open, not both.', { how, w })];
}

function whyEndingImpossible(seats: Seats, result: Result): readonly Reason[] {
  const [sc, w] = [result.sc, result.w];
  const winnerSeat = result.winner === seats.b ? 1 : 0;
  const loserSeat = winnerSeat === 0 ? 1 : 0;
  const impossible = (code: string, rule: string, says: string): readonly Reason[] => [
    reason(code, rule, says, { how: result.how, sc, w }),
  ];
  switch (result.how) {
    case 'victory':
      if (sc[winnerSeat] === CARDS_TO_WIN && sc[loserSeat] < CARDS_TO_WIN) return [];
      return impossible('victoryCards', 'SD-END-01', 'A victory is won with 2 Struggle Cards against 0 or 1.');
    case 'time':
      if (sc[loserSeat] === CARDS_TO_WIN || sc[winnerSeat] < sc[loserSeat]) {
        return impossible('timeCards', 'SD-END-04', 'When time is called, the player with more Struggle Cards wins.');
      }
      if (sc[winnerSeat] === sc[loserSeat] && w[winnerSeat] <= w[loserSeat]) {
        return impossible(
          'timeWounds',
          'SD-END-05',
          'When time is called and Struggle Cards are tied, the player with more Wounds inflicted wins.',
        );
      }
      return [];
    case 'draw':
      if (sc[0] === sc[1] && sc[0] < CARDS_TO_WIN && w[0] === w[1]) return [];
      return impossible('drawFigures', 'SD-END-06', 'A draw on time needs equal cards, 0 or 1 each, and equal Wounds.');
    case 'concession':
    case 'ejection':
      if (sc[0] < CARDS_TO_WIN && sc[1] < CARDS_TO_WIN) return [];
      return impossible(
        'gameWasOver',
        'SD-END-01',
        'A player with 2 Struggle Cards has already won; nobody can concede.',
      );
    case 'noShow':
    case 'notPlayed':
    case 'bothAbsent':
      if ([...sc, ...w].every((value) => value === 0)) return [];
      return impossible('nothingPlayed', 'SD-R-28', 'A match that was not played has no cards and no Wounds.');
  }
}

export function sameResult(one: Result, other: Result): boolean {
  const figures = ({ how, winner = '', sc, w, woundsOpen = false }: Result): string =>
    JSON.stringify([how, winner, sc, w, woundsOpen]);
  return figures(one) === figures(other);
}
