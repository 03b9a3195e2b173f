import { describe, expect, it } from 'vitest';
import { missionCriticalGain } from '../src/scoring/missionCritical.ts';
import { BYE, isMeeting, type Result, scoresOf, whyImpossible } from '../src/scoring/result.ts';
import { resultOnTime, type TimeCall } from '../src/scoring/timeCall.ts';

const seats = { a: 'P', b: 'Q' };
const call = (more: Partial<TimeCall>): TimeCall => ({
  cards: [0, 0],
  objectives: [0, 0],
  wounds: [0, 0],
  gameBegan: true,
  struggleWonBy: null,
  ...more,
});
const result = (how: Result['how'], winner: string | undefined, sc: [number, number], w: [number, number]): Result =>
  winner === undefined ? { how, sc, w } : { how, winner, sc, w };
const codes = (given: Result): string[] => whyImpossible(seats, given).map((one) => one.code);

describe('what a match is worth', () => {
  it('[SD-PTS-02] [SD-PTS-03] a win brings 3 event points, a loss 0', () => {
    const [p, q] = scoresOf(seats, result('victory', 'P', [2, 1], [6, 4]));
    expect([p.ep, q.ep]).toEqual([3, 0]);
  });

  it('[SD-PTS-04] [SD-END-15] a draw brings 1 event point to both', () => {
    expect(scoresOf(seats, result('draw', undefined, [1, 1], [4, 4])).map((score) => score.ep)).toEqual([1, 1]);
  });

  it('[SD-PAIR-06] [SD-PAIR-07] [SD-PAIR-08] a bye is a win with 2 cards and 3 wounds', () => {
    expect(BYE).toEqual({ verdict: 'win', ep: 3, sc: 2, w: 3 });
  });

  it('[SD-X-14] [SD-R-23] [SD-END-08] the one who concedes loses and keeps their figures', () => {
    const [p, q] = scoresOf(seats, result('concession', 'P', [0, 1], [1, 4]));
    expect(p).toEqual({ verdict: 'win', ep: 3, sc: 2, w: 3 });
    expect(q).toEqual({ verdict: 'loss', ep: 0, sc: 1, w: 4 });
  });

  it('[SD-END-09] [SD-END-10] [SD-END-11] the winner by concession scores at least 2 cards and 3 wounds', () => {
    expect(scoresOf(seats, result('concession', 'Q', [0, 0], [0, 0]))[1]).toEqual(BYE);
  });

  it('[SD-END-12] the two maxima are taken separately', () => {
    expect(scoresOf(seats, result('concession', 'P', [1, 0], [5, 0]))[0]).toMatchObject({ sc: 2, w: 5 });
  });

  it('[SD-R-24] a concession before the game scores 2 and 3 against 0 and 0 and is a meeting', () => {
    const before = result('concession', 'P', [0, 0], [0, 0]);
    expect(scoresOf(seats, before).map(({ sc, w }) => [sc, w])).toEqual([
      [2, 3],
      [0, 0],
    ]);
    expect(isMeeting(before)).toBe(true);
  });

  it('[SD-R-28] [SD-END-16] a match not played is a draw without figures', () => {
    const agreed = result('notPlayed', undefined, [0, 0], [0, 0]);
    expect(scoresOf(seats, agreed)).toEqual([
      { verdict: 'draw', ep: 1, sc: 0, w: 0 },
      { verdict: 'draw', ep: 1, sc: 0, w: 0 },
    ]);
    expect(codes(result('notPlayed', undefined, [1, 1], [0, 0]))).toEqual(['nothingPlayed']);
  });

  it('[SD-R-27] both absent: a loss for each and no meeting', () => {
    const absent = result('bothAbsent', undefined, [0, 0], [0, 0]);
    expect(scoresOf(seats, absent).map((score) => score.verdict)).toEqual(['loss', 'loss']);
    expect(isMeeting(absent)).toBe(false);
  });

  it('[SD-R-30] both ejected: a loss for each, nobody scores as a winner', () => {
    const [p, q] = scoresOf(seats, result('ejection', undefined, [1, 0], [2, 1]));
    expect([p, q]).toEqual([
      { verdict: 'loss', ep: 0, sc: 1, w: 2 },
      { verdict: 'loss', ep: 0, sc: 0, w: 1 },
    ]);
  });

  it('[SD-R-79] a win on time keeps its real figures, without a floor', () => {
    expect(scoresOf(seats, result('time', 'P', [0, 0], [2, 1]))[0]).toEqual({ verdict: 'win', ep: 3, sc: 0, w: 2 });
  });
});

