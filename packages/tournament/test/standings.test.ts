import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fourDecimals } from '../src/fraction.ts';
import type { Result } from '../src/scoring/result.ts';
import { type PlayedRound, type Row, standings } from '../src/standings/standings.ts';
import { EVENT_OF_SEVEN, PLAYERS_OF_SEVEN } from './eventOfSeven.ts';

const lots = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus'];
const table = (rows: readonly Row[]): string[] =>
  rows.map(({ player, ep, sc, sos, w, games }) => [player, ep, sc, fourDecimals(sos), w, games.length].join(' '));
const after = (rounds: number, more: Partial<PlayedRound>[] = []): readonly Row[] =>
  standings({
    players: PLAYERS_OF_SEVEN,
    ejected: [],
    rounds: EVENT_OF_SEVEN.slice(0, rounds).map((round, index) => ({ ...round, ...more[index] })),
    lots,
  });

const won = (winner: string, sc: [number, number] = [2, 0], w: [number, number] = [5, 1]): Result => ({
  how: 'victory',
  winner,
  sc,
  w,
});
const round = (n: number, more: Partial<PlayedRound>): PlayedRound => ({
  n,
  matches: [],
  bye: null,
  unpairedLosses: [],
  ...more,
});

describe('the event of seven players', () => {
  it('[SD-X-01] after round 1', () => {
    expect(table(after(1))).toEqual([
      'Ana 3 2 0.0000 6 1',
      'Eli 3 2 0.0000 5 1',
      'Gus 3 2 0.0000 3 1',
      'Cleo 1 1 1.0000 4 1',
      'Dev 1 1 1.0000 4 1',
      'Ben 0 1 3.0000 4 1',
      'Fay 0 0 3.0000 2 1',
    ]);
  });

  it('[SD-X-01] after round 2', () => {
    expect(table(after(2))).toEqual([
      'Eli 6 4 1.5000 10 2',
      'Gus 6 4 0.5000 8 2',
      'Cleo 4 3 0.2500 8 2',
      'Fay 3 2 3.0000 5 2',
      'Ana 3 2 1.5000 8 2',
      'Dev 1 2 2.5000 6 2',
      'Ben 0 1 1.7500 5 2',
    ]);
  });

  it('[SD-X-01] [SD-R-50] after round 3, with Ben dropped', () => {
    expect(table(after(3))).toEqual([
      'Gus 9 6 1.1667 14 3',
      'Eli 6 5 2.3333 14 3',
      'Ana 6 4 0.7778 13 3',
      'Fay 6 3 1.6667 10 3',
      'Cleo 4 4 0.7778 11 3',
      'Dev 1 2 2.1111 6 3',
      'Ben 0 1 1.6667 5 2',
    ]);
  });

  it('[SD-X-01] [SD-R-48] the final standings, won on strength of schedule', () => {
    const rows = after(4);
    expect(table(rows)).toEqual([
      'Gus 9 6 1.3333 17 4',
      'Ana 9 6 1.0000 18 4',
      'Fay 9 5 1.1667 13 4',
      'Cleo 7 6 1.0000 17 4',
      'Eli 6 6 2.1250 19 4',
      'Dev 1 3 2.1250 10 4',
      'Ben 0 1 2.0000 5 2',
    ]);
    expect(rows.map((row) => `${row.wins}–${row.losses}–${row.draws}`)).toEqual([
      '3–1–0',
      '3–1–0',
      '3–1–0',
      '2–1–1',
      '2–2–0',
      '0–3–1',
      '0–2–0',
    ]);
    expect(rows.map(({ sos }) => `${sos.over}/${sos.under}`)).toEqual([
      '4/3',
      '1/1',
      '7/6',
      '1/1',
      '17/8',
      '17/8',
      '2/1',
    ]);
  });

  it('[SD-X-02] [SD-DROP-08] the same event when Ben comes back', () => {
    const back = [{}, {}, { unpairedLosses: ['Ben'] }, { bye: 'Ben' }];
    expect(table(after(4, back))).toEqual([
      'Gus 9 6 1.3333 17 4',
      'Ana 9 6 1.1875 18 4',
      'Fay 9 5 1.1667 13 4',
      'Cleo 7 6 1.1875 17 4',
      'Eli 6 6 2.1250 19 4',
      'Ben 3 3 2.0000 8 4',
      'Dev 1 3 2.1250 10 4',
    ]);
  });

  it('[SD-TB-05] [SD-TB-06] [SD-TB-07] the strength of schedule opens its own sum', () => {
    const gus = after(4).find((row) => row.player === 'Gus');
    expect(gus?.schedule.map(({ opponent, ep, rounds }) => `${opponent} ${ep}/${rounds}`)).toEqual([
      'Dev 1/4',
      'Eli 6/4',
      'Ana 9/4',
    ]);
    expect(gus?.sos).toEqual({ over: 4, under: 3 });
  });

  it('[SD-TB-03] [SD-TB-08] cards and wounds are sums over all rounds, the bye among them', () => {
    const gus = after(4).find((row) => row.player === 'Gus');
    expect(gus?.games.map(({ how, ep, sc, w }) => `${how} ${ep} ${sc} ${w}`)).toEqual([
      'bye 3 2 3',
      'concession 3 2 5',
      'victory 3 2 6',
      'victory 0 0 3',
    ]);
    expect([gus?.ep, gus?.sc, gus?.w]).toEqual([9, 6, 17]);
  });
});

