import { describe, expect, it } from 'vitest';
import { pairRound } from '../src/pairing/pairRound.ts';
import { currentRound, currentStage, playersOf } from '../src/queries/current.ts';
import { whyDrawnAgain } from '../src/rounds/preparing.ts';
import { fieldOf, standingsOf } from '../src/rounds/standing.ts';
import { whyThesePairings } from '../src/show/explain.ts';
import { viewOf } from '../src/show/view.ts';
import { posted } from '../src/standings/difference.ts';
import { Desk, firstLetterWins, names, OLGA, wins } from './desk.ts';

const byeOf = (desk: Desk) => currentRound(desk.state)?.bye ?? null;
const explained = (desk: Desk) => {
  const [stage, round] = [currentStage(desk.state), currentRound(desk.state)];
  return stage === undefined || round === undefined ? [] : whyThesePairings(desk.state, stage, round);
};

describe('the Swiss rounds of an event', () => {
  it('[SD-FMT-01] [SD-PAIR-02] the first stage is Swiss, whatever comes after a cut', () => {
    for (const cutFormat of ['elimination', 'swiss'] as const) {
      const desk = new Desk({ details: { cutFormat } }).gathers(...names(8)).posts();
      expect(currentStage(desk.state)).toMatchObject({ n: 1, format: 'swiss' });
    }
  });

  it('[SD-PAIR-01] every active player stands in the round exactly once', () => {
    const desk = new Desk().gathers(...names(9)).posts();
    const round = currentRound(desk.state);
    expect([...(round === undefined ? [] : playersOf(round))].sort()).toEqual(names(9));
  });

  it('[SD-SWS-01] [SD-PTS-01] event points are credited when the round is closed, not before', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .posts()
      .starts()
      .playsOut();
    expect(desk.table().every((line) => line.endsWith(' 0'))).toBe(true);
    expect(
      desk
        .closes()
        .table()
        .map((line) => line.slice(-1)),
    ).toEqual(['3', '3', '0', '0']);
  });

  it('[SD-R-41] the bye of round 2 goes to the bottom of the full standings of round 1', () => {
    const desk = new Desk().gathers(...names(7)).playsRound(firstLetterWins);
    const rows = desk.table().map((line) => line.split(' ')[0]);
    const first = desk.state.stages[0]?.rounds[0]?.bye;
    desk.posts();
    expect(byeOf(desk)).toBe(rows.filter((player) => player !== first).at(-1));
  });

  it('[SD-BYE-04] a drop from seven to six ends the byes', () => {
    const desk = new Desk().gathers(...names(7)).playsRound(firstLetterWins);
    expect(byeOf(desk)).not.toBeNull();
    desk.does({ kind: 'drop', player: 'P003' }).posts();
    expect(byeOf(desk)).toBeNull();
  });

  it('an event of eight players and eight rounds is paired to its end', () => {
    const desk = new Desk({ details: { swissRounds: 8, cut: 0 } }).gathers(...names(8));
    for (let round = 1; round <= 8; round++) desk.playsRound(firstLetterWins);
    expect(desk.does({ kind: 'finish' }).state.ranking).toHaveLength(8);
  });

  it('[SD-PAIR-01] 512 players are paired', () => {
    const desk = new Desk({ details: { cut: 0 } }).gathers(...names(512)).posts();
    expect(new Set(desk.matches.flatMap(({ a, b }) => [a, b])).size).toBe(512);
  });

  it('[SD-R-42] a win by no-show does not count as a bye', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .posts()
      .starts();
    const match = desk.matchOf('P001');
    const absent = match.a === 'P001' ? match.b : match.a;
    desk.now += 20 * 60_000;
    desk
      .does({ kind: 'markNoShow', players: [absent] })
      .playsOut()
      .closes();
    const stage = currentStage(desk.state);
    const field = stage === undefined ? undefined : fieldOf(desk.state, stage);
    expect(field?.players.find((one) => one.player === 'P001')?.byes).toBe(0);
  });

  it('[SD-SWS-11] [SD-FMT-02] without a cut the first of the standings wins the event, alone', () => {
    const desk = new Desk().gathers(...names(8));
    for (let round = 0; round < 4; round++) desk.playsRound(firstLetterWins);
    desk.does({ kind: 'finish' });
    expect(desk.state.ranking?.[0]).toBe('P001');
    expect(desk.state.entrants.filter((one) => one.state === 'champion').map((one) => one.player)).toEqual(['P001']);
  });

  it('[SD-FMT-03] everyone who was not ejected has exactly one final rank', () => {
    const desk = new Desk()
      .gathers(...names(8))
      .posts()
      .starts();
    desk
      .does({ kind: 'eject', player: 'P004', reason: 'violence' })
      .does({ kind: 'drop', player: 'P005' })
      .playsOut()
      .closes();
    for (let round = 1; round < 4; round++) desk.playsRound(firstLetterWins);
    desk.does({ kind: 'finish' });
    expect([...(desk.state.ranking ?? [])].sort()).toEqual(names(8).filter((one) => one !== 'P004'));
  });

  it('refuses to finish before the rounds are played', () => {
    const desk = new Desk().gathers(...names(4)).playsRound();
    expect(desk.refuses({ kind: 'finish' })).toEqual(['notOver SD-FMT-02']);
  });

  it('[SD-R-35] the organiser is told of a forced rematch before it is posted', () => {
    const desk = new Desk().gathers(...names(4));
    for (let round = 0; round < 3; round++) desk.playsRound(firstLetterWins);
    desk.does({ kind: 'prepareRound' });
    expect(desk.noteCodes()).toEqual(['rematch', 'rematch']);
    expect(currentRound(desk.state)?.state).toBe('prepared');
  });

  it('a round cannot be paired while another is open', () => {
    const desk = new Desk().gathers(...names(4)).posts();
    expect(desk.refuses({ kind: 'prepareRound' })).toEqual(['roundOpen SD-SWS-01']);
  });
});