describe('impossible results', () => {
  it.each([
    ['three cards', result('victory', 'P', [3, 0], [1, 1]), 'cardsOutOfBounds'],
    ['half a wound', result('victory', 'P', [2, 0], [1.5, 1]), 'woundsOutOfBounds'],
    ['25 wounds', result('victory', 'P', [2, 0], [25, 1]), 'woundsOutOfBounds'],
    ['a negative card', result('time', 'P', [0, -1], [3, 1]), 'cardsOutOfBounds'],
    ['a winner from elsewhere', result('victory', 'X', [2, 0], [1, 1]), 'winnerElsewhere'],
    ['a victory without a winner', result('victory', undefined, [2, 0], [1, 1]), 'winnerMissing'],
    ['a draw with a winner', result('draw', 'P', [1, 1], [1, 1]), 'winnerTooMany'],
  ])('[SD-END-01] refuses %s', (_, given, code) => {
    expect(codes(given)).toEqual([code]);
  });

  it('[SD-END-01] a victory has the second card on the winner and at most one on the loser', () => {
    expect(codes(result('victory', 'P', [2, 1], [0, 9]))).toEqual([]);
    expect(codes(result('victory', 'Q', [2, 1], [0, 9]))).toEqual(['victoryCards']);
    expect(codes(result('victory', 'P', [2, 2], [0, 9]))).toEqual(['victoryCards']);
    expect(codes(result('victory', 'P', [1, 0], [0, 9]))).toEqual(['victoryCards']);
  });

  it('[SD-END-04] on time nobody wins with fewer cards', () => {
    expect(codes(result('time', 'P', [0, 1], [9, 0]))).toEqual(['timeCards']);
  });

  it('[SD-END-05] on time nobody wins on equal cards without more wounds', () => {
    expect(codes(result('time', 'P', [1, 1], [4, 4]))).toEqual(['timeWounds']);
    expect(codes(result('time', 'P', [1, 1], [5, 4]))).toEqual([]);
  });

  it('[SD-END-06] a draw on time is equal in cards and wounds', () => {
    expect(codes(result('draw', undefined, [1, 1], [5, 4]))).toEqual(['drawFigures']);
    expect(codes(result('draw', undefined, [2, 2], [5, 5]))).toEqual(['drawFigures']);
  });

  it('nobody concedes a game that two cards have ended', () => {
    expect(codes(result('concession', 'P', [2, 0], [1, 1]))).toEqual(['gameWasOver']);
  });
});

