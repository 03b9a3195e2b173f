import { describe, expect, it } from 'vitest';
import type { Match } from '../src/event/event.ts';
import { bracketOrder } from '../src/rounds/bracket.ts';
import { currentStage } from '../src/queries/current.ts';
import type { Result } from '../src/scoring/result.ts';
import { ART, Desk, firstLetterWins, names, wins } from './desk.ts';

/** Eight players, one Swiss round, then a cut to four: seeds in the order of the standings. */
const cutToFour = (more = {}) => {
  const desk = new Desk({ details: { swissRounds: 1, cut: 4, ...more } })
    .gathers(...names(8))
    .playsRound(firstLetterWins);
  const order = desk.table().map((line) => line.split(' ')[0] ?? '');
  return { desk: desk.does({ kind: 'makeCut' }), order, seeds: order.slice(0, 4) };
};
const games = (desk: Desk): string[] => desk.matches.map(({ a, b }) => `${a}–${b}`).sort();
const seedWins = (seeds: readonly string[]) => (match: Match) =>
  wins(match, seeds.indexOf(match.a) < seeds.indexOf(match.b) ? match.a : match.b);
const drawn: Result = { how: 'draw', sc: [1, 1], w: [4, 4] };

describe('the cut', () => {
  it('[SD-CUT-01] comes after the last Swiss round only', () => {
    const desk = new Desk({ details: { swissRounds: 2, cut: 4 } }).gathers(...names(8)).playsRound();
    expect(desk.refuses({ kind: 'makeCut' })).toEqual(['cutEarly SD-CUT-01']);
    expect(desk.playsRound().refuses({ kind: 'makeCut' })).toEqual([]);
    expect(
      new Desk()
        .gathers(...names(8))
        .playsRound()
        .refuses({ kind: 'makeCut' }),
    ).toEqual(['noCut SD-CUT-01']);
  });

  it('[SD-CUT-02] everyone else is out', () => {
    const { desk, order, seeds } = cutToFour();
    expect(currentStage(desk.state)?.seeds).toEqual(seeds);
    expect(order.slice(4).map((player) => desk.entrant(player)?.state)).toEqual(Array(4).fill('cutOut'));
  });

  it('[SD-R-62] ties at the line are settled by the standings, lots included', () => {
    const desk = new Desk({ details: { swissRounds: 1, cut: 4 } }).gathers(...names(8)).playsRound(() => drawn2());
    const order = desk.table().map((line) => line.split(' ')[0]);
    expect(new Set(desk.table().map((line) => line.slice(-1)))).toEqual(new Set(['1']));
    expect(currentStage(desk.does({ kind: 'makeCut' }).state)?.seeds).toEqual(order.slice(0, 4));
    expect(order).toEqual(desk.state.stages[0]?.rounds[0]?.lots);
  });

  it('[SD-R-55] a dropped player takes no place in it', () => {
    const desk = new Desk({ details: { swissRounds: 1, cut: 4 } }).gathers(...names(8)).playsRound(firstLetterWins);
    const order = desk.table().map((line) => line.split(' ')[0] ?? '');
    desk.does({ kind: 'drop', player: order[1] ?? '' }).does({ kind: 'makeCut' });
    expect(currentStage(desk.state)?.seeds).toEqual([order[0], order[2], order[3], order[4]]);
  });

  it('[SD-X-21] [SD-CUT-03] [SD-CUT-04] who declines is replaced by the next, who takes the last seed', () => {
    const { desk, order, seeds } = cutToFour();
    const [p, q, r, s] = seeds;
    desk.does({ kind: 'drop', player: q ?? '' });
    expect(currentStage(desk.state)?.seeds).toEqual([p, r, s, order[4]]);
    expect(desk.noteCodes()).toEqual(['replacement']);
    desk.posts();
    expect(desk.matches.map(({ a, b }) => [a, b])).toEqual([
      [p, order[4]],
      [r, s],
    ]);
  });

  it('[SD-CUT-03] a posted bracket is void when a player leaves before any game', () => {
    const { desk, order, seeds } = cutToFour();
    desk.posts().does({ kind: 'drop', player: seeds[3] ?? '' });
    expect(desk.noteCodes()).toEqual(['replacement', 'roundVoided']);
    expect(desk.posts().matches.flatMap(({ a, b }) => [a, b])).toContain(order[4]);
  });

  it('[SD-X-22] [SD-R-63] once a game has begun there is no replacement; the opponent goes on', () => {
    const { desk, seeds } = cutToFour();
    const [, q, r] = seeds;
    desk
      .posts()
      .starts()
      .does({ kind: 'drop', player: q ?? '' });
    expect(currentStage(desk.state)?.seeds).toEqual(seeds);
    expect(desk.matchOf(q ?? '').result).toMatchObject({ how: 'concession', winner: r });
    desk.playsOut(seedWins(seeds)).closes().posts();
    expect(desk.matches.flatMap(({ a, b }) => [a, b])).toContain(r);
  });

  it('[SD-R-58] Swiss results stand once the cut is made', () => {
    const { desk } = cutToFour();
    const match = desk.state.stages[0]?.rounds[0]?.matches[0];
    if (match === undefined) throw new Error('no match');
    const correct = { kind: 'correctResult', match: match.id, result: wins(match, match.b) } as const;
    expect(desk.refuses(correct)).toEqual(['cutMade SD-R-58']);
    const cut = desk.event.log.at(-1)?.n ?? 0;
    expect(desk.does({ kind: 'undo', entry: cut }).refuses(correct)).toEqual([]);
  });
});