describe('prepare, inspect, post', () => {
  it('a prepared pairing is seen by the organiser alone', () => {
    const desk = new Desk().gathers(...names(4)).does({ kind: 'prepareRound' });
    expect(viewOf(desk.state, OLGA).stages[0]?.rounds).toHaveLength(1);
    expect(viewOf(desk.state, 'P001').stages[0]?.rounds).toHaveLength(0);
    desk.postsPrepared();
    expect(viewOf(desk.state, 'P001').stages[0]?.rounds).toHaveLength(1);
  });

  it('preparing twice gives the same pairing: nobody fishes for a better draw', () => {
    const desk = new Desk().gathers(...names(12)).does({ kind: 'prepareRound' });
    const first = currentRound(desk.state);
    expect(currentRound(desk.does({ kind: 'prepareRound' }).state)).toEqual(first);
  });

  it('[SD-R-43] until the clock starts a posted pairing can be declared void and drawn anew', () => {
    const desk = new Desk().gathers(...names(12)).posts();
    const first = currentRound(desk.state)?.record?.pairs;
    desk.does({ kind: 'drop', player: 'P001' });
    expect(desk.noteCodes()).toEqual(['voidOrConcede']);
    desk.does({ kind: 'voidRound' }).posts();
    expect(currentRound(desk.state)).toMatchObject({ n: 1, attempt: 1 });
    expect(currentRound(desk.state)?.record?.pairs).not.toEqual(first);
    desk.starts();
    expect(desk.refuses({ kind: 'voidRound' })).toEqual(['clockRuns SD-R-43']);
  });

  it('a result corrected after preparing asks for a new preparation', () => {
    const desk = new Desk().gathers(...names(4)).playsRound();
    const [match] = desk.state.stages[0]?.rounds[0]?.matches ?? [];
    desk.does({ kind: 'prepareRound' });
    if (match !== undefined) desk.does({ kind: 'correctResult', match: match.id, result: wins(match, match.b) });
    desk.does({ kind: 'tick', tables: desk.matches.map((one) => one.table), items: ['terrain'] });
    expect(whyDrawnAgain(desk.state).map(({ code }) => code)).toEqual(['standingsChanged']);
    expect(desk.refuses({ kind: 'publishRound' })).toEqual(['standingsChanged SD-R-58']);
    expect(desk.does({ kind: 'prepareRound' }).postsPrepared().matches).toHaveLength(2);
  });

  it('[SD-BYE-03] a change by hand warns of a second bye', () => {
    const desk = new Desk().gathers(...names(5)).playsRound(firstLetterWins);
    const had = desk.state.stages[0]?.rounds[0]?.bye ?? '';
    desk.does({ kind: 'prepareRound' });
    desk.does({ kind: 'swapSeats', players: [had, byeOf(desk) ?? ''] });
    expect(desk.noteCodes()).toContain('secondBye');
    expect(byeOf(desk)).toBe(had);
    expect(currentRound(desk.state)?.byHand).toBe(true);
  });

  it('[SD-PAIR-09] a change by hand warns of a rematch', () => {
    const desk = new Desk({ details: { swissRounds: 3, cut: 0 } }).gathers(...names(4)).playsRound(firstLetterWins);
    desk.does({ kind: 'prepareRound' });
    const [one] = desk.matches;
    const [old] = desk.state.stages[0]?.rounds[0]?.matches ?? [];
    const partner =
      old !== undefined && one !== undefined ? (old.a === one.a ? old.b : old.b === one.a ? old.a : null) : null;
    const other = desk.state.stages[0]?.rounds[0]?.matches[1];
    const met = partner ?? (other?.a === one?.a ? other?.b : other?.a) ?? '';
    desk.does({ kind: 'swapSeats', players: [one?.b ?? '', met] });
    expect(desk.noteCodes()).toContain('rematch');
  });

  it('a hand change names two players of the round', () => {
    const desk = new Desk().gathers(...names(4)).does({ kind: 'prepareRound' });
    expect(desk.refuses({ kind: 'swapSeats', players: ['P001', 'P001'] })).toEqual(['notPaired']);
    expect(desk.refuses({ kind: 'swapSeats', players: ['P001', 'nobody'] })).toEqual(['notPaired']);
  });
});

