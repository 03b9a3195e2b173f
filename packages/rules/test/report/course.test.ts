import {
  AWAY,
  type Chapter,
  courseOf,
  type GameEvent,
  type GameFile,
  type GameReport,
  type Seat,
  timeUsed,
  totalsOf,
} from '@faultline/rules';
import { describe, expect, it } from 'vitest';

const chapter = (
  turn: number,
  ready: readonly [number, number],
  holders: readonly (Seat | null)[],
  ...events: readonly GameEvent[]
): Chapter =>
  ({
    events,
    open: {
      turn,
      seats: ready.map((forceReady) => ({ forceReady })),
      objectives: holders.map((control, i) => ({ key: `o${i}`, active: true, control })),
    },
  }) as unknown as Chapter;

const force = (seat: Seat, ready: number): GameEvent => ({ event: 'force', seat, ready });
const turn = (n: number): GameEvent => ({ event: 'turn', turn: n, seat: 0 });
const control = (key: string, seat: Seat | null): GameEvent => ({ event: 'control', objective: key, seat });

describe('the course of a game', () => {
  it('[CR-FORCE-01] counts Force as it is spent, and not what comes back', () => {
    const story = [
      chapter(1, [4, 5], []),
      chapter(1, [1, 5], [], force(0, 2), force(0, 1)),
      chapter(2, [4, 3], [], force(0, 4), force(1, 3)),
    ];
    expect(courseOf(story).forceSpent).toEqual([3, 2]);
  });

  it('takes no Force set by hand for Force spent', () => {
    const story = [chapter(1, [4, 4], []), chapter(1, [1, 4], []), chapter(1, [0, 4], [], force(0, 0))];
    expect(courseOf(story).forceSpent).toEqual([1, 0]);
  });

  it('says what each side held at the end of every Turn', () => {
    const story = [
      chapter(1, [0, 0], [null, 1, null]),
      chapter(2, [0, 0], [0, 1, 0], control('o0', 0), control('o2', 0), turn(2)),
      chapter(3, [0, 0], [0, 1, null], control('o2', null), turn(3)),
    ];
    expect(courseOf(story).held).toEqual([
      { turn: 1, by: [2, 1] },
      { turn: 2, by: [1, 1] },
    ]);
  });

  it('counts a Turn that wins a Struggle before the table is cleared', () => {
    const won: GameEvent = { event: 'struggle-won', seat: 1, card: 'x' };
    const story = [chapter(4, [0, 0], [0, null]), chapter(5, [0, 0], [null, null], control('o1', 1), won, turn(5))];
    expect(courseOf(story).held).toEqual([{ turn: 4, by: [1, 1] }]);
  });

  it('begins with the table as it was set up: what was laid out before is neither spent nor held', () => {
    const setUp = chapter(2, [4, 4], [0], force(0, 6), force(0, 4), turn(1), control('o0', 1), turn(2));
    expect(courseOf([setUp])).toEqual({ forceSpent: [0, 0], held: [] });
    expect(courseOf([setUp, chapter(3, [4, 3], [0], force(1, 3), turn(3))])).toEqual({
      forceSpent: [0, 1],
      held: [{ turn: 2, by: [1, 0] }],
    });
  });

  it('of nothing told is nothing', () => {
    expect(courseOf([])).toEqual({ forceSpent: [0, 0], held: [] });
  });
});

describe('the time used', () => {
  const answer = (seat: Seat, time?: number): GameFile['entries'][number] => ({
    do: 'answer',
    seat,
    version: 0,
    answer: { option: 'x' },
    ...(time === undefined ? {} : { time }),
  });

  it('is what each player took for an answer', () => {
    expect(timeUsed([answer(0, 1000), answer(1, 3000), answer(0, 3500), answer(0, 4000)])).toEqual([1000, 2000]);
  });

  it('leaves out pauses in which nobody sat at the table', () => {
    expect(timeUsed([answer(0, 0), answer(1, 86_400_000), answer(0, 86_400_700)])).toEqual([700, 0]);
  });

  it.each([
    ['back in time', -1, 0],
    ['none at all', 0, 0],
    ['the least', 1, 1],
    ['the longest that is a thought', AWAY, 600_000],
    ['a longer one', AWAY + 1, 0],
  ])('of a pause: %s', (_name, pause, used) => {
    expect(timeUsed([answer(0, 5000), answer(1, 5000 + pause)])).toEqual([0, used]);
  });

  it('counts no pause before or after an answer whose time nobody noted', () => {
    expect(timeUsed([answer(0, 1000), answer(1), answer(0, 1500), answer(1, 1700)])).toEqual([0, 200]);
    expect(timeUsed([answer(0), answer(1, 300)])).toEqual([0, 0]);
  });

  it('is nobody’s where an arbiter speaks', () => {
    const note = { do: 'note', by: 'arbiter', text: 'clock', time: 4000 } as const;
    expect(timeUsed([answer(0, 1000), note, answer(1, 4500)])).toEqual([0, 500]);
  });

  it('is not known where nobody noted times', () => {
    expect(timeUsed([answer(0), answer(1)])).toBeNull();
  });
});

describe('the totals of a game', () => {
  it('sum what the Units did and what was held at the end of every Turn', () => {
    const unit = (dealt: number, attacks: number) => ({ damage: { dealt, suffered: 0 }, attacks });
    const side = (struggles: readonly string[], wounds: number, ...units: readonly object[]) => ({
      struggles,
      wounds,
      units,
    });
    const report = { sides: [side(['x'], 3, unit(5, 2), unit(2, 1)), side([], 1, unit(4, 1))] };
    const held = [
      { turn: 1, by: [2, 1] },
      { turn: 2, by: [1, 0] },
    ] as const;
    expect(totalsOf(report as unknown as GameReport, { forceSpent: [6, 4], held })).toEqual([
      { won: 1, wounds: 3, damage: 7, attacks: 3, force: 6, held: 3 },
      { won: 0, wounds: 1, damage: 4, attacks: 1, force: 4, held: 1 },
    ]);
  });
});