const drawn2 = (): Result => ({ how: 'notPlayed', sc: [0, 0], w: [0, 0] });

describe('single elimination', () => {
  it('[SD-R-59] the bracket is seeded 1–4, 2–3 and 1–8, 4–5, 2–7, 3–6', () => {
    expect(bracketOrder(4)).toEqual([1, 4, 2, 3]);
    expect(bracketOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(bracketOrder(16)).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
  });

  it('[SD-R-59] it is fixed: nobody swaps its seats', () => {
    const { desk, seeds } = cutToFour();
    desk.does({ kind: 'prepareRound' });
    const swap = { kind: 'swapSeats', players: [seeds[0] ?? '', seeds[1] ?? ''] } as const;
    expect(desk.refuses(swap)).toEqual(['fixedBracket SD-R-59']);
    expect(games(desk)).toEqual([`${seeds[0]}–${seeds[3]}`, `${seeds[1]}–${seeds[2]}`].sort());
  });

  it('[SD-R-60] [SD-PAIR-10] players who met in the Swiss rounds may meet again', () => {
    const desk = new Desk({ details: { swissRounds: 3, cut: 4 } }).gathers(...names(4));
    for (let round = 0; round < 3; round++) desk.playsRound(firstLetterWins);
    desk.does({ kind: 'makeCut' }).posts();
    expect(games(desk)).toEqual(['P001–P004', 'P002–P003']);
    expect(desk.noteCodes()).toEqual([]);
  });

  it('[SD-X-23] [SD-R-61] in a drawn game the better seed goes on', () => {
    const { desk, seeds } = cutToFour();
    desk.posts().starts();
    desk.now += 121 * 60_000;
    desk
      .playsOut(() => drawn)
      .closes()
      .posts();
    expect(games(desk)).toEqual([`${seeds[0]}–${seeds[1]}`]);
    expect(desk.state.stages[1]?.rounds[0]?.matches[1]?.result?.how).toBe('draw');
  });

  it('[SD-R-64] champion, finalist, losers by round and Swiss rank, then the rest', () => {
    const { desk, order, seeds } = cutToFour();
    const [one, two, three, four] = seeds;
    desk
      .posts()
      .starts()
      .playsOut((match) => wins(match, [match.a, match.b].includes(one ?? '') ? (four ?? '') : (three ?? '')))
      .closes();
    desk
      .posts()
      .starts()
      .playsOut((match) => wins(match, three ?? ''))
      .closes()
      .does({ kind: 'finish' });
    expect(desk.state.ranking).toEqual([three, four, one, two, ...order.slice(4)]);
    expect(desk.entrant(three ?? '')?.state).toBe('champion');
    expect(desk.entrant(four ?? '')?.state).toBe('eliminated');
  });

  it('[SD-R-58] a semi-final corrected before the final is posted changes who plays it', () => {
    const { desk, seeds } = cutToFour();
    desk.playsRound(seedWins(seeds));
    const [semi] = desk.matches;
    if (semi === undefined) throw new Error('no match');
    desk.does({ kind: 'correctResult', match: semi.id, result: wins(semi, seeds[3] ?? '') });
    expect([desk.entrant(seeds[0] ?? '')?.state, desk.entrant(seeds[3] ?? '')?.state]).toEqual([
      'eliminated',
      'active',
    ]);
    expect(games(desk.posts())).toEqual([`${seeds[3]}–${seeds[1]}`]);
  });

  it('[SD-R-58] one corrected later does not: the final posted is played and decides', () => {
    const { desk, seeds } = cutToFour();
    desk.playsRound(seedWins(seeds));
    const [semi] = desk.matches;
    if (semi === undefined) throw new Error('no match');
    desk
      .posts()
      .starts()
      .does({ kind: 'correctResult', match: semi.id, result: wins(semi, seeds[3] ?? '') });
    desk
      .playsOut((match) => wins(match, seeds[0] ?? ''))
      .closes()
      .does({ kind: 'finish' });
    expect(desk.state.ranking?.[0]).toBe(seeds[0]);
    expect(desk.entrant(seeds[0] ?? '')?.state).toBe('champion');
  });

  it('an ejection of both finalists still leaves one player ranked first', () => {
    const { desk, seeds } = cutToFour();
    desk.playsRound(seedWins(seeds)).posts().starts();
    for (const player of seeds.slice(0, 2)) desk.does({ kind: 'eject', player, reason: 'violence' }, ART);
    desk.closes().does({ kind: 'finish' });
    expect(desk.state.ranking?.[0]).toBe(seeds[2]);
  });

  it('[SD-R-63] a finalist who leaves between the rounds loses the final without playing', () => {
    const { desk, seeds } = cutToFour();
    desk.playsRound(seedWins(seeds)).does({ kind: 'drop', player: seeds[0] ?? '' });
    expect(desk.refuses({ kind: 'finish' })).toEqual(['notOver SD-FMT-02']);
    desk.playsRound().does({ kind: 'finish' });
    expect(desk.state.ranking?.slice(0, 2)).toEqual([seeds[1], seeds[0]]);
  });

  it('[SD-FMT-02] an event that everybody left still ends with one player ranked first', () => {
    const desk = new Desk().gathers(...names(4)).playsRound(firstLetterWins);
    for (const player of names(4)) desk.does({ kind: 'drop', player });
    expect(desk.refuses({ kind: 'prepareRound' })).toEqual(['tooFewLeft SD-R-81']);
    expect(desk.does({ kind: 'finish' }).state.ranking).toHaveLength(4);
  });
});

describe('a Swiss stage after the cut', () => {
  it('[SD-R-59] is an option, with its own meetings and points', () => {
    const { desk, seeds, order } = cutToFour({ cutFormat: 'swiss' });
    expect(currentStage(desk.state)).toMatchObject({ format: 'swiss', roundsPlanned: 2 });
    desk.playsRound(seedWins(seeds)).playsRound(seedWins(seeds)).does({ kind: 'finish' });
    expect(desk.state.ranking?.[0]).toBe(seeds[0]);
    expect(desk.state.ranking?.slice(4)).toEqual(order.slice(4));
  });
});