describe('why these pairings', () => {
  it('[SD-SWS-07] [SD-SWS-08] names seed, groups, floats and the bye', () => {
    const desk = new Desk()
      .gathers(...names(9))
      .playsRound(firstLetterWins)
      .does({ kind: 'prepareRound' });
    const codes = explained(desk).map((line) => line.code);
    expect(new Set(codes)).toEqual(new Set(['seed', 'bye', 'group', 'float']));
    expect(explained(desk).find((line) => line.code === 'bye')?.rule).toBe('SD-BYE-02');
  });

  it('[SD-R-35] names an unavoidable rematch', () => {
    const desk = new Desk().gathers(...names(4));
    for (let round = 0; round < 3; round++) desk.playsRound(firstLetterWins);
    expect(explained(desk.does({ kind: 'prepareRound' })).filter((line) => line.code === 'rematch')).toHaveLength(2);
  });

  it('after a change by hand it speaks of what is posted', () => {
    const desk = new Desk().gathers(...names(5)).playsRound(firstLetterWins);
    const had = desk.state.stages[0]?.rounds[0]?.bye ?? '';
    desk.does({ kind: 'prepareRound' });
    desk.does({ kind: 'swapSeats', players: [had, byeOf(desk) ?? ''] });
    const lines = explained(desk);
    expect(lines.find((line) => line.code === 'bye')?.facts).toEqual({ player: had, why: 'byHand' });
    expect(lines.map((line) => line.code)).toContain('byHand');
  });

  it('holds all that anyone needs to draw the round again', () => {
    const desk = new Desk()
      .gathers(...names(13))
      .playsRound(firstLetterWins)
      .posts();
    const record = currentRound(viewOf(desk.state, 'a passer-by'))?.record;
    expect(record).not.toBeNull();
    if (record) expect(pairRound(record.field)).toEqual(record);
  });
});

describe('tables', () => {
  it('[SD-R-44] nobody sits at one table twice in four rounds of sixteen', () => {
    const desk = new Desk().gathers(...names(16));
    const sat = new Map<string, number[]>();
    for (let round = 0; round < 4; round++) {
      desk.posts();
      for (const { a, b, table } of desk.matches)
        for (const who of [a, b]) sat.set(who, [...(sat.get(who) ?? []), table]);
      desk.starts().playsOut(firstLetterWins).closes();
    }
    for (const tables of sat.values()) expect(new Set(tables).size).toBe(4);
  });

  it('a fixed table is kept in every round', () => {
    const desk = new Desk().gathers(...names(8)).does({ kind: 'fixTable', player: 'P004', table: 3 });
    for (let round = 0; round < 3; round++) {
      desk.posts();
      expect(desk.matchOf('P004').table).toBe(3);
      desk.starts().playsOut().closes();
    }
  });

  it('tables can be exchanged by hand', () => {
    const desk = new Desk().gathers(...names(8)).does({ kind: 'prepareRound' });
    const [one, other] = desk.matches;
    desk.does({ kind: 'moveTable', match: one?.id ?? '', table: other?.table ?? 0 });
    expect(desk.matches[0]?.table).toBe(other?.table);
    expect(desk.matches[1]?.table).toBe(one?.table);
  });
});

