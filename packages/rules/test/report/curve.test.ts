import { type Chapter, curveOf, type GameEvent, type Seat } from '@faultline/rules';
import { describe, expect, it } from 'vitest';

interface Lies {
  readonly token?: number;
  readonly momentum?: readonly [number, number];
}

/** A story of the standard game: how the tracker lies after each chapter, and what happened in it. */
const chapter = (turn: number, { token = 0, momentum = [1, 1] }: Lies, ...events: readonly GameEvent[]): Chapter =>
  ({
    events,
    open: {
      turn,
      units: [
        { seat: 0, slot: 1 },
        { seat: 1, slot: 1 },
      ],
      score: { mode: 'standard', token, momentum, card: 'one' },
    },
  }) as unknown as Chapter;

const turn = (n: number): GameEvent => ({ event: 'turn', turn: n, seat: 0 });
const token = (to: number, by: Seat = 0): GameEvent => ({ event: 'token', to, by });
const gain = (seat: Seat): GameEvent => ({ event: 'momentum', seat, space: 7, gained: true });
const won = (seat: Seat, card = 'one'): GameEvent => ({ event: 'struggle-won', seat, card });
const dealt = (card: string): GameEvent => ({ event: 'struggle', card, map: 1 });
const wounded = { event: 'wounded', unit: 1, cause: { unit: 0 } } as unknown as GameEvent;
const over: GameEvent = { event: 'over', result: { winner: 0, why: 'struggles' } };

const told = (...story: readonly Chapter[]) => curveOf(story, [...story.keys()]);

describe('the curve of a game', () => {
  it('[CR-STRUG-02] is the tracker as each Turn left it', () => {
    const { turns } = told(
      chapter(0, {}),
      chapter(1, {}, turn(1)),
      chapter(2, { token: 2 }, token(1), token(2), gain(0), turn(2)),
      chapter(2, { token: 1, momentum: [2, 1] }, token(1, 1), over),
    );
    expect(turns).toEqual([
      { turn: 1, version: 1, token: 2, momentum: [2, 1], wounds: [0, 0] },
      { turn: 2, version: 2, token: 1, momentum: [1, 1], wounds: [0, 0] },
    ]);
  });

  it('[R-STRUG-1] keeps the space a Struggle was won at, although the next one begins in the same Turn', () => {
    const { turns, phases } = told(
      chapter(3, { token: 4 }),
      chapter(4, { token: 0 }, token(5), won(0), dealt('two'), turn(4)),
      chapter(4, { token: -1 }, token(-1, 1), over),
    );
    expect(turns.map((each) => each.token)).toEqual([5, -1]);
    expect(phases).toEqual([
      { card: 'one', from: 3, to: 3, token: 4, winner: 0 },
      { card: 'two', from: 4, to: 4, token: 0, winner: null },
    ]);
  });

  it('goes on with a Struggle whose card was exchanged', () => {
    const { phases } = told(chapter(1, {}), chapter(2, {}, dealt('other'), turn(2)), chapter(2, {}, over));
    expect(phases).toEqual([{ card: 'other', from: 1, to: 2, token: 0, winner: null }]);
  });

  it('names the Turns that decided: what was won first, then what moved most, in order', () => {
    const { turningPoints } = told(
      chapter(1, {}),
      chapter(2, { token: 1 }, token(1), turn(2)),
      chapter(2, { token: 3 }, token(3), wounded, gain(0)),
      chapter(3, { token: 3 }, turn(3)),
      chapter(3, { token: 4 }, token(4), won(0), over),
    );
    expect(turningPoints.map((each) => [each.turn, each.version])).toEqual([
      [2, 2],
      [3, 4],
    ]);
    expect(turningPoints[0]).toMatchObject({
      token: { from: 1, to: 3 },
      wounds: [{ unit: 'b1', by: 'a1' }],
      won: null,
    });
    expect(turningPoints[1]?.won).toEqual({ phase: 0, seat: 0 });
  });

  it('names no more than four of them', () => {
    const swings = Array.from({ length: 9 }, (_, n) => chapter(n + 2, {}, token(n % 2 === 0 ? 4 : -4), turn(n + 2)));
    expect(told(chapter(1, {}), ...swings).turningPoints).toHaveLength(4);
  });

  it('is empty where nothing was told, and for a game given up before its first Turn', () => {
    const nothing = { turns: [], phases: [], turningPoints: [] };
    expect(curveOf([], [])).toEqual(nothing);
    expect(told(chapter(0, {}), chapter(0, {}, over)).turns).toEqual([]);
  });
});