describe('the time call', () => {
  it('[SD-X-08] [SD-END-03] control awards the Struggle, then wounds decide on equal cards', () => {
    const given = call({ cards: [1, 0], objectives: [1, 2], wounds: [4, 6] });
    expect(resultOnTime(seats, given)).toEqual({ how: 'time', winner: 'Q', sc: [1, 1], w: [4, 6] });
  });

  it('[SD-X-09] [SD-R-16] tied control awards nothing', () => {
    const given = call({ cards: [1, 0], objectives: [2, 2], wounds: [1, 7] });
    expect(resultOnTime(seats, given)).toEqual({ how: 'time', winner: 'P', sc: [1, 0], w: [1, 7] });
  });

  it('[SD-X-10] [SD-R-20] the card awarded at time is a real one', () => {
    const given = call({ objectives: [2, 1], wounds: [0, 8] });
    expect(resultOnTime(seats, given)).toEqual({ how: 'time', winner: 'P', sc: [1, 0], w: [0, 8] });
  });

  it('[SD-X-11] [SD-R-17] a second card by the last movement is a Victory and control awards nothing more', () => {
    const given = call({ cards: [1, 1], objectives: [0, 3], struggleWonBy: 'a', wounds: [0, 9] });
    expect(resultOnTime(seats, given)).toEqual({ how: 'victory', winner: 'P', sc: [2, 1], w: [0, 9] });
  });

  it('[SD-X-12] [SD-R-18] a Struggle won in the last Turn is not awarded a second time', () => {
    const given = call({ cards: [1, 0], objectives: [3, 1], struggleWonBy: 'b', wounds: [2, 3] });
    expect(resultOnTime(seats, given)).toEqual({ how: 'time', winner: 'Q', sc: [1, 1], w: [2, 3] });
  });

  it('[SD-X-13] [SD-END-06] equal cards, control and wounds are a draw', () => {
    const drawn = resultOnTime(seats, call({ cards: [1, 1], objectives: [1, 1], wounds: [5, 5] }));
    expect(drawn).toEqual({ how: 'draw', sc: [1, 1], w: [5, 5] });
    expect(scoresOf(seats, drawn).map(({ ep, sc, w }) => [ep, sc, w])).toEqual([
      [1, 1, 5],
      [1, 1, 5],
    ]);
  });

  it('[SD-R-14] in set-up nothing is awarded: nothing to nothing', () => {
    expect(resultOnTime(seats, call({ gameBegan: false, objectives: [2, 0] }))).toEqual({
      how: 'draw',
      sc: [0, 0],
      w: [0, 0],
    });
  });

  it('[SD-R-19] [SD-R-22] every controlled objective counts one, in the first Turn of the game too', () => {
    expect(resultOnTime(seats, call({ objectives: [0, 1] }))).toMatchObject({ winner: 'Q', sc: [0, 1] });
  });

  it('[SD-TIM-05] [SD-R-79] whatever the time call gives is a possible result', () => {
    for (let code = 0; code < 2 ** 9; code++) {
      const bit = (at: number): number => (code >> at) & 1;
      const struggleWonBy = bit(6) === 0 ? null : bit(7) === 0 ? 'a' : 'b';
      const given = call({
        cards: [bit(0), bit(1)],
        objectives: [bit(2), bit(3)],
        wounds: [bit(4), bit(5)],
        struggleWonBy,
        gameBegan: bit(8) === 0,
      });
      expect(codes(resultOnTime(seats, given))).toEqual([]);
    }
  });
});

describe('Momentum of Mission Critical', () => {
  const side = { momentum: [8, 7, 6], token: 0, struggleWon: false };

  it('[SD-MC-03] [SD-MC-04] the active player gains one, on their own side', () => {
    expect(missionCriticalGain(true, side)).toEqual({ space: 5, winsStruggle: false });
    expect(missionCriticalGain(false, side)).toEqual({ space: null, winsStruggle: false });
  });

  it('[SD-X-06] [SD-R-08] placed onto the Struggle token it wins the Struggle', () => {
    expect(missionCriticalGain(true, { ...side, token: 5 })).toEqual({ space: 5, winsStruggle: true });
  });

  it('[SD-X-07] [SD-R-07] a full side takes nothing and wins nothing', () => {
    const full = { momentum: [1, 2, 3, 4, 5, 6, 7, 8], token: 0, struggleWon: false };
    expect(missionCriticalGain(true, full)).toEqual({ space: null, winsStruggle: false });
  });

  it('[SD-R-09] a Struggle already won that Turn brings no gain', () => {
    expect(missionCriticalGain(true, { ...side, token: 5, struggleWon: true }).space).toBeNull();
  });

  it('[SD-R-10] an opening side gains as well', () => {
    expect(missionCriticalGain(true, { momentum: [8], token: 0, struggleWon: false }).space).toBe(7);
  });
});