describe('terrain', () => {
  const preset = (volume: number, elevations: number[] = [1, 2]) => ({
    name: 'Ruins',
    mat: 'Sand',
    elevations,
    volume,
  });
  const online = () => new Desk({ setting: 'online' }).gathers(...names(4)).does({ kind: 'prepareRound' });
  const set = (desk: Desk, table: number, volume = 100) =>
    desk.does({ kind: 'setBattlefield', table, battlefield: preset(volume) });

  it('[SD-TER-01] [SD-TER-02] online every table needs a battlefield with its mat', () => {
    const desk = online();
    expect(desk.refuses({ kind: 'publishRound' })).toEqual(['noTerrain SD-TER-03']);
    for (const { table } of desk.matches) set(desk, table);
    expect(desk.refuses({ kind: 'publishRound' })).toEqual([]);
    expect(desk.refuses({ kind: 'setBattlefield', table: 1, battlefield: { ...preset(1), mat: '' } })).toEqual([
      'malformed',
    ]);
  });

  it('[SD-TER-03] at the desk the terrain of each table is ticked in each round', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .playsRound()
      .does({ kind: 'prepareRound' });
    expect(desk.refuses({ kind: 'publishRound' })).toEqual(['noTerrain SD-TER-03']);
    desk.does({ kind: 'waive', tables: desk.matches.map((match) => match.table), items: ['terrain'] });
    expect(desk.refuses({ kind: 'publishRound' })).toEqual([]);
  });

  it('[SD-TER-04] tables that differ too much in volume are pointed out', () => {
    const desk = set(set(online(), 1, 100), 2, 150);
    expect(desk.noteCodes()).toEqual([]);
    expect(set(desk, 2, 151).noteCodes()).toEqual(['terrainUneven']);
  });

  it('[SD-TER-05] a battlefield with fewer than two elevations is refused', () => {
    const flat = { kind: 'setBattlefield', table: 1, battlefield: preset(100, [1, 1]) } as const;
    expect(online().refuses(flat)).toEqual(['tooFlat SD-TER-05']);
  });
});

describe('standings of an event', () => {
  it('[SD-R-54] lots are drawn at the close, stored, and never redrawn by a correction', () => {
    const desk = new Desk().gathers(...names(8)).playsRound(firstLetterWins);
    const round = desk.state.stages[0]?.rounds[0];
    const [match] = round?.matches ?? [];
    expect([...(round?.lots ?? [])].sort()).toEqual(names(8));
    if (match !== undefined) desk.does({ kind: 'correctResult', match: match.id, result: wins(match, match.b) });
    expect(desk.state.stages[0]?.rounds[0]?.lots).toEqual(round?.lots);
    expect(desk.state.stages[0]?.rounds[0]?.posted).toEqual(round?.posted);
  });

  it('[SD-R-54] the standings of a round come out as they were posted, whatever was played since', () => {
    const desk = new Desk().gathers(...names(8)).playsRound(() => ({ how: 'notPlayed', sc: [0, 0], w: [0, 0] }));
    desk.playsRound(firstLetterWins).playsRound(firstLetterWins);
    const [stage] = desk.state.stages;
    if (stage === undefined) throw new Error('no stage');
    expect(posted(standingsOf(desk.state, stage, 1))).toEqual(stage.rounds[0]?.posted);
    expect(posted(standingsOf(desk.state, stage, 2))).toEqual(stage.rounds[1]?.posted);
  });

  it('[SD-R-54] every round draws lots of its own, the same for the same seed', () => {
    const lots = (seed: string) => {
      const desk = new Desk({ seed })
        .gathers(...names(8))
        .playsRound()
        .playsRound();
      return desk.state.stages[0]?.rounds.map((round) => round.lots.join()) ?? [];
    };
    expect(lots('a')[0]).not.toBe(lots('a')[1]);
    expect(lots('a')).toEqual(lots('a'));
    expect(lots('a')).not.toEqual(lots('b'));
  });

  it('[SD-R-55] a dropped player keeps the place and can even win', () => {
    const desk = new Desk({ details: { swissRounds: 1, cut: 0 } })
      .gathers(...names(4))
      .posts()
      .starts()
      .playsOut(firstLetterWins)
      .closes();
    const winner = desk.table()[0]?.split(' ')[0] ?? '';
    desk.does({ kind: 'drop', player: winner }).does({ kind: 'finish' });
    expect(desk.state.ranking?.[0]).toBe(winner);
    expect(desk.entrant(winner)?.state).toBe('dropped');
  });

  it('[SD-R-56] an ejected player is listed apart', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .posts()
      .starts()
      .playsOut()
      .closes();
    desk.does({ kind: 'eject', player: 'P001', reason: 'cheating' });
    const stage = currentStage(desk.state);
    const rows = stage === undefined ? [] : standingsOf(desk.state, stage);
    expect(rows.at(-1)).toMatchObject({ player: 'P001', rank: null });
  });
});