describe('the order of the standings', () => {
  const order = (rounds: readonly PlayedRound[], drawn: readonly string[], ejected: readonly string[] = []): string =>
    standings({ players: ['P', 'Q', 'R', 'S'], rounds, lots: drawn, ejected })
      .map((row) => row.player)
      .join('');

  it('[SD-PTS-05] [SD-TB-01] event points come before every tiebreaker', () => {
    const win: Result = { how: 'time', winner: 'P', sc: [0, 0], w: [1, 0] };
    const draw: Result = { how: 'draw', sc: [1, 1], w: [9, 9] };
    const rounds = [
      round(1, {
        matches: [
          { a: 'P', b: 'Q', result: win },
          { a: 'R', b: 'S', result: draw },
        ],
      }),
    ];
    expect(order(rounds, ['S', 'R', 'Q', 'P'])).toBe('PSRQ');
  });

  it('[SD-TB-02] [SD-TB-04] cards, then strength of schedule, then wounds, then the lot', () => {
    const rounds = [
      round(1, {
        matches: [
          { a: 'P', b: 'Q', result: won('P', [2, 1], [3, 0]) },
          { a: 'R', b: 'S', result: won('R', [2, 1], [9, 0]) },
        ],
      }),
      round(2, { matches: [{ a: 'Q', b: 'S', result: won('Q', [2, 0], [1, 1]) }], unpairedLosses: ['P', 'R'] }),
    ];
    expect(order(rounds, ['S', 'R', 'P', 'Q'])).toBe('QPRS');
  });

  it('[SD-R-57] wounds separate those still tied after cards and schedule', () => {
    const rounds = [
      round(1, {
        matches: [
          { a: 'P', b: 'Q', result: won('P', [2, 0], [4, 1]) },
          { a: 'R', b: 'S', result: won('R', [2, 0], [6, 1]) },
        ],
      }),
    ];
    expect(order(rounds, ['P', 'R', 'S', 'Q'])).toBe('RPSQ');
  });

  it('[SD-X-24] [SD-TB-09] equal in everything, the lower lot stands above', () => {
    const rounds = [
      round(1, {
        matches: [
          { a: 'P', b: 'Q', result: won('P') },
          { a: 'R', b: 'S', result: won('R') },
        ],
      }),
    ];
    expect(order(rounds, ['Q', 'R', 'S', 'P'])).toBe('RPQS');
    expect(order(rounds, ['Q', 'R', 'S', 'P'])).toBe(order([...rounds].reverse(), ['Q', 'R', 'S', 'P']));
  });

  it('[SD-TB-10] a lot never lifts a player over one separated earlier', () => {
    const rounds = [
      round(1, {
        matches: [
          { a: 'P', b: 'Q', result: won('P', [2, 0], [7, 1]) },
          { a: 'R', b: 'S', result: won('R') },
        ],
      }),
    ];
    expect(order(rounds, ['R', 'S', 'Q', 'P'])[0]).toBe('P');
  });

  it('[SD-R-56] an ejected player is listed apart, without a rank', () => {
    const rounds = [
      round(1, {
        matches: [
          { a: 'P', b: 'Q', result: won('P') },
          { a: 'R', b: 'S', result: won('R') },
        ],
      }),
    ];
    const rows = standings({ players: ['P', 'Q', 'R', 'S'], rounds, lots: ['P', 'Q', 'R', 'S'], ejected: ['P'] });
    expect(rows.map(({ player, rank }) => [player, rank])).toEqual([
      ['R', 1],
      ['Q', 2],
      ['S', 3],
      ['P', null],
    ]);
  });
});

describe('strength of schedule', () => {
  const of = (player: string, rounds: readonly PlayedRound[]) =>
    standings({ players: ['P', 'Q', 'R'], rounds, lots: [], ejected: [] }).find((row) => row.player === player);

  it('[SD-X-25] is 0 for a player with byes and unpaired losses only', () => {
    const row = of('P', [round(1, { bye: 'P' }), round(2, { unpairedLosses: ['P'] })]);
    expect(row?.sos).toEqual({ over: 0, under: 1 });
  });

  it('[SD-X-26] [SD-R-49] divides by every round the opponent has a result for, the bye too', () => {
    const rounds = [round(1, { bye: 'Q' }), round(2, { matches: [{ a: 'P', b: 'Q', result: won('Q', [0, 2]) }] })];
    expect(fourDecimals(of('P', rounds)?.sos ?? { over: 0, under: 1 })).toBe('3.0000');
  });

  it('[SD-R-51] an ejected opponent counts like a dropped one', () => {
    const rounds = [round(1, { matches: [{ a: 'P', b: 'Q', result: won('Q', [0, 2]) }] })];
    const [row] = standings({ players: ['P', 'Q'], rounds, lots: [], ejected: ['Q'] });
    expect(row).toMatchObject({ player: 'P', sos: { over: 3, under: 1 } });
  });

  it('[SD-R-52] a forced rematch counts once per match in sum and divisor', () => {
    const again = (n: number) => round(n, { matches: [{ a: 'P', b: 'Q', result: won('Q', [0, 2]) }] });
    const row = of('P', [again(1), again(2), round(3, { matches: [{ a: 'P', b: 'R', result: won('P') }], bye: 'Q' })]);
    expect(row?.schedule).toHaveLength(3);
    expect(row?.sos).toEqual({ over: 2, under: 1 });
  });
});

describe('independence of the input order', () => {
  it('standings are the same in whatever order players, rounds and matches come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(PLAYERS_OF_SEVEN, { minLength: 7 }), fc.boolean(), (players, turned) => {
        const rounds = EVENT_OF_SEVEN.map((one) => ({ ...one, matches: [...one.matches].reverse() })).reverse();
        const given = { players, ejected: [], rounds: turned ? rounds : EVENT_OF_SEVEN, lots };
        expect(standings(given)).toEqual(after(4));
      }),
      { numRuns: 50, seed: 8 },
    );
  });
});
